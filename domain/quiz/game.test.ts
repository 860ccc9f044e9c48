import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import {
  answer,
  canUndo,
  closeRounds,
  type Draw,
  endGame,
  type Game,
  type GamePlan,
  goOn,
  markOption,
  newGame,
  undo,
} from './game.ts'
import { indexList } from './list-index.ts'
import { someEntries } from './some-entries.test-support.ts'

const words = 12
const index = indexList(someEntries(words))
type Limits = Pick<GamePlan, 'count' | 'among'>
const plan = (more: Limits = {}): GamePlan => ({
  list: 'kolay',
  direction: 'en-tr',
  ...more,
})
const nobody: ReadonlySet<number> = new Set()
const drawing = (seed = 1, recent = nobody): Draw => ({ index, recent, random: seededRandom(seed) })
const next = (game: Game, seed = 1, recent = nobody) => goOn(game, drawing(seed, recent))
const begun = (more: Limits = {}) => newGame(plan(more), drawing())
const itemOf = (game: Game) => (game.phase === 'over' ? undefined : game.item)
const option = (game: Game, at: number) => itemOf(game)?.options[at] ?? -1
const pickFirst = (game: Game) => answer(game, option(game, 0))
/** Plays a game to its end, without knowing a word. */
function playedOut(seed: number, recent: ReadonlySet<number>): number[] {
  let game = newGame(plan(), drawing(seed, recent))
  while (game.phase !== 'over') game = next(answer(game, undefined), seed, recent)
  return game.rounds.map(({ item }) => item.target)
}

test('an answer joins the rounds and stays in sight until the next question', () => {
  const asking = begun()
  const game = pickFirst(asking)

  expect(game.rounds).toEqual([{ item: itemOf(asking), chosen: option(asking, 0) }])
  expect(game).toMatchObject({ phase: 'answered', item: itemOf(asking), mark: option(asking, 0) })
  expect(next(game).phase).toBe('asking')
})

test('a question is answered once', () => {
  const game = pickFirst(begun())

  expect(answer(game, option(game, 1))).toBe(game)
  expect(markOption(game, option(game, 1))).toBe(game)
})

test('marking does not answer', () => {
  const game = begun()
  const marked = markOption(game, option(game, 2))

  expect(marked).toEqual({ ...game, mark: option(game, 2) })
})

test('only an option of the question can be marked or answered with', () => {
  const game = begun()
  const elsewhere =
    index.entries.keys().find((place) => !itemOf(game)?.options.includes(place)) ?? -1

  expect(markOption(game, elsewhere)).toBe(game)
  expect(answer(game, elsewhere)).toBe(game)
})

test('not knowing is a round without a choice', () => {
  expect(answer(begun(), undefined).rounds[0]?.chosen).toBeUndefined()
})

test('undo brings the last question back with its mark, also from the question after it', () => {
  const answered = pickFirst(begun())
  const expected = { ...answered, phase: 'asking', rounds: [] }

  expect(undo(answered)).toEqual(expected)
  expect(undo(next(answered))).toEqual(expected)
})

test('rounds whose right answer has been shown cannot be taken back', () => {
  const seen = closeRounds(pickFirst(begun()))

  expect(canUndo(seen)).toBe(false)
  expect(undo(seen)).toBe(seen)
})

test('a game that is over is neither answered nor taken back, but can go on', () => {
  const over = endGame(next(pickFirst(begun())))

  expect(over).toEqual({ plan: plan(), rounds: over.rounds, closedRounds: 0, phase: 'over' })
  expect(over.rounds).toHaveLength(1)
  for (const changed of [answer(over, 0), markOption(over, 0), undo(over)]) {
    expect(changed).toBe(over)
  }
  expect(next(over)).toMatchObject({ phase: 'asking', rounds: over.rounds })
})

test.each([1, 5])('a game of %i questions ends after them', (count) => {
  let game = begun({ count })
  for (let round = 0; round < count; round += 1) game = next(pickFirst(game), round)

  expect(game.rounds).toHaveLength(count)
  expect(game.phase).toBe('over')
})

test('a game without end asks every word once, and then ends', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const asked = playedOut(seed, nobody)

      expect(asked.toSorted((a, b) => a - b)).toEqual([...index.entries.keys()])
    }),
  )
})

test('words of the game before come last', () => {
  fc.assert(
    fc.property(fc.integer(), fc.uniqueArray(fc.nat(words - 1)), (seed, seen) => {
      const asked = playedOut(seed, new Set(seen))

      expect(new Set(asked.slice(words - seen.length))).toEqual(new Set(seen))
    }),
  )
})

test('a game of some words asks only those', () => {
  let game = begun({ among: ['word3.n.1', 'word7.n.1'] })
  while (game.phase !== 'over') game = next(answer(game, undefined))

  expect(game.rounds.map(({ item }) => item.target).toSorted()).toEqual([3, 7])
})

test('a game about words that the list does not have is over at once', () => {
  expect(begun({ among: ['gone.n.1'] })).toMatchObject({ phase: 'over', rounds: [] })
})
