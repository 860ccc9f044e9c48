import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastMoment } from './local-day.ts'
import { clockOf, clockStart, laterClock, recordId, restamped, tick } from './log-clock.ts'

const times = fc.array(fc.integer({ min: 0, max: 4e12 }), { minLength: 1 })

test('ids grow with every step, also when the clock of the device is set back', () => {
  fc.assert(
    fc.property(times, (clocks) => {
      let clock = clockStart
      const ids = clocks.map((now) => {
        clock = tick(clock, now)
        return recordId(clock, 'a')
      })

      expect(ids.toSorted()).toEqual(ids)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

test('two devices never make the same id', () => {
  const clock = tick(clockStart, 1000)

  expect(recordId(clock, 'a')).not.toBe(recordId(clock, 'b'))
})

test('the clock is read from the id, and from nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: lastMoment }), fc.nat(1000), (ms, count) => {
      expect(clockOf(recordId({ ms, count }, 'x1'))).toEqual({ ms, count })
    }),
  )
  for (const text of ['', 'abc', 'zz-1', '<script>', 'zzzzzzzzzzzzz-x', '0mhxcbtg010000-a'])
    expect(clockOf(text)).toBeUndefined()
})

test('the later of two clocks is the one after which nothing of either comes', () => {
  expect(laterClock({ ms: 5, count: 1 }, { ms: 5, count: 2 })).toEqual({ ms: 5, count: 2 })
  expect(laterClock({ ms: 6, count: 0 }, { ms: 5, count: 2 })).toEqual({ ms: 6, count: 0 })
})

test('a count that is full is carried, so that ids go on growing and being read', () => {
  const full = clockOf('0mhxcbtg0zzzz-x') ?? clockStart
  let clock = full
  const ids = Array.from({ length: 5 }, () => {
    clock = tick(clock, 0)
    return recordId(clock, 'a')
  })

  expect(ids.toSorted()).toEqual(ids)
  expect(ids[0]?.localeCompare(recordId(full, 'x'))).toBe(1)
  expect(ids.map(clockOf)).not.toContain(undefined)
})

const nowMs = 1_760_000_000_000
const made = fc.record({
  id: fc.oneof(
    fc
      .tuple(fc.integer({ min: 0, max: 2 * nowMs }), fc.nat(3))
      .map(([ms, count]) => recordId({ ms, count }, 'a')),
    // As they are after the count has overflown.
    fc.nat(99).map((more) => `zzzzzzzzz${(36 ** 4 + more).toString(36)}-a`),
    fc.string({ maxLength: 12 }),
  ),
  device: fc.constantFrom('a', 'b'),
  at: fc.oneof(fc.integer({ min: -1, max: 2 * nowMs }), fc.double()),
})

test('whatever ids there were, new ones can be read, are not too late, all differ and keep the order', () => {
  const logs = fc.uniqueArray(made, { selector: ({ id }) => id, maxLength: 30 })
  fc.assert(
    fc.property(logs, (records) => {
      const ordered = records.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const moved = restamped(ordered, nowMs)
      const ids = ordered.map(({ id }) => moved.get(id) ?? id)

      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(clockOf(id)?.ms).toBeLessThanOrEqual(nowMs + 1)
      expect([...moved.values()].toSorted()).toEqual([...moved.values()])
      for (const { id } of ordered) {
        if ((clockOf(id)?.ms ?? Number.POSITIVE_INFINITY) <= nowMs)
          expect(moved.has(id)).toBe(false)
      }
      expect(
        restamped(
          ids.toSorted().map((id) => ({ id, device: 'a', at: 0 })),
          nowMs + 1,
        ).size,
      ).toBe(0)
    }),
  )
})

test('a record whose id is damaged takes its own moment', () => {
  const kept = { id: recordId({ ms: 1000, count: 0 }, 'a'), device: 'a', at: 1000 }
  const damaged = { id: 'zzzzzzzzz10000-a', device: 'a', at: 5000 }
  const far = { id: 'zzzzzzzzzzzzz-x', device: 'x', at: 4000 }

  expect(restamped([kept, damaged, far])).toEqual(
    new Map([
      ['zzzzzzzzz10000-a', recordId({ ms: 5000, count: 0 }, 'a')],
      ['zzzzzzzzzzzzz-x', recordId({ ms: 5000, count: 1 }, 'x')],
    ]),
  )
})
