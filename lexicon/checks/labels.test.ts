import { expect, test } from 'vitest'
import type { Headword, Sense } from '../schema.ts'
import { aHeadword, aLexicon, anEntry, aSense, said } from './a-lexicon.ts'
import { labels } from './labels.ts'

const saidOf = (sense: Partial<Sense>, headword: Partial<Headword> = {}) => {
  const entries = [anEntry({ senses: [aSense(sense)] })]
  return said(labels, aLexicon([aHeadword({ edition: 2, entries, ...headword })]))
}

test('a word that is another one in America is British', () => {
  const usWord = { word: 'swimsuit', ipa: 'ˈswɪm.suːt' }
  expect(saidOf({}, { usWord })).toEqual(['has another word in America and no region'])
  expect(saidOf({ region: 'UK' }, { usWord })).toEqual([])
  expect(saidOf({})).toEqual([])
})

test('a use has a label of its own, not that of its sense', () => {
  const use = { en: 'gather in the queue', tr: 'kuyrukta toplanmak', region: 'UK' } as const
  expect(saidOf({ uses: [use] })).toEqual([])
  expect(saidOf({ region: 'UK', uses: [use] })).toEqual([
    'the use "gather in the queue" is UK as its sense is',
  ])
  expect(saidOf({ region: 'US', uses: [use] })).toEqual([])
})
