import { expect, test } from 'vitest'
import { aHeadword, aLexicon, anEntry, aSense, said, saidOfSense } from './a-lexicon.ts'
import { idsNameTheirPlace } from './ids-name-their-place.ts'

test('an id is made of slug, part of speech and number', () => {
  expect(saidOfSense(idsNameTheirPlace, { id: 'gather.v.1' })).toEqual([])
  for (const id of ['gather.n.1', 'gathers.v.1', 'gather.v.0', 'gather.v', 'gather.v.x'])
    expect(saidOfSense(idsNameTheirPlace, { id })).toEqual([
      'the id should be gather.v.1, gather.v.2 …',
    ])
})

test('no two senses share an id', () => {
  const twice = aHeadword({ entries: [anEntry({ senses: [aSense(), aSense()] })] })
  expect(said(idsNameTheirPlace, aLexicon([twice]))).toEqual([
    'the id also stands in lexicon/words/g/gather.json',
  ])
})
