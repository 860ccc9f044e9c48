import { type Check, objectOf, wholeNumberWithin } from '../field-check.ts'
import { lastMoment } from './local-day.ts'
import type { RecordStamp } from './log-record.ts'

/**
 * A hybrid logical clock: it follows the device's clock, but never goes back, neither when that is
 * set back nor behind a record that came from another device. What comes from elsewhere moves it by
 * a bounded drift only: see `restamped`.
 * Source: Kulkarni, Demirbas et al. (2014), Logical Physical Clocks.
 */
export type LogClock = { readonly ms: number; readonly count: number }

const msDigits = 9
const countDigits = 4
const devicePattern = /^[0-9a-z]+$/
const mostDriftMs = 24 * 3_600_000
const pattern = new RegExp(`^([0-9a-z]{${msDigits}})([0-9a-z]{${countDigits}})-([0-9a-z]+)$`)

const counts = 36 ** countDigits

export const clockStart: LogClock = { ms: 0, count: 0 }

/** Whether `value` is a clock that ids can be made of: what is stored may be damaged. */
export const isLogClock: Check<LogClock> = objectOf({
  ms: wholeNumberWithin(0, lastMoment),
  count: wholeNumberWithin(0, counts - 1),
})

/** The clock one step after `last`, and not before `nowMs`. */
export function tick(last: LogClock, nowMs: number): LogClock {
  if (nowMs > last.ms) return { ms: nowMs, count: 0 }
  // A count that is full is carried: with a digit more, an id would stand before its elders.
  return last.count + 1 < counts
    ? { ms: last.ms, count: last.count + 1 }
    : { ms: last.ms + 1, count: 0 }
}

/** The later of two clocks. */
export function laterClock(a: LogClock, b: LogClock): LogClock {
  return a.ms > b.ms || (a.ms === b.ms && a.count > b.count) ? a : b
}

/**
 * The id of a record made at `clock` on `device`: unique across devices, and in the order of time
 * when compared as text.
 */
export function recordId(clock: LogClock, device: string): string {
  return `${digits(clock.ms, msDigits)}${digits(clock.count, countDigits)}-${device}`
}

/** The clock in a record's id; `undefined` for a damaged one, which no clock of ours can have made. */
export function clockOf(id: string): LogClock | undefined {
  const [, ms = '', count = ''] = pattern.exec(id) ?? []
  const clock = { ms: Number.parseInt(ms, 36), count: Number.parseInt(count, 36) }
  // Not a number is not within either.
  return clock.ms <= lastMoment ? clock : undefined
}

/** Who made a record, by its id. */
export function makerOf(id: string): string {
  return id.slice(id.indexOf('-') + 1)
}

/**
 * New ids for those of `records` that may not keep theirs: damaged, or later than `latestMs`, so that
 * nothing drags a clock further than that. Each takes its own moment, by `at`, but stays after what
 * it was after, and nothing else of it changes.
 *
 * @param records in the order of their ids.
 * @param known ids that others have already.
 * @returns the new id for each old one that cannot stay.
 */
export function restamped(
  records: Iterable<Pick<RecordStamp, 'id' | 'device' | 'at'>>,
  latestMs: number = lastMoment,
  known: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, string> {
  const taken = new Set(known)
  const moved: (Pick<RecordStamp, 'id' | 'device' | 'at'> & { readonly after: LogClock })[] = []
  let clock = clockStart
  for (const { id, device, at } of records) {
    const own = clockOf(id)
    if (own && own.ms <= latestMs) {
      taken.add(id)
      clock = laterClock(clock, own)
    } else moved.push({ id, device, at, after: clock })
  }
  let last = clockStart
  return new Map(
    moved.map(({ id, device, at, after }) => {
      const maker = devicePattern.test(device) ? device : 'x'
      do {
        last = tick(laterClock(last, after), Number.isSafeInteger(at) && at <= latestMs ? at : 0)
      } while (taken.has(recordId(last, maker)))
      return [id, recordId(last, maker)]
    }),
  )
}

/** The latest that an id may be when it is `nowMs`: clocks of other devices may run ahead by a day. */
export function latestDrift(nowMs: number): number {
  return nowMs + mostDriftMs
}

function digits(value: number, length: number): string {
  return value.toString(36).padStart(length, '0')
}
