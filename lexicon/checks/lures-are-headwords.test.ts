import { expect, test } from 'vitest'
import type { Sense } from '../schema.ts'
import { aLexicon, aWord, said } from './a-lexicon.ts'
import { luresAreHeadwords } from './lures-are-headwords.ts'

const saidOf = (lures: Partial<NonNullable<Sense['lures']>>) => {
  const all = { neighbor: [], form: [], turkish: [], opposite: [], ...lures }
  return said(luresAreHeadwords, aLexicon([aWord('gather', { lures: all }), aWord('meet')]))
}

test('a lure is another headword', () => {
  expect(saidOf({ neighbor: ['meet'] })).toEqual([])
  expect(saidOf({ neighbor: ['convene'] })).toEqual(['lures: there is no word convene'])
  expect(saidOf({ form: ['gather'] })).toEqual(['is its own lure'])
})

test('a lure stands under one kind', () => {
  expect(saidOf({ neighbor: ['meet'], turkish: ['meet'] })).toEqual(['lures: meet stands twice'])
})
