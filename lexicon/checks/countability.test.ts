import { expect, test } from 'vitest'
import type { PartOfSpeech } from '#domain/words/entry.ts'
import type { Sense } from '../schema.ts'
import { aHeadword, aLexicon, anEntry, aSense, said } from './a-lexicon.ts'
import { countability } from './countability.ts'

const saidOf = (partOfSpeech: PartOfSpeech, sense: Partial<Sense>) => {
  const entries = [anEntry({ partOfSpeech, senses: [aSense(sense)] })]
  return said(countability, aLexicon([aHeadword({ edition: 2, entries })]))
}

test('a noun of the second edition says whether it is counted, others need not yet', () => {
  expect(saidOf('noun', { countability: 'uncountable' })).toEqual([])
  expect(saidOf('noun', {})).toEqual(['does not say whether it is counted'])
  const entries = [anEntry({ partOfSpeech: 'noun' })]
  expect(said(countability, aLexicon([aHeadword({ entries })]))).toEqual([])
})

test('what is no noun is not counted', () => {
  expect(saidOf('verb', {})).toEqual([])
  expect(saidOf('verb', { countability: 'countable' })).toEqual(['a verb has no countability'])
})

test('where both holds, there are uses to show each', () => {
  const one = { en: 'fight crime', tr: 'suçla mücadele etmek' }
  const other = { en: 'commit a crime', tr: 'suç işlemek' }
  expect(saidOf('noun', { countability: 'both', uses: [one] })).toEqual([
    'is counted and not, in one use',
  ])
  expect(saidOf('noun', { countability: 'both', uses: [one, other] })).toEqual([])
})
