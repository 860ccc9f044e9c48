import { expect, test } from 'vitest'
import type { StudiedWord } from '../record/studied-word.ts'
import { wordCounts } from './word-counts.ts'

const aWord = (stabilityDays: number, isStudied: boolean): StudiedWord => ({
  sense: 'wilt.v.1',
  list: 'zor',
  memory: { stabilityDays, difficulty: 5, lastDay: 100, wasRight: true },
  answers: 2,
  taughtDay: undefined,
  isStudied,
  wantedDay: undefined,
  lastDay: 100,
})

test('a word lasts from a stability of thirty days on; until then a studied one is being learned', () => {
  const words = [aWord(29.9, true), aWord(30, true), aWord(400, false), aWord(2, false)]

  expect(wordCounts(words)).toEqual({ lasting: 2, learning: 1 })
  expect(wordCounts([])).toEqual({ lasting: 0, learning: 0 })
})
