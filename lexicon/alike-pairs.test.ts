import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alikePairs } from './alike-pairs.ts'

const someSets = fc.array(
  fc
    .uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 })
    .map((letters) => new Set(letters)),
)

test('finds the same pairs as comparing each with each', () => {
  fc.assert(
    fc.property(someSets, fc.constantFrom(0.5, 0.8, 1), (sets, least) => {
      const found = [...alikePairs(new Map(sets.entries()), least)]
      const all = sets.flatMap((a, i) =>
        sets.slice(i + 1).flatMap((b, j) => {
          const isAlike = a.intersection(b).size / a.union(b).size >= least
          return isAlike ? [[i, i + 1 + j]] : []
        }),
      )
      expect(found.map(String).sort()).toEqual(all.map(String).sort())
    }),
  )
})
