import { expect, test } from 'vitest'
import { noFilter, type WordFilter } from '#domain/search/word-filter.ts'
import { everyWord, setOfWords } from '#domain/search/word-set.ts'
import { aTable, aTableWord } from '#domain/words/word-table.test-support.ts'
import { setName } from './word-set.ts'

const table = aTable(['affect', 'effect', 'ice cream'].map((word) => aTableWord(word)))
const filtered = (filter: Partial<WordFilter>) => ({
  ...everyWord,
  filter: { ...noFilter, ...filter },
})

test.each([
  [everyWord, 'Bütün kelimeler'],
  [filtered({ levels: ['A1'], field: 'food' }), 'A1 · food'],
  [filtered({ lists: ['zor'], firmness: ['new'], isDue: true }), 'ZOR · tekrar bekleyen · yeni'],
  [{ ...filtered({ levels: ['A2'] }), query: ' kahve ' }, 'A2 · “kahve”'],
  [setOfWords(['affect', 'effect.n.1']), 'affect, effect'],
  [setOfWords(['ice-cream.n.1', 'ice-cream.v.1']), 'ice cream'],
  [setOfWords(['affect', 'effect', 'ice-cream', 'unicorn']), '4 kelime'],
  [setOfWords(['affect', 'unicorn']), '2 kelime'],
] as const)('a set is called by what it is narrowed down to: %j is %s', (set, name) => {
  expect(setName(set, table)).toBe(name)
})

test('while the words are on their way, a set is called by what is known of it', () => {
  expect(setName(filtered({ levels: ['A1'], field: 'food' }), undefined)).toBe('A1')
  expect(setName(setOfWords(['affect']), undefined)).toBe('1 kelime')
})
