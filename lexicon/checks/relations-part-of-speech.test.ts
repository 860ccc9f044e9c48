import { expect, test } from 'vitest'
import type { PartOfSpeech } from '#domain/words/entry.ts'
import { aHeadword, aLexicon, anEntry, aSense, aWord, said } from './a-lexicon.ts'
import { relationsPartOfSpeech } from './relations-part-of-speech.ts'

const saidOf = (partOfSpeech: PartOfSpeech) => {
  const entries = [anEntry({ senses: [aSense({ synonyms: ['meet'], antonyms: ['part'] })] })]
  const meet = aWord('meet', {}, { partOfSpeech })
  return said(relationsPartOfSpeech, aLexicon([aHeadword({ edition: 2, entries }), meet]))
}

test('a synonym that is known as another part of speech alone is looked at again', () => {
  expect(saidOf('verb')).toEqual([])
  expect(saidOf('noun')).toEqual(['advice: we have no verb meet'])
})

test('a verb stands for a phrasal verb, and any word for a phrase', () => {
  expect(saidOf('phrasal verb')).toEqual([])
  expect(saidOf('phrase')).toEqual([])
})
