import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pieSlices } from './pie.ts'

const center = { x: 375, y: 187.5 }

test('a value without a share has no slice, and the other is the whole circle', () => {
  const [none, all] = pieSlices([0, 4], center, 150)

  expect(none).toBeUndefined()
  expect(all?.path).not.toContain('L')
  expect(all?.middle).toEqual(center)
})

test('two equal values share the circle from top to bottom', () => {
  const [right, left] = pieSlices([5, 5], center, 150)

  expect(right?.path).toBe('M375 187.5L375 37.5A150 150 0 0 1 375 337.5Z')
  expect(right?.outward.x).toBeCloseTo(1)
  expect(left?.outward.x).toBeCloseTo(-1)
})

test('the larger slice takes the longer way round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (a, b) => {
      const isLarge = pieSlices([a, b], center, 150).map((slice) => slice?.path.includes('0 1 1'))

      expect(isLarge).toEqual([a > b, b > a])
    }),
  )
})
