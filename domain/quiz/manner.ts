import type { Direction, OptionText } from '../words/entry.ts'

/** How many options a question has, and how many of them are wrong. */
export const optionCount = 5
export const distractorCount = optionCount - 1

/** How a question is put, as far as its options depend on it. */
export type Manner = {
  readonly direction: Direction
  /** What the options show; where they are words (`tr-en`), it is always definitions that ask. */
  readonly optionText: OptionText
  /** Whether the last answer about the word was right: then all four wrong options tempt, and the nearest do first. */
  readonly wasRight: boolean
  /** Places of the words that the learner has taken for this one before. */
  readonly confused: readonly number[]
}

/** How a word is asked that nothing is known of. */
export const plainManner: Manner = {
  direction: 'en-tr',
  optionText: 'definition',
  wasRight: false,
  confused: [],
}
