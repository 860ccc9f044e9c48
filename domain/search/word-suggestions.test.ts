import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainEditDistance } from '../text/plain-edit-distance.test-support.ts'
import { aTable, aTableWord } from '../words/word-table.test-support.ts'
import { queryOf } from './search-score.ts'
import { buildSearchIndex, searchWords } from './word-search.ts'
import { slipsIn, suggestionsFor } from './word-suggestions.ts'

const table = aTable([
  aTableWord('accommodation', { glosses: ['konaklama'] }),
  aTableWord('book', { glosses: ['kitap'] }),
  aTableWord('kite', { glosses: ['uçurtma'] }),
  aTableWord('leave', { glosses: ['terk etmek'] }),
])
const index = buildSearchIndex(table)
const textsFor = (typed: string) => suggestionsFor(index, typed, 3).map(({ text }) => text)

test.each([
  ['acommodatoin', ['accommodation']],
  ['ucutrma', ['uçurtma']],
  ['terk etmk', ['terk etmek']],
  ['KİTEP', ['kite', 'kitap']],
  ['bok', []],
  ['zebra', []],
])('for %s, %j may have been meant', (typed, texts) => {
  expect(textsFor(typed)).toEqual(texts)
})

test('a suggestion says its language, and finds its word when it is taken', () => {
  const [first, second] = suggestionsFor(index, 'kitep', 3)
  expect([first?.language, second?.language]).toEqual(['en', 'tr'])
  expect(searchWords(index, table, second?.text ?? '')[0]).toBe(second?.word)
})

test('exactly the texts within the slips looked behind are suggested', () => {
  const text = fc.stringMatching(/^[abçkıi]{3,8}$/)
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), text, (headwords, typed) => {
      const words = aTable(headwords.map((one) => aTableWord(one, { glosses: ['zzzzzzzzzzzzz'] })))
      const { bare } = queryOf(typed)
      const slips = slipsIn(bare)
      const near = headwords
        .map((one) => queryOf(one).bare)
        .filter((one) => slips > 0 && plainEditDistance(bare, one) <= slips)

      const suggested = suggestionsFor(buildSearchIndex(words), typed, 99)
      expect(new Set(suggested.map((one) => queryOf(one.text).bare))).toEqual(new Set(near))
    }),
  )
})
