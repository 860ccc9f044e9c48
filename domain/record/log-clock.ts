/**
 * A hybrid logical clock: it follows the device's clock, but never goes back, neither when that is
 * set back nor behind a record that came from another device.
 * Source: Kulkarni, Demirbas et al. (2014), Logical Physical Clocks.
 */
export type LogClock = { readonly ms: number; readonly count: number }

const msDigits = 9
const countDigits = 4
const pattern = new RegExp(`^([0-9a-z]{${msDigits}})([0-9a-z]{${countDigits}})-([0-9a-z]+)$`)

export const clockStart: LogClock = { ms: 0, count: 0 }

/** The clock one step after `last`, and not before `nowMs`. */
export function tick(last: LogClock, nowMs: number): LogClock {
  return nowMs > last.ms ? { ms: nowMs, count: 0 } : { ms: last.ms, count: last.count + 1 }
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

/** The clock in a record's id; `undefined` for a text that is none. */
export function clockOf(id: string): LogClock | undefined {
  const [, ms = '', count = ''] = pattern.exec(id) ?? []
  return ms === '' ? undefined : { ms: Number.parseInt(ms, 36), count: Number.parseInt(count, 36) }
}

function digits(value: number, length: number): string {
  return value.toString(36).padStart(length, '0')
}
