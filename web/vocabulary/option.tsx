import type { ComponentProps, ReactNode } from 'react'
import { type Shown, shownTurkish } from '#domain/quiz/list-index.ts'
import type { Verdict } from '#domain/quiz/round.ts'
import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import type { Direction, WordEntry } from '#domain/words/entry.ts'
import type { OptionLetter } from '../text/lists.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './option.module.css'

/** The Turkish text of a word in a question; a gloss stands in lower case, as in a dictionary. */
export function turkishText(entry: WordEntry, senses: Shown): string {
  if (senses === 'gloss') return entry.gloss
  return withTurkishCapital(shownTurkish(entry, senses).join('; '))
}

/** What an option says: the Turkish meaning, or in the other direction the English word. */
export function OptionText({
  entry,
  senses,
  direction,
}: {
  readonly entry: WordEntry
  readonly senses: Shown
  readonly direction: Direction
}) {
  return direction === 'en-tr' ? (
    <span className={senses === 'gloss' ? styles.gloss : undefined}>
      {turkishText(entry, senses)}
    </span>
  ) : (
    <span lang="en">{entry.word}</span>
  )
}

/** The badge of an option: its letter, or in the place of that a tick or a cross. */
export function OptionBadge({
  letter,
  verdict = 'plain',
}: {
  readonly letter: OptionLetter | undefined
  readonly verdict?: Verdict
}) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {verdict === 'plain' ? letter : <Icon name={verdict === 'wrong' ? 'cross' : 'check'} />}
    </span>
  )
}

/** The tile of an option that can still be picked: a radio button. */
export function PickTile({
  isOnStage,
  badge,
  text,
  ...input
}: {
  readonly isOnStage: boolean
  readonly badge: ReactNode
  readonly text: ReactNode
} & ComponentProps<'input'>) {
  return (
    <label
      className={styles.option}
      data-on-stage={isOnStage ? '' : undefined}
      data-question={isOnStage ? undefined : ''}
    >
      <input type="radio" {...input} />
      {badge}
      {text}
    </label>
  )
}
