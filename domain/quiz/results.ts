import type { QuizOption } from './round.ts'

/** What the store keeps of an option for the results. */
export type AnswerInfo = {
  readonly word: string
  readonly isTrue: boolean
  readonly isSelection: boolean
}

export type Answers = readonly (readonly QuizOption[])[]
export type AnswerGroups = readonly (readonly AnswerInfo[])[]

/** A group for each round, an entry for each option. */
export function answerInfoOf(answers: Answers): AnswerGroups {
  return answers.map((options) =>
    options.map(({ word, isTrue, isSelection }) => ({ word, isTrue, isSelection })),
  )
}

/** Counts of `groups`: right are the entries that are both true and selected, wrong the rest. */
export function countAnswers(groups: AnswerGroups): {
  readonly total: number
  readonly correct: number
  readonly wrong: number
} {
  const total = groups.length
  const correct = groups.flat().filter((entry) => entry.isTrue && entry.isSelection).length
  return { total, correct, wrong: total - correct }
}
