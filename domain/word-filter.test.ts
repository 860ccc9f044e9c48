import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cefrLevels, listNames } from './entry.ts'
import type { Firmness } from './recall-queue.ts'
import { firmnessOf, isEverything, noFilter, passes, type WordFilter } from './word-filter.ts'
import { aTableWord } from './word-table.test-support.ts'

const words = [
  aTableWord('apple', { cefr: 'A1', lists: ['kolay'], field: 0 }),
  aTableWord('abundant', { cefr: 'B2', lists: ['zor'], field: 1 }),
  aTableWord('cat', { cefr: 'A1', field: 1 }),
]
const memory = {
  firmness: new Map<string, Firmness>([
    ['apple.n.1', 'lasting'],
    ['abundant.n.1', 'familiar'],
  ]),
  due: new Set(['abundant.n.1']),
}
const left = (filter: Partial<WordFilter>) =>
  words
    .filter((word) => passes(word, { ...noFilter, ...filter }, memory, ['food', 'animals']))
    .map(({ headword }) => headword)

test.each([
  [{}, ['apple', 'abundant', 'cat']],
  [{ lists: ['kolay'] }, ['apple']],
  [{ lists: ['kolay', 'zor'] }, ['apple', 'abundant']],
  [{ levels: ['A1'] }, ['apple', 'cat']],
  [{ levels: ['A1', 'B2'] }, ['apple', 'abundant', 'cat']],
  [{ field: 'animals' }, ['abundant', 'cat']],
  [{ field: 'gone' }, []],
  [{ isDue: true }, ['abundant']],
  [{ firmness: ['new'] }, ['cat']],
  [{ firmness: ['lasting', 'new'] }, ['apple', 'cat']],
  [{ levels: ['A1'], field: 'animals' }, ['cat']],
  [{ isDue: true, firmness: ['lasting'] }, []],
] as const)('%j leaves %j', (filter, headwords) => {
  expect(left(filter)).toEqual(headwords)
})

test('a word sits as firmly as the least firm of its senses', () => {
  const word = aTableWord('book')
  const [entry] = word.entries
  const two = {
    ...word,
    entries: [{ ...entry, senses: ['1', '2'].map((id) => ({ id, field: 0, glosses: [] })) }],
  } as const
  const at = (...firmness: [string, Firmness][]) =>
    firmnessOf(two, { firmness: new Map(firmness), due: new Set() })

  expect(at()).toBe('new')
  expect(at(['1', 'lasting'])).toBe('lasting')
  expect(at(['1', 'lasting'], ['2', 'familiar'])).toBe('familiar')
  expect(at(['3', 'lasting'])).toBe('new')
})

test('asking for more kinds of things never lets more words through', () => {
  const filter = fc.record({
    lists: fc.subarray([...listNames]),
    levels: fc.subarray([...cefrLevels]),
    field: fc.constantFrom(undefined, 'food', 'animals'),
    firmness: fc.subarray<Firmness>(['new', 'familiar', 'settling', 'lasting']),
    isDue: fc.boolean(),
  })
  const kinds = ['lists', 'levels', 'field', 'firmness', 'isDue'] as const
  fc.assert(
    fc.property(filter, fc.constantFrom(...kinds), (asked, kind) => {
      const freer = { ...asked, [kind]: noFilter[kind] }

      expect(left(freer)).toEqual(expect.arrayContaining(left(asked)))
      expect(isEverything(asked)).toBe(
        kinds.every(
          (one) =>
            Object.is(asked[one], noFilter[one]) ||
            (Array.isArray(asked[one]) && asked[one].length === 0),
        ),
      )
    }),
  )
})
