import { expect, test } from 'vitest'
import type { SenseDetail, WordDetail } from '#lexicon/word-detail.ts'
import { otherGlosses } from './word-details.ts'

const sense = (id: string, gloss: readonly string[]): SenseDetail => ({
  id,
  definition: 'a definition',
  definitionTr: 'bir tanım',
  gloss,
  field: 'movement',
  synonyms: [],
  antonyms: [],
  example: { en: 'An example.', tr: 'Bir örnek.' },
})

const turn: WordDetail = {
  slug: 'turn',
  headword: 'turn',
  entries: [
    {
      partOfSpeech: 'verb',
      cefr: 'A1',
      ipa: { uk: 'tɜːn', us: 'tɝːn' },
      senses: [sense('turn.v.1', ['dönmek']), sense('turn.v.2', ['çevirmek'])],
    },
    {
      partOfSpeech: 'noun',
      cefr: 'A2',
      ipa: { uk: 'tɜːn', us: 'tɝːn' },
      senses: [sense('turn.n.1', ['sıra'])],
    },
  ],
  alsoMeans: [{ partOfSpeech: 'noun', gloss: ['viraj'] }],
}

test('everything else that a word means is another meaning of it, in any part of speech', () => {
  expect(otherGlosses(turn, 'turn.v.1')).toEqual(['çevirmek', 'sıra', 'viraj'])
  expect(otherGlosses(turn, 'turn.n.1')).toEqual(['dönmek', 'çevirmek', 'viraj'])
})
