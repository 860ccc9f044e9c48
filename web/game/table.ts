import {
  answer,
  closeRounds,
  type Draw,
  endGame,
  type Game,
  type GamePlan,
  goOn,
  newGame,
  undo,
} from '#domain/quiz/game.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import { countAnswers } from '#domain/quiz/results.ts'
import type { Random } from '#domain/random.ts'
import type { Result } from '#domain/result.ts'
import { type LoadedWords, sourceAt } from '../lexicon/quiz-parts.ts'
import { choiceGiven } from '../question/answer-draft.ts'
import { type AnswerKeeping, createAnswerKeeper, roundName } from '../question/answer-keeper.ts'
import type { VisibleClock } from '../question/visible-clock.ts'
import { gameRecord, type SavedGame, setTabGameId, tabGameId } from '../storage/saved-game.ts'
import { keepResults, recentPlaces } from './kept-results.ts'
import type { Part } from './part.ts'
import { answersOf, type ResultsState } from './results-part.ts'
import { fromStored, toStored } from './stored-form.ts'
import type { LostGame } from './waiting-game.ts'
import type { LoadingState } from './word-loading.ts'

/** The game of this tab, as all screens see it. */
export type TableState = {
  /** The game, with the words it is played on; it stays when it is over. */
  readonly game: Game | undefined
  readonly list: LoadedWords | undefined
  /** Whether the browser refuses to keep the game. */
  readonly isUnstored: boolean
  /** A kept game that can be gone on with instead. */
  readonly waiting: SavedGame | undefined
  /** The game that had to give way when this one was started, until this one's first answer. */
  readonly left: LeftGame | undefined
  /** Why a kept game could not be read. */
  readonly lost: LostGame | undefined
}

export type LeftGame = {
  readonly game: SavedGame
  /** Whether it is kept, to be gone on with later: it was not this tab's. */
  readonly isKept: boolean
}

export type TableDependencies = Pick<AnswerKeeping, 'recordAnswer' | 'recordUndo'> & {
  readonly random: Random
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly newId: () => string
  readonly clock: VisibleClock
}

/** Where a game is played: what happens to it is shown, kept, and put into the learning record. */
export type Table = {
  /** Begins a game in the place of the one that the tab had. */
  start(plan: GamePlan, list: LoadedWords): void
  /** Goes on with a kept game, or tells why it cannot. */
  takeUp(saved: SavedGame, list: LoadedWords): Result<undefined, 'outdated'>
  /** Goes on with the game that was ended last; what was answered stays answered. */
  resume(): void
  show(game: Game, list: LoadedWords): void
  /** The game with an answer, which goes into the record; it is not shown yet. */
  answered(game: Game, list: LoadedWords, chosen: number | undefined): Game
  takeBack(game: Game, list: LoadedWords): void
  /** Asks the next question, or ends the game where there is none. */
  next(game: Game, list: LoadedWords): void
  end(game: Game, list: LoadedWords): void
  /** Done when every answer is in the record. */
  kept(): Promise<void>
}

export function createTable(
  { get, set }: Part<TableState & LoadingState & ResultsState>,
  { random, now, newId, clock, ...recording }: TableDependencies,
): Table {
  const keeper = createAnswerKeeper({ ...recording, seconds: clock.seconds })
  let id = ''

  const draw = (list: LoadedWords): Draw => ({
    index: list.index,
    recent: recentPlaces(list),
    random,
  })
  const stored = (game: Game, list: LoadedWords) =>
    toStored(game, { id, savedAt: now(), seconds: Math.round(clock.seconds()) }, list)

  const begin = (gameId: string, seconds: number) => {
    id = gameId
    setTabGameId(id)
    clock.start(seconds)
    set({ waiting: undefined, left: undefined, lost: undefined })
  }
  /** The game that gives way to another, if anything was answered in it. */
  const givingWay = (): LeftGame | undefined => {
    const { game, list, waiting } = get()
    const kept = gameRecord(tabGameId() ?? id).read()
    const own =
      game && list && game.phase !== 'over' ? stored(game, list) : kept.ok ? kept.value : undefined
    const left = own ?? waiting
    if (!left || left.rounds.length === 0) return undefined
    return { game: left, isKept: left !== own }
  }
  const show = (game: Game, list: LoadedWords) => {
    const isStored = gameRecord(id).write(stored(game, list))
    set({ game, list, loading: undefined, isUnstored: !isStored })
  }
  const ask = (game: Game, list: LoadedWords) => {
    keeper.ask()
    if (game.phase === 'over') end(game, list)
    else show(game, list)
  }
  const next = (game: Game, list: LoadedWords) => ask(goOn(game, draw(list)), list)

  const end = (open: Game, list: LoadedWords) => {
    const game = endGame(open)
    clock.stop()
    // Where nothing was answered, the results of the game before stay.
    if (game.rounds.length === 0) return set({ game, list, loading: undefined })
    const saved = stored(game, list)
    get().sendAnswer(answersOf(game, list))
    const finished = { plan: game.plan, seconds: saved.seconds }
    set({ game, list, loading: undefined, finished })
    keepResults(saved, countAnswers(get().userAnswerInfo))
  }

  return {
    start(plan, list) {
      const left = givingWay()
      // The game of this tab, which after a reload only the tab knows.
      gameRecord(tabGameId() ?? id).remove()
      begin(newId(), 0)
      set({ left })
      ask(newGame(plan, draw(list)), list)
    },
    takeUp(saved, list) {
      const game = fromStored(saved, list)
      if (!game.ok) return game
      begin(saved.id, saved.seconds)
      if (game.value.phase === 'asking') ask(game.value, list)
      // It may be at its end already.
      else next(game.value, list)
      return { ok: true, value: undefined }
    },
    resume() {
      const { game, list, finished } = get()
      if (!game || !list || !finished) return
      begin(id, finished.seconds)
      next(closeRounds(game), list)
    },
    show,
    answered(game, list, chosen) {
      const answered = answer(game, chosen)
      const round = answered.rounds.at(-1)
      if (answered === game || !round) return game
      set({ left: undefined })
      const source = sourceAt(list, round.item.target)
      keeper.keep(
        {
          sense: entryAt(list.index, round.item.target).id,
          list: source.list,
          direction: game.plan.direction,
          asked: 'game',
          lexicon: source.version,
        },
        choiceGiven(round, list.index),
        roundName(id, answered.rounds.length),
      )
      return answered
    },
    takeBack(game, list) {
      keeper.takeBack(roundName(id, game.rounds.length))
      keeper.ask()
      show(undo(game), list)
    },
    next,
    end,
    kept: keeper.kept,
  }
}
