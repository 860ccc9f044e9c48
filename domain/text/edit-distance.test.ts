import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { plainEditDistance } from './plain-edit-distance.test-support.ts'

test.each([
  ['kitap', 'kitap', 0],
  ['kitep', 'kitap', 1],
  ['kiatp', 'kitap', 1],
  ['kitp', 'kitap', 1],
  ['tolpan', 'toplan', 1],
  ['kap', 'kapı', 1],
  ['kittaap', 'kitap', 2],
  ['kutu', 'kitap', undefined],
  ['', 'ab', 2],
  ['', '', 0],
])('from %s to %s it is %s steps, up to two', (a, b, steps) => {
  expect(editDistance(a, b, 2)).toBe(steps)
})

test('it is the distance by definition wherever that is small enough', () => {
  const text = fc.stringMatching(/^[abc]{0,7}$/)
  fc.assert(
    fc.property(text, text, fc.nat(3), (a, b, most) => {
      const distance = plainEditDistance(a, b)

      expect(editDistance(a, b, most)).toBe(distance <= most ? distance : undefined)
    }),
    { numRuns: 1000 },
  )
})

test('it is the same both ways, nothing from a text to itself, and bounded by the lengths', () => {
  const text = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(text, text, (a, b) => {
      const longest = Math.max(a.length, b.length)
      const distance = editDistance(a, b, longest)

      expect(distance).toBe(editDistance(b, a, longest))
      expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      expect(editDistance(a, a, 0)).toBe(0)
    }),
  )
})
