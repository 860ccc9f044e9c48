import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Firmness, firmnesses } from '../record/memory.ts'
import { cefrLevels, listNames } from '../words/entry.ts'
import { aTable, aTableWord } from '../words/word-table.test-support.ts'
import {
  countsAt,
  isEverything,
  noFilter,
  passes,
  tableMemory,
  type WordFilter,
} from './word-filter.ts'

const words = [
  aTableWord('apple', { cefr: 'A1', lists: ['kolay'], field: 0 }),
  aTableWord('abundant', { cefr: 'B2', lists: ['zor'], field: 1 }),
  aTableWord('cat', { cefr: 'A1', field: 1 }),
]
const table = aTable(words)
const memory = tableMemory(
  table,
  [
    ['apple.n.1', 'lasting'],
    ['abundant.n.1', 'familiar'],
  ],
  ['abundant.n.1'],
)
const left = (filter: Partial<WordFilter>) =>
  words
    .filter((_, place) => passes(table, place, { ...noFilter, ...filter }, memory))
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

test('a word sits as firmly as the least firm of its senses, and is due with any of them', () => {
  const known = (...senses: [string, Firmness][]) =>
    tableMemory(table, senses, ['cat.v.2', 'gone.n.1'])
  const cat = 2

  expect(known().firmness.get(cat)).toBe(undefined)
  expect(known(['cat.n.1', 'lasting']).firmness.get(cat)).toBe('lasting')
  for (const order of [1, -1]) {
    const senses: [string, Firmness][] = [
      ['cat.n.1', 'lasting'],
      ['cat.n.2', 'familiar'],
    ]
    expect(known(...(order > 0 ? senses : senses.toReversed())).firmness.get(cat)).toBe('familiar')
  }
  expect(known(['gone.n.1', 'lasting']).firmness.size).toBe(0)
  expect([...known().due]).toEqual([cat])
})

test('asking for more kinds of things never lets more words through', () => {
  const filter = fc.record({
    lists: fc.subarray([...listNames]),
    levels: fc.subarray([...cefrLevels]),
    field: fc.constantFrom(undefined, 'food', 'animals'),
    firmness: fc.subarray([...firmnesses]),
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

test('of some words it can be told how many were asked, and how many sit firmly', () => {
  expect(countsAt([0, 1, 2], memory)).toEqual({ seen: 2, lasting: 1 })
  expect(countsAt([2], memory)).toEqual({ seen: 0, lasting: 0 })
})
