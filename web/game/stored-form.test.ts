import { expect, test } from 'vitest'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { wordsInMemory } from '../lexicon/quiz-parts.ts'
import { memoryStorage } from '../storage/memory-storage.test-support.ts'
import { gameRecord } from '../storage/saved-game.ts'
import { fromStored, toStored } from './stored-form.ts'

const list = wordsInMemory({ part: 'zor', version: 'v1', asked: 12, entries: someEntries(12) })
const id = (place: number) => `word${place}.n.1`
const asked = (target: number, ...options: number[]) =>
  ({ target: id(target), options: options.map(id), senses: 1 }) as const
const first = asked(0, 4, 0, 1, 2, 3)
const second = asked(5, 5, 6, 7, 8, 9)

/** A record as learners' browsers hold it since the first version. */
const kept = {
  plan: { list: 'zor', direction: 'en-tr', count: 10 },
  closedRounds: 0,
  id: 'lx1-abc123',
  savedAt: 1_760_000_000_000,
  seconds: 42,
}

function readBack(stored: object) {
  globalThis.localStorage = memoryStorage()
  localStorage.setItem('io.game.x', JSON.stringify({ version: 1, value: stored }))
  const saved = gameRecord('x').read()
  if (!saved.ok || !saved.value) throw new Error('the record is not read')
  const game = fromStored(saved.value, list)
  if (!game.ok) throw new Error(game.problem)
  return { game: game.value, saved: saved.value }
}

const records = [
  [
    'asking, with an option marked',
    { ...kept, rounds: [{ item: first, chosen: id(1) }], asking: second, mark: id(7) },
    { phase: 'asking', item: { target: 5, options: [5, 6, 7, 8, 9], senses: 1 }, mark: 7 },
  ],
  [
    'asking its first question',
    { ...kept, rounds: [], asking: first },
    { phase: 'asking', item: { target: 0, options: [4, 0, 1, 2, 3], senses: 1 }, mark: undefined },
  ],
  [
    'with an answer in sight',
    { ...kept, rounds: [{ item: first, chosen: id(0) }], asking: first, mark: id(0) },
    { phase: 'answered', item: { target: 0, options: [4, 0, 1, 2, 3], senses: 1 }, mark: 0 },
  ],
  [
    'with Bilmiyorum in sight',
    { ...kept, rounds: [{ item: first }], asking: first, closedRounds: 1 },
    { phase: 'answered', closedRounds: 1, mark: undefined },
  ],
  [
    'asking by glosses',
    { ...kept, rounds: [], asking: { ...first, optionText: 'gloss' } },
    { phase: 'asking', item: { target: 0, options: [4, 0, 1, 2, 3], senses: 'gloss' } },
  ],
  [
    'ended, with nothing left to ask',
    { ...kept, rounds: [{ item: first, chosen: id(0) }, { item: second }] },
    { phase: 'over', rounds: [{ chosen: 0 }, { chosen: undefined }] },
  ],
] as const

test.each(records)('a kept game %s is read as it was written', (_, stored, expected) => {
  expect(readBack(stored).game).toMatchObject(expected)
})

test.each(records)('a game %s is written in the shape that it always had', (_, stored) => {
  const { game, saved } = readBack(stored)
  const written = toStored(game, { id: kept.id, savedAt: kept.savedAt, seconds: 42 }, list)

  expect(JSON.parse(JSON.stringify(written))).toEqual(stored)
  expect(written).toEqual({ ...saved, plan: { ...saved.plan, among: undefined } })
})
