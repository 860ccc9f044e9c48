import { expect, test } from 'vitest'
import { minimumDistractors } from '../admissible.ts'
import { aLexicon, aWord, said } from './a-lexicon.ts'
import { distractorsSuffice } from './distractors-suffice.ts'

const enough = minimumDistractors + 1

const listOf = (count: number, glossOf = (name: string) => `${name}mak`) => {
  const words = Array.from({ length: count }, (_, at) => {
    const name = `verb${'abcdefghijklmnopqrstuvwxyz'.charAt(at)}`
    return aWord(name, { gloss: [glossOf(name)] })
  })
  const kolay = words.map(({ headword }) => ({ headword, partOfSpeech: 'verb' as const }))
  return aLexicon(words, { lists: { kolay, zor: [] } })
}

test('just enough words of different meanings make questions about each other', () => {
  expect(said(distractorsSuffice, listOf(enough))).toEqual([])
})

test('a word without enough distractors is a problem that tells how many there are', () => {
  expect(said(distractorsSuffice, listOf(3))).toEqual(
    Array(3).fill('has 2 admissible distractors (2 of like length and level, 2 of any length)'),
  )
  expect(
    said(
      distractorsSuffice,
      listOf(enough, () => 'yapmak'),
    ),
  ).toHaveLength(enough)
})
