import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cefrLevels, listNames } from '../words/entry.ts'
import { addedWords, extendedTable } from '../words/extended-table.ts'
import { aTable, aTableWord } from '../words/word-table.test-support.ts'
import { noFilter, noMemory, tableMemory, type WordFilter } from './word-filter.ts'
import {
  everyWord,
  nameOf,
  sensesOfSet,
  setOfList,
  setOfWords,
  type WordSet,
  wordsOfSet,
} from './word-set.ts'

const light = {
  ...aTableWord('light', { cefr: 'A1', lists: ['kolay'], field: 0 }),
  entries: [
    ...aTableWord('light', { cefr: 'A1', field: 0 }).entries,
    ...aTableWord('light', { cefr: 'B1', field: 1, partOfSpeech: 'verb' }).entries,
  ] as const,
}
const words = [aTableWord('apple'), aTableWord('cat', { cefr: 'A2', field: 1 }), light]
const table = aTable(words)
const [apple, cat, lightAt] = [0, 1, 2]

const filtered = (filter: Partial<WordFilter>): WordSet => ({
  ...everyWord,
  filter: { ...noFilter, ...filter },
})
const placesOf = (set: WordSet, found?: Uint32Array) => [
  ...wordsOfSet(set, table, noMemory, found).places,
]
const sensesOf = (set: WordSet) => sensesOfSet(set, table, placesOf(set), noMemory)

test('a set of everything has every entry of every word', () => {
  expect(sensesOf(everyWord)).toEqual(['apple.n.1', 'cat.n.1', 'light.n.1', 'light.v.1'])
})

test.each([
  [{ lists: ['kolay'] }, ['light.n.1']],
  [{ levels: ['B1'] }, ['light.v.1']],
  [{ levels: ['A1', 'B1'] }, ['apple.n.1', 'light.n.1', 'light.v.1']],
  [{ field: 'animals' }, ['cat.n.1', 'light.v.1']],
  // Both are said of the word, though not of one entry.
  [{ levels: ['A1'], field: 'animals' }, ['light.n.1']],
] as const)('of a word with several parts of speech, %j means %j', (filter, senses) => {
  expect(sensesOf(filtered(filter))).toEqual(senses)
})

test('of the words that the learner knows so far, it means the parts of speech that are known so far', () => {
  const memory = tableMemory(table, [['light.v.1', 'familiar']], ['light.v.1'])
  const meant = (filter: Partial<WordFilter>) => {
    const set = filtered(filter)
    return sensesOfSet(set, table, wordsOfSet(set, table, memory).places, memory)
  }
  expect(meant({ firmness: ['familiar'] })).toEqual(['light.v.1'])
  expect(meant({ isDue: true })).toEqual(['light.v.1'])
  expect(meant({ firmness: ['new'] })).toEqual(['apple.n.1', 'cat.n.1'])
})

test('named words come as they were named, a sense alone or a word with all of its entries', () => {
  expect(sensesOf(setOfWords(['light.v.1', 'apple']))).toEqual(['light.v.1', 'apple.n.1'])
  expect(sensesOf(setOfWords(['light', 'light.v.1']))).toEqual(['light.n.1', 'light.v.1'])
})

test('named words that the lexicon has no more are counted', () => {
  const { places, gone } = wordsOfSet(
    setOfWords(['cat', 'unicorn', 'light.n.7', 'light.v.1', 'dragon.n.1']),
    table,
    noMemory,
  )

  expect([...places]).toEqual([cat, lightAt])
  expect(gone).toBe(3)
})

test('a word of which one named sense is gone is left with the other', () => {
  expect(sensesOf(setOfWords(['light.n.7', 'light.v.1']))).toEqual(['light.v.1'])
})

test('filter, search and named words narrow each other down', () => {
  const found = Uint32Array.of(lightAt, apple)

  expect(placesOf(everyWord, found)).toEqual([lightAt, apple])
  expect(placesOf(setOfWords(['apple', 'cat']), found)).toEqual([apple])
  expect(wordsOfSet(filtered({ levels: ['B1'] }), table, noMemory, found)).toMatchObject({
    places: Uint32Array.of(lightAt),
    outsideFilters: 1,
  })
  expect(wordsOfSet(setOfWords(['cat']), table, noMemory, found)).toMatchObject({
    places: Uint32Array.of(),
    outsideFilters: 2,
  })
})

test('a word is named by its slug when all of it is meant, else by its senses', () => {
  expect(nameOf(table, lightAt, ['light.n.1', 'light.v.1'])).toEqual(['light'])
  expect(nameOf(table, lightAt, ['light.v.1'])).toEqual(['light.v.1'])
})

test('what a set means by its words, named one by one, is the same set', () => {
  const set = fc.record({
    query: fc.constant(''),
    filter: fc.record({
      lists: fc.subarray([...listNames]),
      levels: fc.subarray([...cefrLevels]),
      field: fc.constantFrom(undefined, 'food', 'animals'),
      firmness: fc.constant([]),
      isDue: fc.constant(false),
    }),
    words: fc.subarray(['apple', 'cat.n.1', 'light', 'light.n.1', 'light.v.1']),
  })
  fc.assert(
    fc.property(set, (asked) => {
      const senses = sensesOf(asked)
      if (senses.length === 0) return
      const names = placesOf(asked).flatMap((place) =>
        nameOf(table, place, sensesOfSet(asked, table, [place], noMemory)),
      )

      expect(new Set(senses).size).toBe(senses.length)
      expect(sensesOf(setOfWords(names))).toEqual(senses)
    }),
  )
})

const listed = extendedTable(table, {
  words: addedWords([]),
  glosses: new Map(),
  ownLists: new Map([
    ['a', { name: 'Kitabım', senses: ['light.v.1', 'unicorn.n.1', 'apple.n.1'] }],
    ['b', { name: 'Boş', senses: [] }],
  ]),
})

test('a list of the learner’s own is a set in its own order, narrowed down as others are', () => {
  const shown = (set: WordSet) => {
    const found = wordsOfSet(set, listed, noMemory)
    return { ...found, senses: sensesOfSet(set, listed, found.places, noMemory) }
  }

  expect(shown(setOfList('a'))).toMatchObject({
    senses: ['light.v.1', 'apple.n.1'],
    gone: 1,
    isListGone: false,
  })
  expect(shown({ ...setOfList('a'), words: ['apple'] }).senses).toEqual(['apple.n.1'])
  expect(shown({ ...setOfList('a'), filter: { ...noFilter, lists: ['kolay'] } }).senses).toEqual([
    'light.v.1',
  ])
  expect(shown(setOfList('b')).senses).toEqual([])
})

test('a list that is no more has no words, and says so', () => {
  const { places, isListGone } = wordsOfSet(setOfList('c'), listed, noMemory)

  expect([...places]).toEqual([])
  expect(isListGone).toBe(true)
})
