import { expect, test } from 'vitest'
import { noFilter, type WordFilter } from '#domain/search/word-filter.ts'
import { everyWord, setOfWords } from '#domain/search/word-set.ts'
import { aTable, aTableWord } from '#domain/words/word-table.test-support.ts'
import { setName } from './word-set.ts'

const table = aTable([aTableWord('affect')])
const filtered = (filter: Partial<WordFilter>) => ({
  ...everyWord,
  filter: { ...noFilter, ...filter },
})

test.each([
  [everyWord, 'Bütün kelimeler'],
  [filtered({ levels: ['A1'], field: 'food' }), 'A1 · food'],
  [filtered({ field: 'food', firmness: ['new'] }), 'Food · yeni'],
  [filtered({ lists: ['zor'], firmness: ['new'], isDue: true }), 'ZOR · tekrar bekleyen · yeni'],
  [{ ...filtered({ levels: ['A2'] }), query: ' kahve ' }, 'A2 · “kahve”'],
  [setOfWords(['affect', 'effect.n.1']), '2 kelime'],
  [setOfWords(['ice-cream.n.1', 'ice-cream.v.1']), '1 kelime'],
] as const)('a set is called by what it is narrowed down to: %j is %s', (set, name) => {
  expect(setName(set, table)).toBe(name)
})

test('while the words are on their way, a set is called by what is known of it', () => {
  expect(setName(filtered({ levels: ['A1'], field: 'food' }), undefined)).toBe('A1')
  expect(setName(setOfWords(['affect']), undefined)).toBe('1 kelime')
})
