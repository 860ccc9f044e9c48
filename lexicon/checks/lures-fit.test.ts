import { expect, test } from 'vitest'
import type { Cefr, PartOfSpeech } from '#domain/words/entry.ts'
import { aHeadword, aLexicon, anEntry, aSense, aWord, said } from './a-lexicon.ts'
import { luresFit } from './lures-fit.ts'

const saidOf = (partOfSpeech: PartOfSpeech, cefr: Cefr) => {
  const lures = { neighbor: ['meet'], form: [], turkish: [], opposite: [] }
  const entries = [anEntry({ cefr: 'A2', senses: [aSense({ lures })] })]
  const lure = aWord('meet', {}, { partOfSpeech, cefr })
  return said(luresFit, aLexicon([aHeadword({ edition: 2, entries }), lure]))
}

test('a lure is of the same part of speech', () => {
  expect(saidOf('verb', 'A1')).toEqual([])
  expect(saidOf('noun', 'A1')).toEqual(['the lure meet is no verb'])
})

test('a lure is at most one level above', () => {
  expect(saidOf('verb', 'B1')).toEqual([])
  expect(saidOf('verb', 'B2')).toEqual(['the lure meet is B2'])
})
