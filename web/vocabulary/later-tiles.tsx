import type { ReactNode } from 'react'
import type { Shown } from '#domain/quiz/list-index.ts'
import { type QuizOption, verdictOf } from '#domain/quiz/round.ts'
import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import type { Direction } from '#domain/words/entry.ts'
import type { OptionLetter } from '../text/lists.ts'
import { verdictText } from '../text/review.ts'
import styles from './option.module.css'
import { OptionBadge, OptionText, turkishText } from './option.tsx'

// The tiles that the question of a game does not wait for.

/**
 * The tile of an option whose answer is known: it tells right from wrong, names the English word
 * whose meaning it is, and opens that word's card.
 */
export function AnsweredTile({
  option,
  letter,
  senses,
  direction,
  onOpen,
}: {
  readonly option: QuizOption
  readonly letter: OptionLetter | undefined
  readonly senses: Shown
  readonly direction: Direction
  readonly onOpen: () => void
}) {
  const verdict = verdictOf(option)
  return (
    <button
      type="button"
      className={styles.option}
      data-verdict={verdict}
      data-compact=""
      onClick={onOpen}
    >
      <OptionBadge letter={letter} verdict={verdict} />
      <span className={styles.text}>
        <OptionText entry={option} senses={senses} direction={direction} />
        <span className={styles.byline}>
          {verdictText[verdict] && <span>{verdictText[verdict]}</span>}
          {direction === 'en-tr' && <b lang="en">{option.word}</b>}
          {senses !== 'gloss' && option.gloss && <span>{option.gloss}</span>}
          {direction === 'tr-en' && <span>{turkishText(option, senses)}</span>}
        </span>
      </span>
    </button>
  )
}

/** The tile of an option that answers at once: a button. */
export function PickButton({
  onPick,
  children,
}: {
  readonly onPick: () => void
  readonly children: ReactNode
}) {
  return (
    <button type="button" className={styles.option} onClick={onPick}>
      {children}
    </button>
  )
}

/** The tile of a short answer that is told wrong at once, or leads on. */
export function AnswerTile({
  letter,
  text,
  isWrong,
  onPick,
}: {
  readonly letter: OptionLetter | undefined
  readonly text: string
  readonly isWrong: boolean
  readonly onPick: () => void
}) {
  return (
    <button
      type="button"
      className={styles.option}
      data-verdict={isWrong ? 'wrong' : undefined}
      onClick={onPick}
    >
      <OptionBadge letter={letter} verdict={isWrong ? 'wrong' : 'plain'} />
      <span className={styles.text}>{withTurkishCapital(text)}</span>
    </button>
  )
}

/**
 * The tile of `PickTile` once the answer is known, of the same size and with the same line breaks.
 * It opens the card of its word, which stands at its right where there is room for it.
 */
export function RevealedTile({
  option,
  letter,
  senses,
  direction,
  onOpen,
}: {
  readonly option: QuizOption
  readonly letter: OptionLetter | undefined
  readonly senses: Shown
  readonly direction: Direction
  readonly onOpen: () => void
}) {
  const verdict = verdictOf(option)
  const isOnStage = direction === 'tr-en'
  return (
    <button
      type="button"
      className={styles.option}
      data-verdict={verdict}
      data-on-stage={isOnStage ? '' : undefined}
      data-question={isOnStage ? undefined : ''}
      onClick={onOpen}
    >
      <OptionBadge letter={letter} verdict={verdict} />
      <OptionText entry={option} senses={senses} direction={direction} />
      {verdictText[verdict] && <span className="sr">. {verdictText[verdict]}</span>}
      {!isOnStage && (
        <b className={styles.word} lang="en">
          {option.word}
        </b>
      )}
    </button>
  )
}
