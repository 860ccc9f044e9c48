import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import type { QuizPart } from '../words/entry.ts'
import { drawItem } from './draw-item.ts'
import { joinParts } from './join-parts.ts'
import { indexList } from './list-index.ts'
import { someEntries } from './some-entries.test-support.ts'

const [easy, hard]: QuizPart[] = [
  { part: 'a1', version: '1', asked: 8, entries: someEntries(12) },
  {
    part: 'a2',
    version: '2',
    asked: 9,
    entries: someEntries(24)
      .slice(12)
      .map((entry, place) => (place === 0 ? { ...entry, never: [1, 11] } : entry)),
  },
] as const

const joined = joinParts([easy as QuizPart, hard as QuizPart])

test('what is asked comes first, part by part, and every entry is there', () => {
  const numbers = joined.entries.map(({ word }) => Number(word.slice('word'.length)))

  expect(joined.asked).toBe(17)
  expect(numbers.slice(0, 17)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  expect(numbers.slice(17)).toEqual([8, 9, 10, 11, 21, 22, 23])
})

test('words that must not meet are still the same words', () => {
  const key = joined.entries.find(({ word }) => word === 'word12')

  expect(key?.never.map((place) => joined.entries[place]?.word)).toEqual(['word13', 'word23'])
})

test('a question has its options from the part of its word', () => {
  const index = indexList(joined.entries, joined.asked, joined.partOf)
  fc.assert(
    fc.property(fc.nat(16), fc.integer(), (target, seed) => {
      const drawn = drawItem(index, target, seededRandom(seed))
      const parts = drawn.ok ? drawn.value.options.map((place) => joined.partOf[place]) : []

      expect(parts).toEqual(Array(5).fill(joined.partOf[target]))
    }),
  )
})
