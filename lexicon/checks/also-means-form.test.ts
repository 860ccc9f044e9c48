import { expect, test } from 'vitest'
import type { Headword } from '../schema.ts'
import { aHeadword, aLexicon, said } from './a-lexicon.ts'
import { alsoMeansForm } from './also-means-form.ts'

const saidOf = (partOfSpeech: keyof Headword['alsoMeans'], ...gloss: string[]) =>
  said(
    alsoMeansForm,
    aLexicon([aHeadword({ edition: 2, alsoMeans: { [partOfSpeech]: { gloss } } })]),
  )

test('a verb is an infinitive, or the form of one that is a headword', () => {
  expect(saidOf('verb', 'sunmak', 'kullandı', '-e bakmak')).toEqual([])
  expect(saidOf('verb', 'sunum')).toEqual(['"sunum" is no verb'])
})

test('what is no verb is no infinitive, meals aside', () => {
  expect(saidOf('adjective', 'hazır')).toEqual([])
  expect(saidOf('adjective', 'sunmak')).toEqual(['"sunmak" is no adjective'])
  expect(saidOf('adverb', 'önceden', 'her yerde')).toEqual([])
  expect(saidOf('noun', 'basamak', 'ana yemek', 'merak')).toEqual([])
  expect(saidOf('noun', 'hızla koşarak')).toEqual(['"hızla koşarak" is no noun'])
})

test('a gloss is bare and short', () => {
  expect(saidOf('noun', 'ev (eski)')).toEqual(['"ev (eski)" explains'])
  expect(saidOf('noun', 'bir iki üç dört')).toEqual(['"bir iki üç dört" has over 3 words'])
})

test('a phrasal verb is an infinitive, and a phrase has no fixed form', () => {
  expect(saidOf('phrasal verb', 'kalkmak')).toEqual([])
  expect(saidOf('phrasal verb', 'kalkış')).toEqual(['"kalkış" is no verb'])
  expect(saidOf('phrase', 'boş vermek', 'zararı yok')).toEqual([])
})
