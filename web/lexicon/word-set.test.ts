import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firmnesses } from '#domain/record/memory.ts'
import { noFilter } from '#domain/search/word-filter.ts'
import { everyWord, setOfWords } from '#domain/search/word-set.ts'
import { cefrLevels, listNames } from '#domain/words/entry.ts'
import { mostLetters, mostNamedWords, searchOf, setOf } from './word-set.ts'

test('an address leads back to what was looked for, letter by letter', () => {
  const choice = fc.record({
    query: fc.string({ unit: 'grapheme', maxLength: 20 }),
    words: fc.uniqueArray(fc.stringMatching(/^[a-z-]{1,8}(\.(n|adj)\.[1-9])?$/), {
      maxLength: mostNamedWords,
    }),
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
      expect(setOf(searchOf(looked))).toEqual(looked)
    }),
  )
})

test('an address is short and can be read', () => {
  const filter = { ...noFilter, lists: ['zor'], levels: ['B1', 'B2'], isDue: true } as const

  expect(searchOf(everyWord)).toBe('')
  expect(searchOf({ ...everyWord, query: 'look after', filter })).toBe(
    'q=look+after&liste=zor&duzey=b1,b2&bellek=bekleyen',
  )
  expect(searchOf(setOfWords(['ice-cream', 'go.v.1']))).toBe('kelime=ice-cream,go.v.1')
})

test.each(['liste=yok&duzey=D9&bellek=iyi', 'konu=', 'q=', 'kelime=,,', '&&='])(
  'what cannot be understood (%s) asks for nothing',
  (search) => {
    expect(setOf(search)).toEqual(everyWord)
  },
)

test('a query is cut off where the field would end', () => {
  expect(setOf(`q=${'a'.repeat(500)}`).query).toHaveLength(mostLetters)
})

test('an address is asked for no more named words than a server takes', () => {
  const many = Array.from({ length: 1000 }, (_, number) => `word-${number}`)

  expect(setOf(`kelime=${many.join(',')}`).words).toEqual(many.slice(0, mostNamedWords))
})
