import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf, clockStart, laterClock, recordId, tick } from './log-clock.ts'

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
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.nat(1000), (ms, count) => {
      expect(clockOf(recordId({ ms, count }, 'x1'))).toEqual({ ms, count })
    }),
  )
  for (const text of ['', 'abc', 'zz-1', '<script>']) expect(clockOf(text)).toBeUndefined()
})

test('the later of two clocks is the one after which nothing of either comes', () => {
  expect(laterClock({ ms: 5, count: 1 }, { ms: 5, count: 2 })).toEqual({ ms: 5, count: 2 })
  expect(laterClock({ ms: 6, count: 0 }, { ms: 5, count: 2 })).toEqual({ ms: 6, count: 0 })
})
