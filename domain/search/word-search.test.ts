import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutMarks } from '../text/letters.ts'
import { turkishBases } from '../text/turkish-inflection.ts'
import { partsOfSpeech } from '../words/entry.ts'
import { isRegularForm } from '../words/word-of-form.ts'
import { aTable, aTableWord } from '../words/word-table.test-support.ts'
import type { TableWord } from '../words/word-table.ts'
import {
  fewestLettersInside,
  queryOf,
  regularFormScore,
  scoreOf,
  textKinds,
  turkishFormScore,
} from './search-score.ts'
import { buildSearchIndex, foundBy, searchWords, textsOf } from './word-search.ts'

const words = [
  aTableWord('child', { glosses: ['çocuk'], forms: ['children'] }),
  aTableWord('color', { glosses: ['renk'], variants: ['colour'] }),
  aTableWord('credit card', { glosses: ['kredi kartı'] }),
  aTableWord('die', { partOfSpeech: 'verb', glosses: ['ölmek'] }),
  aTableWord('give up', {
    partOfSpeech: 'phrasal verb',
    glosses: ['vazgeçmek', 'pes etmek'],
    forms: ['gave up', 'given up'],
  }),
  aTableWord('go', {
    partOfSpeech: 'verb',
    glosses: ['gitmek'],
    alsoMeans: ['kalkmak'],
    forms: ['goes', 'went', 'gone'],
  }),
  aTableWord('going', { glosses: ['gidiş'] }),
  aTableWord('happen', { partOfSpeech: 'verb', glosses: ['olmak'] }),
  aTableWord('horse', { glosses: ['at'] }),
  aTableWord('light', { glosses: ['ışık'] }),
  aTableWord('look after', { partOfSpeech: 'verb', glosses: ['bakmak', 'göz kulak olmak'] }),
  aTableWord('many', { partOfSpeech: 'determiner', glosses: ['çok'] }),
  aTableWord('stop', { partOfSpeech: 'verb', glosses: ['durmak'] }),
  aTableWord('T-shirt', { glosses: ['tişört'] }),
  aTableWord('title', { glosses: ['başlık'] }),
]

const found = (typed: string, among: readonly TableWord[] = words) => {
  const table = aTable(among)
  const places = searchWords(buildSearchIndex(table), table, typed)
  return [...places].map((place) => table.at(place).headword)
}

test.each([
  ['cok', 'many'],
  ['ÇOK', 'many'],
  ['IŞIK', 'light'],
  ['ISIK', 'light'],
  ['işik', 'light'],
  ['TITLE', 'title'],
  ['TİTLE', 'title'],
  ['BASLIK', 'title'],
  ['went', 'go'],
  ['gave up', 'give up'],
  ['gives up', 'give up'],
  ['giving up', 'give up'],
  ['vazgeçtim', 'give up'],
  ['pes etti', 'give up'],
  ['Children', 'child'],
  ['goes', 'go'],
  ['stopped', 'stop'],
  ['stops', 'stop'],
  ['looked after', 'look after'],
  ['credit cards', 'credit card'],
  ['colour', 'color'],
  ['kalkmak', 'go'],
  ['after', 'look after'],
  ['look af', 'look after'],
  ['tshirt', 'T-shirt'],
  ['t shirt', 'T-shirt'],
  ['T-Shirt', 'T-shirt'],
  ['kartı', 'credit card'],
  ['ışıklar', 'light'],
  ['gidiyorum', 'go'],
  ['Çocuğum', 'child'],
  ['baktılar', 'look after'],
  ['kredi kartları', 'credit card'],
  ['kredi kartını', 'credit card'],
  ['  many ', 'many'],
])('%s finds %s first', (typed, headword) => {
  expect(found(typed)[0]).toBe(headword)
})

test('what was typed to the end comes before what it begins, and that before what begins later', () => {
  const among = [
    aTableWord('after all'),
    aTableWord('after'),
    aTableWord('look after'),
    aTableWord('thereafter'),
  ]
  expect(found('after', among)).toEqual(['after', 'after all', 'look after', 'thereafter'])
})

test('the very letters typed come before those with other marks', () => {
  expect(found('öl')).toEqual(['die', 'happen', 'look after'])
  expect(found('ol').slice(0, 2)).toEqual(['happen', 'die'])
})

test('a headword comes before its homograph in Turkish, and that before a form', () => {
  const among = [
    aTableWord('horse', { glosses: ['at'] }),
    aTableWord('at', { partOfSpeech: 'preposition', glosses: ['-de'] }),
    aTableWord('go', { forms: ['at'] }),
  ]
  expect(found('at', among)).toEqual(['at', 'horse', 'go'])
})

test('a word is no form of one that only looks like it', () => {
  const among = [
    aTableWord('be', { partOfSpeech: 'verb', forms: ['was'] }),
    aTableWord('the', { partOfSpeech: 'determiner' }),
  ]
  expect(found('bed', among)).toEqual([])
  expect(found('thing', among)).toEqual([])
  expect(found('being', among)).toEqual(['be'])
})

test.each([
  ['went', 'go', 'went'],
  ['kalk', 'go', 'kalkmak'],
  ['colour', 'color', 'colour'],
  ['color', 'color', undefined],
  ['go', 'go', undefined],
  ['gitmek', 'go', undefined],
  ['stopped', 'stop', undefined],
])('%s finds %s by %s, if that is to be said', (typed, headword, letters) => {
  const word = words.find((one) => one.headword === headword) ?? aTableWord('')
  expect(foundBy(word, typed)?.letters).toBe(letters)
})

test('nothing typed finds nothing', () => {
  for (const typed of ['', '  ', '-', '…']) expect(found(typed)).toEqual([])
})

const letters = 'abcdeghiıiioöosşsuütnrl'
const part = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 5 })
  .map((all) => all.join(''))
const text = fc.oneof(
  { weight: 3, arbitrary: part },
  {
    weight: 1,
    arbitrary: fc.tuple(part, fc.constantFrom(' ', '-'), part).map((all) => all.join('')),
  },
)
const word = fc
  .record({
    headword: text,
    partOfSpeech: fc.constantFrom(...partsOfSpeech.slice(0, 4)),
    glosses: fc.array(text, { minLength: 1, maxLength: 3 }),
    alsoMeans: fc.array(text, { maxLength: 2 }),
    variants: fc.array(text, { maxLength: 1 }),
    forms: fc.array(text, { maxLength: 1 }),
  })
  .map(({ headword, ...rest }) => aTableWord(headword, rest))

// A text of the words themselves, changed a little: a query at random finds nothing.
const searched = fc.array(word, { minLength: 1, maxLength: 12 }).chain((among) =>
  fc.record({
    among: fc.constant(among),
    typed: fc.oneof(
      part,
      fc
        .tuple(
          fc.constantFrom(
            ...among.flatMap((one) => [one.headword, ...(one.entries[0].senses[0]?.glosses ?? [])]),
          ),
          fc.nat(6),
          fc.constantFrom('', 's', 'es', 'ed', 'd', 'ing', 'er', 'lar', 'ı', 'dan', ' '),
        )
        .map(([whole, cut, ending]) => whole.slice(0, Math.max(1, whole.length - cut)) + ending),
      fc
        .constantFrom(...among.map(({ headword }) => headword))
        .map((headword) => headword.slice(1).toLocaleUpperCase('tr')),
    ),
  }),
)

test('searching finds the same words in the same order as looking at every text of every word', () => {
  fc.assert(
    fc.property(searched, ({ among, typed }) => {
      const table = aTable(among)

      expect([...searchWords(buildSearchIndex(table), table, typed)]).toEqual(
        foundByReading(among, typed),
      )
    }),
    { numRuns: 2000 },
  )
})

/** What searching should find, by the definition of a match alone. */
function foundByReading(among: readonly TableWord[], typed: string): number[] {
  const query = queryOf(typed)
  if (query.bare === '') return []
  const scored = among.flatMap((one, place) => {
    const scores = textsOf(one).flatMap(({ kind, letters: own }) => {
      const bare = withoutMarks(own)
      const kindNumber = textKinds.indexOf(kind)
      const typedLetters = kind === 'headword' || kind === 'form' ? query.english : query.turkish
      return [...bare].flatMap((_, at) => {
        if (!bare.startsWith(query.bare, at)) return []
        const isWordStart = at === 0 || bare[at - 1] === ' '
        const isInside = !query.bare.includes(' ') && query.bare.length >= fewestLettersInside
        if (!isWordStart && !isInside) return []
        const start = bare === query.bare ? 'exact' : 'prefix'
        const match = at === 0 ? start : isWordStart ? 'word' : 'inside'
        const left = bare.length - query.bare.length
        return [scoreOf(match, own.startsWith(typedLetters, at), kindNumber, left)]
      })
    })
    const parts = query.bare.split(' ')
    const names = textsOf(one).filter(({ kind }) => kind === 'headword')
    const isForm = names.some(({ letters: own }) => {
      const base = withoutMarks(own).split(' ')
      return (
        base.length === parts.length &&
        parts.some(
          (form, at) =>
            (base[at] ?? '').length >= 2 &&
            base.every((other, place) => place === at || other === parts[place]) &&
            isRegularForm(one, base, at, form),
        )
      )
    })
    const lastForms = turkishBases(parts.at(-1) ?? '', parts.length > 1).map((base) =>
      parts.with(-1, base).join(' '),
    )
    const turkishForms = textsOf(one)
      .filter(({ kind }) => kind !== 'headword' && kind !== 'form')
      .filter(({ letters: own }) => lastForms.includes(withoutMarks(own)))
      .map(({ kind }) => turkishFormScore(textKinds.indexOf(kind)))
    const best = Math.min(...scores, ...turkishForms, ...(isForm ? [regularFormScore] : []))
    return Number.isFinite(best) ? [{ place, best }] : []
  })
  return scored.sort((a, b) => a.best - b.best || a.place - b.place).map(({ place }) => place)
}
