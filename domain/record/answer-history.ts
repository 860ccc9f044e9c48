import { localDay } from './local-day.ts'
import type { AnswerRecord } from './log-record.ts'
import { afterAnswer, type Grade, grades, type QuestionKind, questionKinds } from './memory.ts'

/**
 * What progress needs of the answers to one sense, packed: 200,000 answers are read in a hundredth
 * of the time that their records take. All of it can be rebuilt from them.
 */
export type AnswerHistory = {
  readonly sense: string
  /** The stability of its memory after the very first answer. */
  readonly firstStabilityDays: number
  /** The answers in the order of their ids; see `pastAnswers`. */
  readonly packed: Int32Array
}

/** An answer that counts, on the learner's day. */
export type PastAnswer = {
  readonly sense: string
  readonly day: number
  readonly asked: AnswerRecord['asked']
  readonly question: QuestionKind
  readonly grade: Grade
}

// In an answer's number, from the lowest bit on: grade, question, where it was asked, day. Another
// order of these, here or where they are declared, is another way to derive.
const askedIn = ['game', 'recall'] as const
const [questionShift, askedShift, dayShift] = [2, 4, 5]
const [gradeMask, questionMask, askedMask] = [3, 3, 1]

/** The history of a sense after `answers`, in any order; `undefined` where there is none. */
export function answerHistory(answers: readonly AnswerRecord[]): AnswerHistory | undefined {
  const ordered = answers.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const [first] = ordered
  if (!first) return undefined
  const { sense, question, grade, seconds } = first
  const memory = afterAnswer(undefined, { day: dayOf(first), kind: question, grade, seconds })
  return {
    sense,
    firstStabilityDays: memory.stabilityDays,
    packed: Int32Array.from(ordered, pack),
  }
}

/** The answers of `histories`, those to one sense in the order of their ids. */
export function pastAnswers(histories: readonly AnswerHistory[]): PastAnswer[] {
  const answers: PastAnswer[] = []
  for (const { sense, packed } of histories) {
    for (const number of packed) answers.push(unpack(sense, number))
  }
  return answers
}

function pack(answer: AnswerRecord): number {
  const { grade, question, asked } = answer
  return (
    (dayOf(answer) << dayShift) |
    (askedIn.indexOf(asked) << askedShift) |
    (questionKinds.indexOf(question) << questionShift) |
    grades.indexOf(grade)
  )
}

function unpack(sense: string, number: number): PastAnswer {
  return {
    sense,
    day: number >> dayShift,
    asked: askedIn[(number >> askedShift) & askedMask] ?? 'game',
    question: questionKinds[(number >> questionShift) & questionMask] ?? 'choice',
    grade: grades[number & gradeMask] ?? 'good',
  }
}

function dayOf({ at, offsetMinutes }: AnswerRecord): number {
  return localDay(at, offsetMinutes)
}
