import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomBelow, seededRandom, shuffleInPlace } from './random.ts'

test('the same seed gives the same numbers, another seed others', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))

  expect(numbers(7)).toEqual(numbers(7))
  expect(numbers(7)).not.toEqual(numbers(8))
})

test('a random number stays below its limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer(), (limit, seed) => {
      const drawn = randomBelow(limit, seededRandom(seed))

      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true)
    }),
  )
})

test('shuffling keeps every item', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const shuffled = shuffleInPlace([...items], seededRandom(seed))

      expect(shuffled.toSorted()).toEqual(items.toSorted())
    }),
  )
})

test('shuffling brings every item to every place equally often', () => {
  const random = seededRandom(1)
  const shuffles = 10_000
  const counts = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0])
  for (let round = 0; round < shuffles; round += 1) {
    for (const [place, item] of shuffleInPlace([0, 1, 2, 3, 4], random).entries()) {
      const row = counts[item]
      if (row) row[place] = (row[place] ?? 0) + 1
    }
  }

  for (const count of counts.flat()) expect(count / shuffles).toBeCloseTo(0.2, 1)
})
