import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterSet, lettersOf, withoutMarks } from './letters.ts'

test.each([
  ['TITLE', 'en', 'title'],
  ['TITLE', 'tr', 'tıtle'],
  ['IŞIK', 'tr', 'ışık'],
  ['İSTANBUL', 'en', 'istanbul'],
  ['İstanbul', 'tr', 'istanbul'],
  ["o'clock", 'en', 'oclock'],
  ['o’clock', 'en', 'oclock'],
  ['T-shirt', 'en', 't shirt'],
  ['  look   after ', 'en', 'look after'],
  ['cafe\u0301', 'en', 'café'],
  ['…', 'en', ''],
] as const)('the letters of %s in %s are %s', (text, language, letters) => {
  expect(lettersOf(text, language)).toBe(letters)
})

test.each(['çok', 'ÇOK', 'cok', 'COK'])(
  '%s is cok without its marks, in either language',
  (text) => {
    for (const language of ['en', 'tr'] as const) {
      expect(withoutMarks(lettersOf(text, language))).toBe('cok')
    }
  },
)

test.each(['ışık', 'IŞIK', 'ISIK', 'işik', 'İŞİK', 'isik'])(
  '%s is isik without its marks',
  (text) => {
    for (const language of ['en', 'tr'] as const) {
      expect(withoutMarks(lettersOf(text, language))).toBe('isik')
    }
  },
)

test('every letter keeps its place when it loses its marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('en', 'tr'), (text, language) => {
      const letters = lettersOf(text, language)
      const bare = withoutMarks(letters)

      expect(bare).toHaveLength(letters.length)
      expect(withoutMarks(bare)).toBe(bare)
    }),
  )
})

test('a set of letters knows neither order nor repetition', () => {
  expect(letterSet('banana')).toBe(letterSet('nab'))
  expect(letterSet('a b2')).toBe(letterSet('ab'))
  expect(letterSet('ab')).not.toBe(letterSet('ac'))
})
