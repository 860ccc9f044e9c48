import { expect, test } from 'vitest'
import { aHeadword, aLexicon, anEntry, aSense, said } from './a-lexicon.ts'
import { usesSayMore } from './uses-say-more.ts'

const saidOf = (...phrases: string[]) => {
  const uses = phrases.map((en) => ({ en, tr: 'bir şey' }))
  const entries = [anEntry({ senses: [aSense({ uses })] })]
  return said(usesSayMore, aLexicon([aHeadword({ edition: 2, entries })]))
}

test('a use says with what the word stands', () => {
  expect(saidOf('gather around the fire', 'gather together')).toEqual([])
  expect(saidOf('Gather!')).toEqual(['the use "Gather!" is the headword alone'])
})

test('a use is not the example again, nor all of it but a word or two', () => {
  expect(saidOf('A crowd gathered in the square.')).toEqual([
    'the use "A crowd gathered in the square." is the example again',
  ])
  expect(saidOf('crowd gathered in the square')).toHaveLength(1)
  expect(saidOf('gathered in the square')).toHaveLength(1)
  expect(saidOf('a crowd gathered')).toEqual([])
})

test('a use is named once', () => {
  expect(saidOf('gather together', 'Gather together!')).toEqual([
    'the use "Gather together!" stands there twice',
  ])
})
