import { expect, test } from 'vitest'
import { localDay, noonOf } from './local-day.ts'

const istanbul = 180
const at = (iso: string) => Date.parse(iso)

test('the day begins at four in the morning', () => {
  const evening = localDay(at('2026-11-20T23:00+03:00'), istanbul)

  expect(localDay(at('2026-11-21T03:59+03:00'), istanbul)).toBe(evening)
  expect(localDay(at('2026-11-21T04:00+03:00'), istanbul)).toBe(evening + 1)
})

test('a day of daylight saving is one day, whether it has 23 or 25 hours', () => {
  const berlin = (iso: string) => localDay(at(iso), iso.endsWith('+02:00') ? 120 : 60)

  expect(berlin('2026-03-30T12:00+02:00') - berlin('2026-03-28T12:00+01:00')).toBe(2)
  expect(berlin('2026-10-26T05:00+01:00') - berlin('2026-10-24T05:00+02:00')).toBe(2)
})

test('the date of a day is that of its noon', () => {
  const day = localDay(at('2026-11-20T12:00Z'), 0)

  expect(new Date(noonOf(day)).toISOString().slice(0, 10)).toBe('2026-11-20')
})
