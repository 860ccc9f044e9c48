import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, slipsBetween } from './edit-distance.ts'

test.each([
  ['kitap', 'kitap', 0],
  ['kitep', 'kitap', 1],
  ['kiatp', 'kitap', 1],
  ['kitp', 'kitap', 1],
  ['kittaap', 'kitap', 2],
  ['kutu', 'kitap', undefined],
  ['', 'ab', 2],
  ['', '', 0],
])('from %s to %s it is %s slips, up to two', (a, b, slips) => {
  expect(slipsBetween(a, b, 2)).toBe(slips)
})

test('it is the edit distance wherever that is small enough', () => {
  const text = fc.stringMatching(/^[abc]{0,7}$/)
  fc.assert(
    fc.property(text, text, fc.nat(3), (a, b, most) => {
      const distance = editDistance(a, b)

      expect(slipsBetween(a, b, most)).toBe(distance <= most ? distance : undefined)
    }),
    { numRuns: 1000 },
  )
})

test('the distance of two texts is that of a swap-aware comparison', () => {
  expect(editDistance('toplan', 'tolpan')).toBe(1)
  expect(editDistance('kapı', 'kap')).toBe(1)
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, a)).toBe(0)
      expect(editDistance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})
