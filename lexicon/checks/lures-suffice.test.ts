import { expect, test } from 'vitest'
import type { Sense } from '../schema.ts'
import { aHeadword, aLexicon, anEntry, aSense, said } from './a-lexicon.ts'
import { luresSuffice } from './lures-suffice.ts'

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`)

const saidOf = (lures: Partial<NonNullable<Sense['lures']>>) => {
  const all = { neighbor: [], form: [], turkish: [], opposite: [], ...lures }
  const entries = [anEntry({ senses: [aSense({ lures: all })] })]
  return said(luresSuffice, aLexicon([aHeadword({ edition: 2, entries })]))
}

test('six to eight lures, four of them neighbors', () => {
  expect(saidOf({ neighbor: words(5), form: ['a'] })).toEqual([])
  expect(saidOf({ neighbor: words(5) })).toEqual(['has 5 lures'])
  expect(saidOf({ neighbor: words(9) })).toEqual(['has 9 lures'])
  expect(saidOf({ neighbor: words(3), form: ['a', 'b', 'c'] })).toEqual(['has 3 neighbors'])
})

test('four are enough where a note says why', () => {
  const note = 'few words are like it'
  expect(saidOf({ neighbor: words(2), turkish: ['a', 'b'], note })).toEqual([])
  expect(saidOf({ neighbor: words(3), note })).toEqual(['has 3 lures'])
})

test('one opposite at most', () => {
  expect(saidOf({ neighbor: words(5), opposite: ['a'] })).toEqual([])
  expect(saidOf({ neighbor: words(5), opposite: ['a', 'b'] })).toEqual(['has 2 opposites'])
})

test('a sense without lures waits for them', () => {
  expect(said(luresSuffice, aLexicon([aHeadword({ edition: 2 })]))).toEqual([])
})
