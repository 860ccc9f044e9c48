import type { Random } from '../random.ts'
import type { Direction, ListName, OptionText } from '../words/entry.ts'
import { drawItem, type Item } from './draw-item.ts'
import { drawTarget } from './draw-target.ts'
import { entryAt, type ListIndex } from './list-index.ts'
import { type Manner, plainManner } from './manner.ts'
import type { Round } from './round.ts'

/** The numbers of questions to choose from; `undefined` is as many as the list has. */
export const gameCounts = [5, 10, 20, undefined] as const
export type GameCount = (typeof gameCounts)[number]

export type GamePlan = (PlanOfList | PlanOfSet) & {
  readonly direction: Direction
  /** What its options show; definitions, where nothing is said. */
  readonly optionText?: OptionText | undefined
  /** How many questions it asks; `undefined` is as many as there are words. */
  readonly count?: number | undefined
  /** The words it may ask about, as ids; `undefined` is the whole list. */
  readonly among?: readonly string[] | undefined
}

type PlanOfList = { readonly list: ListName; readonly set?: undefined }
/** The words of a set are those of `among`, wherever they are asked. */
type PlanOfSet = { readonly list?: undefined; readonly set: NamedSet }

/** A set of words as a game keeps it. */
export type NamedSet = {
  /** What stands behind the `?` of its address. */
  readonly search: string
  /** What it was called when the game began. */
  readonly name: string
}

/** A run of rounds: what has been answered, and what is on the screen. */
export type Game = Played & (OnScreen | Over)

type Played = {
  readonly plan: GamePlan
  readonly rounds: readonly Round[]
  /** The first so many rounds were shown in the review: they cannot be taken back. */
  readonly closedRounds: number
}

type OnScreen = {
  /** `answered` is a question whose answer, the last of the rounds, is still in sight. */
  readonly phase: 'asking' | 'answered'
  readonly item: Item
  /** Place of the option that is marked; once answered, of the one chosen. */
  readonly mark: number | undefined
}

/** Ended by the learner, or by itself when its count is reached or every word has been asked. */
type Over = { readonly phase: 'over' }

/** A game that has something on the screen. */
export type OpenGame = Played & OnScreen

/** What the next question is drawn with; words of `recent` come last. */
export type Draw = {
  readonly index: ListIndex
  readonly recent: ReadonlySet<number>
  readonly random: Random
}

/** A game that asks its first question, if its list has one. */
export function newGame(plan: GamePlan, draw: Draw): Game {
  return asked({ plan, rounds: [], closedRounds: 0 }, draw)
}

/** Whether there is an answer to take back. */
export function canUndo(game: Game): boolean {
  return game.phase !== 'over' && game.rounds.length > game.closedRounds
}

/** Marks an option without answering; an answered item keeps its mark. */
export function markOption(game: Game, place: number): Game {
  const isOption = game.phase === 'asking' && game.item.options.includes(place)
  return isOption ? { ...game, mark: place } : game
}

/** Stores the answer to the item on the screen; `undefined` says that the learner does not know. */
export function answer(game: Game, chosen: number | undefined): Game {
  if (game.phase !== 'asking') return game
  const { item } = game
  if (chosen !== undefined && !item.options.includes(chosen)) return game
  return { ...game, phase: 'answered', rounds: [...game.rounds, { item, chosen }], mark: chosen }
}

/** Closes the rounds so far to undo, because the review has shown them. */
export function closeRounds(game: Game): Game {
  return { ...game, closedRounds: game.rounds.length }
}

/** Takes the last answer back and shows its item again, with its mark. */
export function undo(game: Game): Game {
  const last = game.rounds.at(-1)
  if (!last || !canUndo(game)) return game
  const rounds = game.rounds.slice(0, -1)
  return { ...game, phase: 'asking', rounds, item: last.item, mark: last.chosen }
}

/** Goes on to the next item, or to the end. A word is asked once a game. */
export function goOn(game: Game, draw: Draw): Game {
  return asked(played(game), draw)
}

/** Ends the game; what is on the screen without an answer is left out. */
export function endGame(game: Game): Game {
  return { ...played(game), phase: 'over' }
}

function played({ plan, rounds, closedRounds }: Game): Played {
  return { plan, rounds, closedRounds }
}

function asked(game: Played, draw: Draw): Game {
  const item = nextItem(game, draw)
  return item ? { ...game, phase: 'asking', item, mark: undefined } : { ...game, phase: 'over' }
}

function nextItem({ plan, rounds }: Played, { index, recent, random }: Draw): Item | undefined {
  if (plan.count !== undefined && rounds.length >= plan.count) return undefined
  const allowed = plan.among && new Set(plan.among)
  const among = Array.from({ length: index.asked }, (_, place) => place).filter(
    (place) => !allowed || allowed.has(entryAt(index, place).id),
  )
  const asked = new Set(rounds.map((round) => round.item.target))
  const manner = mannerOf(plan)
  // A word for which no question can be made is passed over, not asked badly.
  for (;;) {
    const target = drawTarget(index, { among, asked, recent }, random)
    if (target === undefined) return undefined
    const drawn = drawItem(index, target, random, manner)
    if (drawn.ok) return drawn.value
    asked.add(target)
  }
}

function mannerOf({ direction, optionText = plainManner.optionText }: GamePlan): Manner {
  // Where words are the options, definitions ask for them.
  return {
    ...plainManner,
    direction,
    optionText: direction === 'en-tr' ? optionText : 'definition',
  }
}
