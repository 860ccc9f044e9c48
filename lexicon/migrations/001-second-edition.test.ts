import { expect, test } from 'vitest'
import { secondEdition } from './001-second-edition.ts'

const entry = (partOfSpeech: string, more: object = {}) => ({
  partOfSpeech,
  ipa: {},
  senses: [{ id: `x.${partOfSpeech}.1` }],
  ...more,
})

const alsoMeans = (partsOfSpeech: readonly string[], meanings: readonly string[]) =>
  secondEdition({ headword: 'x', alsoMeans: meanings, entries: partsOfSpeech.map((p) => entry(p)) })

test('the name of an action is a verb, all else what the file has', () => {
  expect(alsoMeans(['noun', 'verb'], ['öneri', 'öneride bulunmak', 'indirim'])).toMatchObject({
    alsoMeans: { noun: { gloss: ['öneri', 'indirim'] }, verb: { gloss: ['öneride bulunmak'] } },
  })
  expect(alsoMeans(['adjective'], ['hazır', 'sunmak'])).toMatchObject({
    alsoMeans: { adjective: { gloss: ['hazır'] }, verb: { gloss: ['sunmak'] } },
  })
})

test('a noun that ends like an action is a noun', () => {
  expect(alsoMeans(['noun'], ['basamak'])).toMatchObject({ alsoMeans: { noun: {} } })
  expect(alsoMeans(['adjective'], ['ana yemek'])).toMatchObject({ alsoMeans: { adjective: {} } })
  expect(alsoMeans(['verb'], ['yemek'])).toMatchObject({ alsoMeans: { verb: {} } })
})

test('among several parts of speech the form decides, and otherwise the first', () => {
  const both = alsoMeans(['noun', 'adjective'], ['duygusuz', 'ek ücreti', 'kibar'])
  expect(both).toMatchObject({
    alsoMeans: { adjective: { gloss: ['duygusuz'] }, noun: { gloss: ['ek ücreti', 'kibar'] } },
  })
  expect(alsoMeans(['verb'], ['üzgün', 'asılsız'])).toMatchObject({
    alsoMeans: { noun: { gloss: ['üzgün'] }, adjective: { gloss: ['asılsız'] } },
  })
})

test('the register of an entry is said of each of its senses, but not over what one says itself', () => {
  const senses = [{ id: 'x.n.1' }, { id: 'x.n.2', register: 'old' }]
  expect(
    secondEdition({ headword: 'x', entries: [entry('noun', { register: 'formal', senses })] }),
  ).toEqual({
    headword: 'x',
    alsoMeans: {},
    entries: [
      {
        partOfSpeech: 'noun',
        ipa: {},
        senses: [
          { id: 'x.n.1', register: 'formal' },
          { id: 'x.n.2', register: 'old' },
        ],
      },
    ],
  })
})
