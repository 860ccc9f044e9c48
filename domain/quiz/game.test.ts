import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import type { WordEntry } from '../words/entry.ts'
import {
  answer,
  canUndo,
  closeRounds,
  type Game,
  type GamePlan,
  goOn,
  isAnswered,
  markOption,
  newGame,
  undo,
} from './game.ts'
import { indexList } from './list-index.ts'

const words = 12
const index = indexList(
  Array.from(
    { length: words },
    (_, place): WordEntry => ({
      id: `word${place}.n.1`,
      word: `word${place}`,
      wordInfo: `thing ${place}`,
      turkish: [`${'abcdefghijkl'[place]}${'abcdefghijkl'[place]}ra tanımı`.slice(0, 4)],
      gloss: `karşılık${place}`,
      partOfSpeech: 'noun',
      shape: 'thing',
      cefr: 'A1',
      fields: [`field${place}`],
      ipa: { uk: '', us: '' },
      never: [],
    }),
  ),
)
const plan = (more: Partial<GamePlan> = {}): GamePlan => ({
  list: 'kolay',
  direction: 'en-tr',
  ...more,
})
const nobody: ReadonlySet<number> = new Set()
const next = (game: Game, seed = 1, recent = nobody) =>
  goOn(game, index, recent, seededRandom(seed))
const begun = (more: Partial<GamePlan> = {}) => next(newGame(plan(more)))
const pickFirst = (game: Game) => answer(game, game.asking?.options[0])

test('an answer joins the rounds and stays in sight until the next question', () => {
  const game = pickFirst(begun())

  expect(game.rounds).toEqual([{ item: game.asking, chosen: game.asking?.options[0] }])
  expect(game.mark).toBe(game.asking?.options[0])
  expect(isAnswered(game)).toBe(true)
})

test('a question is answered once', () => {
  const game = pickFirst(begun())

  expect(answer(game, game.asking?.options[1])).toBe(game)
  expect(markOption(game, game.asking?.options[1] ?? -1)).toBe(game)
})

test('marking does not answer', () => {
  const game = begun()
  const marked = markOption(game, game.asking?.options[2] ?? -1)

  expect(marked.mark).toBe(game.asking?.options[2])
  expect(marked.rounds).toEqual([])
})

test('only an option of the question can be marked or answered with', () => {
  const game = begun()
  const elsewhere =
    index.entries.keys().find((place) => !game.asking?.options.includes(place)) ?? -1

  expect(markOption(game, elsewhere)).toBe(game)
  expect(answer(game, elsewhere)).toBe(game)
})

test('not knowing is a round without a choice', () => {
  expect(answer(begun(), undefined).rounds[0]?.chosen).toBeUndefined()
})

test('undo brings the last question back with its mark, also from the question after it', () => {
  const answered = pickFirst(begun())
  const expected = { ...answered, rounds: [] }

  expect(undo(answered)).toEqual(expected)
  expect(undo(next(answered))).toEqual(expected)
})

test('rounds whose right answer has been shown cannot be taken back', () => {
  const seen = closeRounds(pickFirst(begun()))

  expect(canUndo(seen)).toBe(false)
  expect(undo(seen)).toBe(seen)
})

test.each([1, 5])('a game of %i questions ends after them', (count) => {
  let game = begun({ count })
  for (let round = 0; round < count; round += 1) game = next(pickFirst(game), round)

  expect(game.rounds).toHaveLength(count)
  expect(game.asking).toBeUndefined()
})

test('a game without end asks every word once, and then ends', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      let game = next(newGame(plan()), seed)
      while (game.asking) game = next(answer(game, undefined), seed)
      const asked = game.rounds.map(({ item }) => item.target)

      expect(asked.toSorted((a, b) => a - b)).toEqual([...index.entries.keys()])
    }),
  )
})

test('words of the game before come last', () => {
  fc.assert(
    fc.property(fc.integer(), fc.uniqueArray(fc.nat(words - 1)), (seed, seen) => {
      let game = next(newGame(plan()), seed, new Set(seen))
      while (game.asking) game = next(answer(game, undefined), seed, new Set(seen))
      const asked = game.rounds.map(({ item }) => item.target)

      expect(new Set(asked.slice(words - seen.length))).toEqual(new Set(seen))
    }),
  )
})

test('a game of some words asks only those', () => {
  let game = begun({ among: ['word3.n.1', 'word7.n.1'] })
  while (game.asking) game = next(answer(game, undefined))

  expect(game.rounds.map(({ item }) => item.target).toSorted()).toEqual([3, 7])
})
