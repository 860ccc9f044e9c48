import { localDay } from './local-day.ts'
import type { RecordStamp } from './log-record.ts'

/** A record with the learner's day it is counted on. */
export type OnItsDay<Kind extends RecordStamp> = { readonly record: Kind; readonly day: number }

// Two clocks that are both right may differ by travel and by the hour at which a day begins.
const farDays = 2

/**
 * The records of one sense in the order of their ids, each on its day.
 *
 * Ids never go back, but the device's clock can: where it ran ahead or behind for a while, days do
 * not rise with the ids. Then the longest rising run that ends with the latest record is believed,
 * and a record far from its neighbours there takes their day.
 */
export function onTheirDays<Kind extends RecordStamp>(
  records: readonly Kind[],
): readonly OnItsDay<Kind>[] {
  const ordered = records.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const days = believableDays(ordered.map(({ at, offsetMinutes }) => localDay(at, offsetMinutes)))
  return ordered.map((record, place) => ({ record, day: days[place] ?? 0 }))
}

/** The same days, but those that no clock which was right can have shown; see `onTheirDays`. */
export function believableDays(days: readonly number[]): readonly number[] {
  if (!days.some((day, place) => day + farDays < (days[place - 1] ?? day))) return days
  const believed = longestRise(days)
  const first = days[believed.values().next().value ?? 0] ?? 0
  let before = first
  return days.map((day, place) => {
    if (believed.has(place)) before = day
    return believed.has(place) || Math.abs(day - before) <= farDays ? day : before
  })
}

/**
 * The places of a longest run of days that never fall and end with the last one, in their order, in
 * time that grows with n log n: by patience sorting (Fredman, 1975). Of several it is the one of
 * later days, by which least was forgotten in between.
 */
function longestRise(days: readonly number[]): ReadonlySet<number> {
  const last = days.at(-1) ?? 0
  // From the end on: for each length, the place at which a run of it begins with the latest day.
  const starts: number[] = []
  const next: (number | undefined)[] = []
  for (let place = days.length - 1; place >= 0; place -= 1) {
    const day = days[place] ?? 0
    if (day > last) continue
    const length = countFrom(starts, days, day)
    next[place] = starts[length - 1]
    starts[length] = place
  }
  const run = new Set<number>()
  for (let place = starts.at(-1); place !== undefined; place = next[place]) run.add(place)
  return run
}

/** How many of the runs begin on `day` or later; the longer they are, the earlier they begin. */
function countFrom(starts: readonly number[], days: readonly number[], day: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[starts[middle] ?? 0] ?? 0) >= day) low = middle + 1
    else high = middle
  }
  return low
}
