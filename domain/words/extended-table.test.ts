import { expect, test } from 'vitest'
import { addedWords, extendedTable } from './extended-table.ts'
import { aTable, aTableWord } from './word-table.test-support.ts'
import type { TableWord } from './word-table.ts'

const table = aTable([aTableWord('apple', { lists: ['kolay'] }), aTableWord('cat', { cefr: 'A2' })])
const ownWord = (headword: string): TableWord => ({
  ...aTableWord(headword),
  slug: `own-${headword}`,
  entries: [{ senses: [{ id: `own-${headword}.own.1`, field: -1, glosses: ['anlam'] }] }],
})
const extended = extendedTable(table, {
  words: addedWords([ownWord('zany'), ownWord('bee')]),
  glosses: new Map([['cat.n.1', ['pisi']]]),
  ownLists: new Map([['a', { name: 'Kitabım', senses: [] }]]),
})

test('words keep their places, and own words stand behind them', () => {
  expect(extended.count).toBe(4)
  expect(extended.at(0)).toEqual(table.at(0))
  expect(extended.placeOf('cat')).toBe(1)
  expect(extended.placeOf('own-bee')).toBe(3)
  expect(extended.placeOf('bee')).toBeUndefined()
  expect(extended.headwordAt(2)).toBe('zany')
  expect(extended.ownLists.get('a')?.name).toBe('Kitabım')
})

test('in order, own words stand among the others', () => {
  expect([...extended.inOrder()].map(extended.headwordAt)).toEqual(['apple', 'bee', 'cat', 'zany'])
})

test('a corrected sense has the glosses of the learner', () => {
  expect(extended.at(1).entries[0].senses[0]?.glosses).toEqual(['pisi'])
  expect(extended.at(0).entries[0].senses[0]?.glosses).toEqual(['karşılık'])
})

test('own words are of no list, level and field', () => {
  expect(extended.isIn(0, 'kolay')).toBe(true)
  expect(extended.isIn(2, 'kolay')).toBe(false)
  expect(extended.hasLevel(1, ['A2'])).toBe(true)
  expect(extended.hasLevel(2, ['A1', 'A2'])).toBe(false)
  expect(extended.hasField(2, 'food')).toBe(false)
})
