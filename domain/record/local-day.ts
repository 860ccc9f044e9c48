const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The first moment that a clock of ours may show, however wrong, in milliseconds since the epoch. */
export const firstMoment = Date.UTC(1900, 0)

/** The last moment that anything of ours may be of, in milliseconds since the epoch: the end of 2099. */
export const lastMoment = Date.UTC(2100, 0) - 1

/** No clock on earth shows more than this beyond UTC, or behind it. */
export const mostOffsetMinutes = 18 * 60

// Whoever studies past midnight has not begun a new day.
const rolloverMs = 4 * 60 * minuteMs

/**
 * The learner's day, as a whole number that grows by one each day; it begins at 04:00.
 *
 * @param atMs milliseconds since the epoch, UTC.
 * @param offsetMinutes what the local clock showed beyond UTC at that moment, so that daylight
 *   saving and travel are already in it.
 */
export function localDay(atMs: number, offsetMinutes: number): number {
  return Math.floor((atMs + offsetMinutes * minuteMs - rolloverMs) / dayMs)
}

/** Noon of a local day as milliseconds since the epoch, for a clock without an offset: for dates. */
export function noonOf(day: number): number {
  return day * dayMs + dayMs / 2
}
