import { localDay } from './local-day.ts'
import { type AnswerRecord, type LogRecord, standingAnswers } from './log-record.ts'

/** An answer that counts, with the learner's day on which it was given. */
export type DatedAnswer = { readonly answer: AnswerRecord; readonly day: number }

/** The answers of a log that no later undo takes back, in the order of their ids. */
export function datedAnswers(records: readonly LogRecord[]): DatedAnswer[] {
  return standingAnswers(records)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((answer) => ({ answer, day: localDay(answer.at, answer.offsetMinutes) }))
}
