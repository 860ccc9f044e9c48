import { expect, test } from 'vitest'
import type { Entry, Sense } from '../schema.ts'
import { aHeadword, aLexicon, anEntry, aSense, said } from './a-lexicon.ts'
import { usesSuffice } from './uses-suffice.ts'

const uses = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ en: `gather ${at}`, tr: `toplamak ${at}` }))

const saidOf = (count: number, entry: Partial<Entry> = {}, sense: Partial<Sense> = {}) => {
  const senses = [aSense({ uses: uses(count), ...sense })]
  return said(
    usesSuffice,
    aLexicon([aHeadword({ edition: 2, entries: [anEntry({ senses, ...entry })] })]),
  )
}

test('two to four uses', () => {
  expect(saidOf(1)).toEqual(['has 1 uses'])
  for (const count of [2, 3, 4]) expect(saidOf(count)).toEqual([])
  expect(saidOf(5)).toEqual(['has 5 uses'])
})

test('a plain thing or a number may have one, but not none', () => {
  const thing = { partOfSpeech: 'noun' } as const
  expect(saidOf(1, thing, { shape: 'thing' })).toEqual([])
  expect(saidOf(0, thing, { shape: 'thing' })).toEqual(['has 0 uses'])
  expect(saidOf(1, thing, { shape: 'event' })).toEqual(['has 1 uses'])
  expect(saidOf(1, { partOfSpeech: 'number' })).toEqual([])
})

test('a word that waits for the second edition needs none', () => {
  expect(said(usesSuffice, aLexicon([aHeadword()]))).toEqual([])
})
