import { type AnswerRecord, isAdopt, isAnswer, isClaim, type SenseRecord } from './log-record.ts'
import {
  afterAnswer,
  type Grade,
  grades,
  priorAfter,
  type QuestionKind,
  questionKinds,
} from './memory.ts'
import { type OnItsDay, onTheirDays } from './record-days.ts'
import { claimOf, isProduction, memoryAdoptedBy } from './studied-word.ts'

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
  /** The senses picked instead of it, pick by pick in the order of the answers. */
  readonly wrongPicks: readonly string[]
  /** The day of each of these picks. */
  readonly wrongPickDays: Int32Array
}

/** An answer that counts, on the learner's day. */
export type PastAnswer = {
  readonly sense: string
  readonly day: number
  readonly asked: AnswerRecord['asked']
  readonly question: QuestionKind
  readonly grade: Grade
  /** Whether it produced the word's English; all others recognize it. */
  readonly isProduction: boolean
}

// In an answer's number, from the lowest bit on: grade, question, where it was asked, whether it was
// a production, day. Another order of these, here or where they are declared, is another way to derive.
const askedIn = ['game', 'recall'] as const
const [questionShift, askedShift, productionShift, dayShift] = [2, 4, 5, 6]
const [gradeMask, questionMask, askedMask] = [3, 3, 1]

/** The history of a sense after `records`, in any order; `undefined` where no answer is among them. */
export function answerHistory(records: readonly SenseRecord[]): AnswerHistory | undefined {
  const ordered = onTheirDays(records)
  const answers = ordered.flatMap(({ record, day }) => (isAnswer(record) ? [{ record, day }] : []))
  const [first] = answers
  if (!first) return undefined
  const claim = ordered.findLast(({ record }) => isClaim(record) && record.id < first.record.id)
  const { sense, question, grade, seconds } = first.record
  const adopted = ordered.flatMap(({ record, day }) =>
    isAdopt(record) && record.id < first.record.id ? [memoryAdoptedBy(record, day)] : [],
  )
  const memory = afterAnswer(
    adopted[0],
    { day: first.day, kind: question, grade, seconds },
    priorAfter(claim && isClaim(claim.record) ? claimOf(claim.record) : undefined),
  )
  const picks = answers.flatMap(({ record, day }) => wrongPick(record, day))
  return {
    sense,
    firstStabilityDays: memory.stabilityDays,
    packed: Int32Array.from(answers, pack),
    wrongPicks: picks.map(({ sense }) => sense),
    wrongPickDays: Int32Array.from(picks, ({ day }) => day),
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

/** The senses that were picked instead, the latest first, each once. */
export function picksInstead({ wrongPicks }: Pick<AnswerHistory, 'wrongPicks'>): string[] {
  return [...new Set(wrongPicks.toReversed())]
}

// What was typed in error is no word that could be told apart from this one.
function wrongPick({ question, grade, chosen, sense }: AnswerRecord, day: number) {
  const isWrong = question === 'choice' && grade === 'again' && chosen !== null && chosen !== sense
  return isWrong ? [{ sense: chosen, day }] : []
}

function pack({ record, day }: OnItsDay<AnswerRecord>): number {
  const { grade, question, asked } = record
  return (
    (day << dayShift) |
    (Number(isProduction(record)) << productionShift) |
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
    isProduction: ((number >> productionShift) & 1) === 1,
  }
}
