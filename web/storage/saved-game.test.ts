import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage.test-support.ts'
import { gameRecord, type SavedGame } from './saved-game.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

const item = { target: 'b', options: ['a', 'b', 'c', 'd', 'e'], senses: 1 } as const
const game: SavedGame = {
  id: 'g',
  savedAt: 1,
  plan: { list: 'zor', direction: 'en-tr', count: 5 },
  rounds: [{ item, chosen: 'a' }],
  asking: { ...item, options: ['f', 'b', 'h', 'i', 'j'] },
  closedRounds: 0,
  seconds: 12.5,
}

test('a kept game is read as it was written, with what a later version added beside it', () => {
  expect(readBack(game)).toEqual({ ok: true, value: game })
  expect(readBack({ ...game, mood: 'good' })).toHaveProperty('ok', true)
})

test.each<[string, object]>([
  ['four options', { asking: { ...item, options: ['a', 'b', 'c', 'd'] } }],
  [
    'an option that stands there twice',
    { asking: { ...item, options: ['a', 'b', 'b', 'd', 'e'] } },
  ],
  ['a target that is no option', { asking: { ...item, target: 'z' } }],
  ['a choice that is no option', { rounds: [{ item, chosen: 'z' }] }],
  ['no round and nothing asked', { rounds: [], asking: undefined }],
  ['no question to ask for', { plan: { ...game.plan, count: 0 } }],
  ['a time before its start', { seconds: -1 }],
])('a game with %s is broken', (_, change) => {
  expect(readBack({ ...game, ...change })).toEqual({ ok: false, problem: 'broken' })
})

test('a game is read or refused, whatever of it is damaged, and never throws', () => {
  const places = JSON.stringify(game).length
  fc.assert(
    fc.property(fc.nat(places), fc.nat(20), fc.string(), (from, length, put) => {
      const whole = JSON.stringify({ version: 1, value: game })
      localStorage.setItem('io.game.g', whole.slice(0, from) + put + whole.slice(from + length))

      expect(gameRecord('g').read()).toHaveProperty('ok')
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(game)), fc.jsonValue(), (field, value) => {
      expect(readBack({ ...game, [field]: value })).toHaveProperty('ok')
    }),
  )
})

function readBack(value: object) {
  localStorage.setItem('io.game.g', JSON.stringify({ version: 1, value }))
  return gameRecord('g').read()
}
