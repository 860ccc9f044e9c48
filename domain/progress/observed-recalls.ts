import type { PastAnswer } from '../record/answer-history.ts'
import { isWithin, type Period } from './per-period.ts'

/** A question that only remembering could answer, about a word last asked on an earlier day. */
export type ObservedRecall = {
  readonly sense: string
  readonly day: number
  /** Days since the word was last asked in any way; at least 1. */
  readonly elapsedDays: number
  readonly wasRecalled: boolean
}

/**
 * The recalls among `answers`, those to one sense in the order of their ids: questions of Tekrar that are
 * typed or shown. Five options leave too much to luck; who has seen the answer the same day
 * shows no memory; and producing is another one.
 */
export function observedRecalls(answers: readonly PastAnswer[]): ObservedRecall[] {
  const lastDays = new Map<string, number>()
  const recalls: ObservedRecall[] = []
  for (const { sense, day, asked, question, grade, isProduction } of answers) {
    const lastDay = lastDays.get(sense)
    // Days never go back, even where a clock did.
    lastDays.set(sense, Math.max(day, lastDay ?? day))
    if (asked !== 'recall' || question === 'choice' || isProduction) continue
    if (lastDay === undefined || day <= lastDay) continue
    recalls.push({ sense, day, elapsedDays: day - lastDay, wasRecalled: grade !== 'again' })
  }
  return recalls
}

/** The share of the recalls of `period` that succeeded, 0 to 1; `undefined` where there are none. */
export function recallRate(
  recalls: readonly ObservedRecall[],
  period: Period,
  today: number,
): number | undefined {
  const counted = recalls.filter(({ day }) => isWithin(day, period, today))
  if (counted.length === 0) return undefined
  return counted.filter(({ wasRecalled }) => wasRecalled).length / counted.length
}
