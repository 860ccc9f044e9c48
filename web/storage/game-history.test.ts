import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  finishedGames,
  keepFinishedGame,
  keepRecentTargets,
  recentTargetIds,
} from './game-history.ts'
import { memoryStorage } from './memory-storage.test-support.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

const game = (id: string, correct = 3) => ({
  id,
  finishedAt: 1000,
  list: 'zor' as const,
  total: 5,
  correct,
})

test('the last twenty games are kept, newest first', () => {
  for (let number = 1; number <= 25; number += 1) keepFinishedGame(game(`g${number}`))

  expect(finishedGames().map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, place) => `g${25 - place}`),
  )
})

test('a game that is resumed and finished again stands there once', () => {
  keepFinishedGame(game('a', 1))
  keepFinishedGame(game('b'))
  keepFinishedGame(game('a', 4))

  expect(finishedGames()).toEqual([game('a', 4), game('b')])
})

test('the words asked last are kept for each list, newest first and each once', () => {
  keepRecentTargets('zor', ['vivid.adj.1', 'arid.adj.1'])
  keepRecentTargets('zor', ['wilt.v.1', 'arid.adj.1'])

  expect(recentTargetIds('zor')).toEqual(['wilt.v.1', 'arid.adj.1', 'vivid.adj.1'])
  expect(recentTargetIds('kolay')).toEqual([])
})

test('a broken history is an empty one', () => {
  localStorage.setItem('io.games', 'x')

  expect(finishedGames()).toEqual([])
})
