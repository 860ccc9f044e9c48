import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersOf, withoutMarks } from '../text/letters.ts'
import { aTable, aTableWord } from '../words/word-table.test-support.ts'
import { shipUses, type WordUse, wordUses } from '../words/word-uses.ts'
import { queryOf } from './search-score.ts'
import { buildUseIndex, foundUse } from './use-search.ts'
import { buildSearchIndex, searchWords } from './word-search.ts'

const words: readonly (readonly [headword: string, gloss: string, ...uses: WordUse[]])[] = [
  ['decide', 'karar vermek'],
  ['decision', 'karar', { en: 'make a decision', tr: 'karar vermek' }],
  ['make', 'yapmak', { en: 'make a mistake', tr: 'hata yapmak' }],
  [
    'turn',
    'sıra',
    { en: 'take turns', tr: 'sırayla yapmak' },
    { en: 'wait for your turn', tr: 'sıranı beklemek' },
  ],
]

const table = aTable(words.map(([headword, gloss]) => aTableWord(headword, { glosses: [gloss] })))
const uses = wordUses(shipUses(words.map(([, , ...own]) => own)))

const found = (typed: string) =>
  [...searchWords(buildSearchIndex(table), table, typed, buildUseIndex(uses))].map(
    (place) => table.at(place).headword,
  )

test.each([
  ['make a decision', ['decision']],
  ['make decision', ['decision']],
  ['Take Turns', ['turn']],
  ['sirayla yapmak', ['turn']],
  ['beklemek sıra', ['turn']],
  ['hata', ['make']],
  ['mistak', ['make']],
])('%s finds the words that are used so', (typed, expected) => {
  expect(found(typed)).toEqual(expected)
})

test('a use that was typed whole stands behind a gloss that was, and before all else', () => {
  expect(found('karar vermek')).toEqual(['decide', 'decision'])
  expect(found('karar')).toEqual(['decision', 'decide'])
})

test('what a word itself has stands before what uses have', () => {
  expect(found('make')).toEqual(['make', 'decision'])
  expect(found('yapmak')).toEqual(['make', 'turn'])
})

test('two letters find no use', () => {
  expect(found('ta')).toEqual([])
  expect(found('tak')).toEqual(['turn'])
})

test('a word tells by which use it was found', () => {
  const own = words[3]?.slice(2) as readonly WordUse[]
  expect(foundUse(own, 'beklemek')?.en).toBe('wait for your turn')
  expect(foundUse(own, 'take tur')?.en).toBe('take turns')
  expect(foundUse(own, 'decision')).toBeUndefined()
  expect(foundUse(own, 'ta')).toBeUndefined()
})

const word = fc.stringMatching(/^[abıiş]{1,4}$/)
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '))
const someUses = fc.array(fc.record({ en: phrase, tr: phrase }), { maxLength: 3 })

test('searching finds the words whose uses have all words typed, and no others', () => {
  fc.assert(
    fc.property(fc.array(someUses, { minLength: 1, maxLength: 8 }), phrase, (all, typed) => {
      const empty = aTable(all.map((_, at) => aTableWord(`x${at}`, { glosses: ['y'] })))
      const index = buildUseIndex(wordUses(shipUses(all)))
      const places = searchWords(buildSearchIndex(empty), empty, typed, index)
      expect([...places].sort()).toEqual(
        all.flatMap((own, place) => (own.some((use) => hasWords(use, typed)) ? [place] : [])),
      )
      expect(all.map((own) => foundUse(own, typed) !== undefined)).toEqual(
        all.map((_, place) => places.includes(place)),
      )
    }),
    { numRuns: 500 },
  )
})

function hasWords({ en, tr }: WordUse, typed: string): boolean {
  const { bare } = queryOf(typed)
  const inText = (text: string, language: 'en' | 'tr') => {
    const own = withoutMarks(lettersOf(text, language)).split(' ')
    return bare.split(' ').every((word) => own.some((one) => one.startsWith(word)))
  }
  return bare.length >= 3 && (inText(en, 'en') || inText(tr, 'tr'))
}
