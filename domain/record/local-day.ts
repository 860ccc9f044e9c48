const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

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
