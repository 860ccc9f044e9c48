import type { WordEntry } from '../words/entry.ts'
import type { Item } from './draw-item.ts'
import { entryAt, type ListIndex } from './list-index.ts'

/** An answered item: `chosen` is the place of the option picked, `undefined` for *Bilmiyorum*. */
export type Round = {
  readonly item: Item
  readonly chosen: number | undefined
}

/** One of the five options of a round, as the shared store holds it. */
export type QuizOption = WordEntry & {
  /** Whether it is the one right option. */
  readonly isTrue: boolean
  /** Its place in the word list. */
  readonly indexWord: number
  /** Whether the learner picked it. */
  readonly isSelection: boolean
}

export type Verdict = 'right' | 'wrong' | 'missed' | 'plain'

/** The five options of `round` in the order shown. */
export function optionsOf(round: Round, index: Pick<ListIndex, 'entries'>): QuizOption[] {
  return round.item.options.map((indexWord) => ({
    ...entryAt(index, indexWord),
    isTrue: indexWord === round.item.target,
    indexWord,
    isSelection: indexWord === round.chosen,
  }))
}

/** Whether the option picked is the right one. */
export function isRight({ item, chosen }: Round): boolean {
  return chosen === item.target
}

/** How an option looks once the answer is known: `missed` is the right one that was not chosen. */
export function verdictOf(option: Pick<QuizOption, 'isTrue' | 'isSelection'>): Verdict {
  if (option.isTrue) return option.isSelection ? 'right' : 'missed'
  return option.isSelection ? 'wrong' : 'plain'
}
