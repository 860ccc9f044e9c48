import type { DayCounts } from './answers-by-day.ts'

/** A week of the calendar. */
export type Week = {
  /** The day it begins with. */
  readonly monday: number
  /** Answers on each day from Monday on; it ends with today where that is in it. */
  readonly answers: readonly number[]
}

const daysAWeek = 7

// The first of all days, 1 January 1970, was a Thursday.
const firstWeekday = 3

/** Where a day stands in its week: 0 is Monday. */
export function weekdayOf(day: number): number {
  return (((day + firstWeekday) % daysAWeek) + daysAWeek) % daysAWeek
}

/** How many weeks there are from the one of the first counted day to that of today; at least 1. */
export function weeksSince(counts: DayCounts, today: number): number {
  const first = counts.keys().reduce((earliest, day) => Math.min(earliest, day), today)
  return (today - weekdayOf(today) - (first - weekdayOf(first))) / daysAWeek + 1
}

/** The last `count` weeks, the one of today last. */
export function calendarWeeks(counts: DayCounts, today: number, count: number): readonly Week[] {
  const thisMonday = today - weekdayOf(today)
  return Array.from({ length: count }, (_, place) => {
    const monday = thisMonday - (count - 1 - place) * daysAWeek
    const length = Math.min(daysAWeek, today - monday + 1)
    return { monday, answers: Array.from({ length }, (_, at) => counts.get(monday + at) ?? 0) }
  })
}

// A usual game has ten questions; ten minutes of study come to about eighty.
const stepsAt = [1, 10, 30, 80]

/** How large a day is drawn: 0 for none, up to 4. */
export function daySize(answers: number): number {
  return stepsAt.filter((least) => answers >= least).length
}
