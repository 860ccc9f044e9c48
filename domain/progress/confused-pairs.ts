import type { AnswerHistory } from '../record/answer-history.ts'
import { isWithin, type Period } from './per-period.ts'

/** Two senses of which one was picked for the other, whichever was asked. */
export type ConfusedPair = {
  /** The one that was asked more often when they were confused comes first. */
  readonly senses: readonly [string, string]
  readonly times: number
}

// Once is a slip.
const leastTimes = 2
const mostPairs = 5

/**
 * The pairs confused more than once in `period`, the most often first.
 *
 * @param gone words that there are no more: what they were confused with is no pair.
 */
export function confusedPairs(
  histories: readonly AnswerHistory[],
  period: Period,
  today: number,
  gone: ReadonlySet<string> = new Set(),
): readonly ConfusedPair[] {
  const times = new Map<string, Map<string, number>>()
  for (const { sense, wrongPicks, wrongPickDays } of histories) {
    for (const [at, picked] of wrongPicks.entries()) {
      if (gone.has(sense) || gone.has(picked)) continue
      if (!isWithin(wrongPickDays[at] ?? 0, period, today)) continue
      const own = times.get(sense) ?? new Map<string, number>()
      times.set(sense, own.set(picked, (own.get(picked) ?? 0) + 1))
    }
  }
  const pairs: ConfusedPair[] = []
  for (const [asked, picks] of times) {
    for (const [picked, there] of picks) {
      const back = times.get(picked)?.get(asked) ?? 0
      const isTold = back > there || (back === there && picked < asked)
      if (isTold || there + back < leastTimes) continue
      pairs.push({ senses: [asked, picked], times: there + back })
    }
  }
  return pairs
    .sort((a, b) => b.times - a.times || (a.senses.join() < b.senses.join() ? -1 : 1))
    .slice(0, mostPairs)
}
