import type { Random } from '../random.ts'
import type { Direction, ListName } from '../words/entry.ts'
import { drawItem, type Item } from './draw-item.ts'
import { drawTarget } from './draw-target.ts'
import type { ListIndex } from './list-index.ts'
import type { Round } from './round.ts'

/** The numbers of questions to choose from; `undefined` is as many as the list has. */
export const gameCounts = [5, 10, 20, undefined] as const
export type GameCount = (typeof gameCounts)[number]

export type GamePlan = {
  readonly list: ListName
  readonly direction: Direction
  /** How many questions it asks; `undefined` is as many as there are words. */
  readonly count?: number | undefined
  /** The words it may ask about, as ids; `undefined` is the whole list. */
  readonly among?: readonly string[] | undefined
}

/** A run of rounds: what has been answered, and what is being asked. */
export type Game = {
  readonly plan: GamePlan
  readonly rounds: readonly Round[]
  /** The item on the screen; it is the last round's item while its answer is still in sight. */
  readonly asking: Item | undefined
  /** Place of the option that is marked. */
  readonly mark: number | undefined
  /** Of the first so many rounds the right answer has been seen: they cannot be taken back. */
  readonly closedRounds: number
}

export function newGame(plan: GamePlan): Game {
  return { plan, rounds: [], asking: undefined, mark: undefined, closedRounds: 0 }
}

/** Whether the item on the screen has been answered. */
export function isAnswered(game: Game): boolean {
  return game.asking !== undefined && game.rounds.at(-1)?.item === game.asking
}

/** Whether there is an answer to take back. */
export function canUndo(game: Game): boolean {
  return game.rounds.length > game.closedRounds
}

/** Marks an option without answering; an answered item keeps its mark. */
export function markOption(game: Game, place: number): Game {
  return isAnswered(game) || !game.asking?.options.includes(place) ? game : { ...game, mark: place }
}

/** Stores the answer to the item on the screen; `undefined` says that the learner does not know. */
export function answer(game: Game, chosen: number | undefined): Game {
  if (!game.asking || isAnswered(game)) return game
  if (chosen !== undefined && !game.asking.options.includes(chosen)) return game
  return { ...game, rounds: [...game.rounds, { item: game.asking, chosen }], mark: chosen }
}

/** Closes the rounds so far to undo, because their right answers have been shown. */
export function closeRounds(game: Game): Game {
  return { ...game, closedRounds: game.rounds.length }
}

/** Takes the last answer back and shows its item again, with its mark. */
export function undo(game: Game): Game {
  const last = game.rounds.at(-1)
  if (!last || !canUndo(game)) return game
  return { ...game, rounds: game.rounds.slice(0, -1), asking: last.item, mark: last.chosen }
}

/**
 * Goes on to the next item, or to none when the game is over: the count is reached or every word
 * has been asked. A word is asked once a game; words of `recent` come last.
 */
export function goOn(
  game: Game,
  index: ListIndex,
  recent: ReadonlySet<number>,
  random: Random,
): Game {
  return { ...game, asking: nextItem(game, index, recent, random), mark: undefined }
}

function nextItem(
  { plan, rounds }: Game,
  index: ListIndex,
  recent: ReadonlySet<number>,
  random: Random,
): Item | undefined {
  if (plan.count !== undefined && rounds.length >= plan.count) return undefined
  const allowed = plan.among && new Set(plan.among)
  const among = [...index.entries.keys()].filter(
    (place) => !allowed || allowed.has(index.entries[place]?.id ?? ''),
  )
  const asked = new Set(rounds.map((round) => round.item.target))
  // A word for which no question can be made is passed over, not asked badly.
  for (;;) {
    const target = drawTarget({ among, asked, recent }, random)
    if (target === undefined) return undefined
    const drawn = drawItem(index, target, random)
    if (drawn.ok) return drawn.value
    asked.add(target)
  }
}
