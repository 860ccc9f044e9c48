import { localDay } from '#domain/local-day.ts'

/** The learner's day as it is now. */
export function today(nowMs = Date.now()): number {
  return localDay(nowMs, -new Date(nowMs).getTimezoneOffset())
}
