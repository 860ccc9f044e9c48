import { expect, test } from 'vitest'
import type { Memory } from '../record/memory.ts'
import type { StudiedWord } from '../record/studied-word.ts'
import { wordCounts } from './word-counts.ts'

const aWord = (memory: Partial<Memory> | undefined, taughtDay?: number): StudiedWord => ({
  sense: 'wilt.v.1',
  list: 'zor',
  memory: memory && { stabilityDays: 1, difficulty: 5, lastDay: 100, wasRight: true, ...memory },
  answers: 2,
  taughtDay,
  isStudied: true,
  wantedDay: undefined,
  lastDay: 100,
})

test('nine wrong of ten are ten words met, and none that is familiar', () => {
  const words = Array.from({ length: 10 }, (_, at) => aWord({ wasRight: at === 0 }))

  expect(wordCounts(words)).toEqual({ lasting: 0, settling: 0, familiar: 0, met: 10 })
})

test('the four stages add up to every word that was asked or taught', () => {
  const recalled = (stabilityDays: number) => aWord({ stabilityDays, wasRecalled: true })
  const words = [
    recalled(30),
    recalled(400),
    recalled(29.9),
    recalled(2),
    aWord({ stabilityDays: 400 }),
    aWord(undefined, 99),
    aWord(undefined),
  ]

  expect(wordCounts(words)).toEqual({ lasting: 2, settling: 1, familiar: 1, met: 2 })
  expect(wordCounts([])).toEqual({ lasting: 0, settling: 0, familiar: 0, met: 0 })
})
