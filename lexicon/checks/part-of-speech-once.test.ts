import { expect, test } from 'vitest'
import { aHeadword, aLexicon, anEntry, said } from './a-lexicon.ts'
import { partOfSpeechOnce } from './part-of-speech-once.ts'

test('a headword has one entry for each part of speech', () => {
  const [verb, noun] = [anEntry(), anEntry({ partOfSpeech: 'noun' })]
  expect(said(partOfSpeechOnce, aLexicon([aHeadword({ entries: [verb, noun] })]))).toEqual([])
  expect(said(partOfSpeechOnce, aLexicon([aHeadword({ entries: [verb, verb] })]))).toEqual([
    'has two entries',
  ])
})
