import type { PastAnswer } from '../record/answer-history.ts'
import { isWithin, type Period } from './per-period.ts'

/** How many answers were given on each day on which there were any. */
export type DayCounts = ReadonlyMap<number, number>

export function answersByDay(answers: readonly PastAnswer[]): DayCounts {
  const counts = new Map<number, number>()
  for (const { day } of answers) counts.set(day, (counts.get(day) ?? 0) + 1)
  return counts
}

/** On how many days of `period` there was at least one answer, in a game or in Tekrar. */
export function daysWorked(counts: DayCounts, period: Period, today: number): number {
  return counts
    .keys()
    .filter((day) => isWithin(day, period, today))
    .reduce((sum) => sum + 1, 0)
}
