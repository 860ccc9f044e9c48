import { localDay } from '#domain/record/local-day.ts'

/** The learner's day as it is now. */
export function today(nowMs = Date.now()): number {
  return localDay(nowMs, -new Date(nowMs).getTimezoneOffset())
}
