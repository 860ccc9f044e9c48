import { questionText } from '../text/question.ts'
import { Button } from '../ui/button.tsx'
import { useCanSpeak } from '../vocabulary/speech.ts'
import type { AskedWord } from './asked-word.ts'
import { KeyHints, questionKeys } from './key-hints.tsx'
import styles from './lesson-card.module.css'
import { lessonKeys } from './lesson-keys.ts'
import { MeaningTile } from './meaning-tile.tsx'
import { Dock } from './question-field.tsx'
import { questionShortcuts, useConfirmKeys, useShortcuts } from './shortcuts.ts'
import { UndoButton } from './undo-button.tsx'

/** The card by which a word is taught: what it means and how it is used. */
export function LessonCard({
  word,
  isNew,
  verbs: { understand, sayKnown, undo },
}: {
  readonly word: AskedWord
  /** Whether it may be known: a card that comes again is there to be read. */
  readonly isNew: boolean
  readonly verbs: {
    readonly understand: () => void
    readonly sayKnown: () => void
    readonly undo: (() => void) | undefined
  }
}) {
  const canSpeak = useCanSpeak()
  useConfirmKeys(understand)
  useShortcuts({ ...questionShortcuts({ undo }), k: isNew ? sayKnown : undefined })
  return (
    <>
      <MeaningTile word={word} />
      <Dock>
        {isNew && (
          <Button kind="secondary" onClick={sayKnown}>
            {questionText.known}
          </Button>
        )}
        {undo && <UndoButton onUndo={undo} isIcon={isNew} />}
        <span className="push" />
        <Button kind="primary" className={styles.understood} onClick={understand}>
          {questionText.understood}
        </Button>
      </Dock>
      <KeyHints
        of={[
          lessonKeys.understood,
          isNew && lessonKeys.known,
          canSpeak && questionKeys.listen,
          !!undo && questionKeys.undo,
        ]}
      />
    </>
  )
}
