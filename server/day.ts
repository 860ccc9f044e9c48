const dayMs = 24 * 60 * 60 * 1000

/** The day (UTC) of a time, as `2026-11-20`. Days compare as text does. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** Seconds from `now` until the next day (UTC) begins. */
export function secondsUntilNextDay(now: number): number {
  return Math.ceil((dayMs - (now % dayMs)) / 1000)
}

/** The time `days` after `at`. */
export function daysAfter(at: number, days: number): number {
  return at + days * dayMs
}
