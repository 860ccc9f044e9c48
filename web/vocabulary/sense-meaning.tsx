import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ownWordId } from '#domain/lists/own-list.ts'
import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import type { SenseDetail } from '#lexicon/word-detail.ts'
import { ownLexicon, useOwnLexicon } from '../lexicon/own-lexicon.ts'
import { ownWordText } from '../text/own-words.ts'
import { IconButton } from '../ui/button.tsx'
import { LaterIcon } from '../ui/later-icon.tsx'
import styles from './sense-meaning.module.css'

// Most who see a meaning leave it as it is.
const CorrectionForm = lazy(async () => ({
  default: (await import('./correction-form.tsx')).CorrectionForm,
}))

/** What a sense means in Turkish, as the lexicon or the learner has it, to be corrected in place. */
export function SenseMeaning({
  sense,
  labels,
}: {
  readonly sense: SenseDetail
  readonly labels: readonly string[]
}) {
  const correction = useOwnLexicon()?.corrections.get(sense.id)
  useEffect(() => void ownLexicon(), [])
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const gloss = correction?.gloss ?? sense.gloss
  const definition = correction?.definitionTr ?? sense.definitionTr
  const remarks = [...labels, ...(correction ? [ownWordText.corrected] : [])]
  const close = () => {
    setOpen(false)
    // The form had the focus; it is gone in the next moment.
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen) {
    return (
      <Suspense>
        <CorrectionForm sense={sense} correction={correction} onClose={close} />
      </Suspense>
    )
  }
  const shown = gloss.length > 0 ? gloss.join(', ') : definition || ownWordText.waits
  return (
    <>
      <div className={styles.line}>
        <p className={styles.gloss}>
          {shown}
          {remarks.length > 0 && <span className={styles.labels}> {remarks.join(' · ')}</span>}
        </p>
        {/* Own words are changed in their lists. */}
        {ownWordId(sense.id) === undefined && (
          <IconButton
            ref={opener}
            icon={<LaterIcon name="edit" />}
            label={ownWordText.correct(shown)}
            className={styles.edit}
            onClick={() => setOpen(true)}
          />
        )}
      </div>
      {gloss.length > 0 && definition !== '' && <p>{withTurkishCapital(definition)}.</p>}
    </>
  )
}
