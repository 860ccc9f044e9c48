import type { ReactNode } from 'react'
import type { Accent, Cefr } from '#domain/words/entry.ts'
import { usePreferences } from '../storage/preferences.ts'
import { cefrName } from '../text/lists.ts'
import { speakingText } from '../text/speaking.ts'
import { Speaker } from './speaker.tsx'
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
      <Speaker text={word} label={speakingText.listen(word)} className={styles.speaker} />
      <Ipa ipa={ipa} />
      {children}
    </p>
  )
}

/** How a word sounds in the accent that the learner has chosen. */
export function Ipa({ ipa }: { readonly ipa: Readonly<Record<Accent, string>> }) {
  const accent = usePreferences((preferences) => preferences.accent)
  if (ipa[accent] === '') return null
  return (
    <span className={`ipa ${styles.ipa}`} lang="en-fonipa">
      /{ipa[accent]}/
    </span>
  )
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
  part,
  labels = [],
}: {
  readonly cefr?: Cefr | undefined
  /** As a text: see `partText`. */
  readonly part: string
  /** What else is true of all its senses: see `labelsOf`. */
  readonly labels?: readonly string[]
}) {
  return (
    <>
      {cefr && <Level cefr={cefr} />}
      <span className={styles.part}>
        <i>{part}</i>
        {labels.map((label) => ` · ${label}`)}
      </span>
    </>
  )
}
