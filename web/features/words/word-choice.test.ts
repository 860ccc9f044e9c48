import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firmnesses } from '#domain/record/memory.ts'
import { noFilter } from '#domain/search/word-filter.ts'
import { cefrLevels, listNames } from '#domain/words/entry.ts'
import { choiceOf, mostLetters, searchOf } from './word-choice.ts'

test('an address leads back to what was looked for, letter by letter', () => {
  const choice = fc.record({
    query: fc.string({ unit: 'grapheme', maxLength: 20 }),
    filter: fc.record({
      lists: fc.subarray([...listNames]),
      levels: fc.subarray([...cefrLevels]),
      field: fc.option(fc.stringMatching(/^[a-z]{1,8}$/), { nil: undefined }),
      firmness: fc.subarray([...firmnesses]),
      isDue: fc.boolean(),
    }),
  })
  fc.assert(
    fc.property(choice, (looked) => {
      expect(choiceOf(searchOf(looked))).toEqual(looked)
    }),
  )
})

test('an address is short and can be read', () => {
  const filter = { ...noFilter, lists: ['zor'], levels: ['B1', 'B2'], isDue: true } as const

  expect(searchOf({ query: '', filter: noFilter })).toBe('')
  expect(searchOf({ query: 'look after', filter })).toBe(
    'q=look+after&liste=zor&duzey=b1,b2&bellek=bekleyen',
  )
})

test.each(['liste=yok&duzey=D9&bellek=iyi', 'konu=', 'q=', '&&='])(
  'what cannot be understood (%s) asks for nothing',
  (search) => {
    expect(choiceOf(search)).toEqual({ query: '', filter: noFilter })
  },
)

test('a query is cut off where the field would end', () => {
  expect(choiceOf(`q=${'a'.repeat(500)}`).query).toHaveLength(mostLetters)
})
