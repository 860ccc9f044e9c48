import { type ReactNode, useState } from 'react'
import type { Accent, Cefr, PartOfSpeech } from '#domain/words/entry.ts'
import { usePreferences } from '../storage/preferences.ts'
import { cefrName, partOfSpeechText } from '../text/lists.ts'
import { wordCardText } from '../text/word-card.ts'
import { IconButton } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import { speak, useCanSpeak } from './speech.ts'
import styles from './stage.module.css'

/** The line under a word: how it sounds, and what else `children` say of it. */
export function Pronunciation({
  word,
  ipa,
  children,
}: {
  readonly word: string
  readonly ipa: Readonly<Record<Accent, string>>
  readonly children?: ReactNode
}) {
  return (
    <p className={styles.say}>
      <Speaker word={word} />
      <Ipa ipa={ipa} />
      {children}
    </p>
  )
}

/** How a word sounds in the accent that the learner has chosen. */
export function Ipa({ ipa }: { readonly ipa: Readonly<Record<Accent, string>> }) {
  const accent = usePreferences((preferences) => preferences.accent)
  return (
    <span className={`ipa ${styles.ipa}`} lang="en-fonipa">
      /{ipa[accent]}/
    </span>
  )
}

/** Says the word aloud; not there on a device without an English voice. */
export function Speaker({
  word,
  isLarge = false,
}: {
  readonly word: string
  /** Whether it is all that is asked: then it does not say what the word is. */
  readonly isLarge?: boolean
}) {
  const canSpeak = useCanSpeak()
  const [isPlaying, setPlaying] = useState(false)
  if (!canSpeak) return null
  const play = () => {
    setPlaying(true)
    sayWord(word, () => setPlaying(false))
  }
  return (
    <IconButton
      icon="speaker"
      label={isLarge ? wordCardText.listenAgain : wordCardText.listen(word)}
      className={styles.speaker}
      data-large={isLarge ? '' : undefined}
      aria-pressed={isPlaying}
      onClick={play}
    />
  )
}

/** Says `word` in the accent that the learner has chosen; a failure is told in a toast. */
export function sayWord(word: string, onEnd?: () => void): void {
  speak(word, usePreferences.getState().accent, (isSpoken) => {
    onEnd?.()
    if (!isSpoken) showToast({ text: wordCardText.soundFailed, icon: 'warning', isAlert: true })
  })
}

/** The level of a word, as a badge: bright on the stage, soft among other texts. */
export function Level({
  cefr,
  isSoft = false,
}: {
  readonly cefr: Cefr
  readonly isSoft?: boolean
}) {
  return (
    <abbr className={styles.cefr} data-soft={isSoft ? '' : undefined} title={cefrName(cefr)}>
      {cefr}
    </abbr>
  )
}

/** A word's level and part of speech, as they stand beside its pronunciation. */
export function LevelAndPart({
  cefr,
  partOfSpeech,
  labels = [],
}: {
  readonly cefr?: Cefr
  readonly partOfSpeech: PartOfSpeech
  /** What else is true of all its senses: see `labelsOf`. */
  readonly labels?: readonly string[]
}) {
  return (
    <>
      {cefr && <Level cefr={cefr} />}
      <span className={styles.part}>
        <i>{partOfSpeechText[partOfSpeech]}</i>
        {labels.map((label) => ` · ${label}`)}
      </span>
    </>
  )
}
