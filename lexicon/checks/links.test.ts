import { expect, test } from 'vitest'
import { aHeadword, aLexicon, anEntry, aSense, aWord, said, saidOfSense } from './a-lexicon.ts'
import { links } from './links.ts'

test('links may lead to headwords that we do not have', () => {
  expect(saidOfSense(links, { synonyms: ['assemble', 'come together'], kindOf: 'move' })).toEqual(
    [],
  )
})

test('a word names neither itself nor another twice', () => {
  expect(saidOfSense(links, { synonyms: ['gather'] })).toEqual(['synonyms names the word itself'])
  expect(saidOfSense(links, { kindOf: 'gather' })).toEqual(['kindOf names the word itself'])
  expect(saidOfSense(links, { antonyms: ['scatter', 'scatter'] })).toEqual([
    'antonyms names a word twice',
  ])
})

test('a synonym is no antonym, and is avoided anyway', () => {
  expect(saidOfSense(links, { synonyms: ['meet'], antonyms: ['meet'] })).toEqual([
    'meet is synonym and antonym',
  ])
  expect(saidOfSense(links, { synonyms: ['meet'], avoidAsDistractor: ['meet'] })).toEqual([
    'meet is a synonym and need not be avoided besides',
  ])
})

test('at most twelve words are avoided', () => {
  const twelve = 'go come meet call bring fetch hold keep look make play read'.split(' ')
  expect(saidOfSense(links, { avoidAsDistractor: twelve })).toEqual([])
  expect(saidOfSense(links, { avoidAsDistractor: [...twelve, 'pick'] })).toEqual([
    'avoidAsDistractor names 13 words',
  ])
})

test('a link is an English word in American spelling', () => {
  const color = aHeadword({
    headword: 'color',
    entries: [anEntry({ ukSpelling: 'colour', senses: [aSense({ id: 'color.v.1' })] })],
  })
  const paint = aWord('paint', { avoidAsDistractor: ['colour'] })
  expect(said(links, aLexicon([color, paint]))).toEqual([
    'avoidAsDistractor: colour is the British spelling of color',
  ])
  expect(saidOfSense(links, { synonyms: ['toplanmak ışık'] })).toEqual([
    'synonyms: "toplanmak ışık" is not an English headword',
  ])
})
