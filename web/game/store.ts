import { createStore } from 'zustand'
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
} from '#domain/quiz/game.ts'
import {
  type AnswerGroups,
  type Answers,
  answerInfoOf,
  countAnswers,
} from '#domain/quiz/results.ts'
import { optionsOf } from '#domain/quiz/round.ts'
import type { Random } from '#domain/random.ts'
import type { AnswerRecord, Draft } from '#domain/record/log-record.ts'
import type { Result } from '#domain/result.ts'
import type { ListName } from '#domain/words/entry.ts'
import type { LoadedList } from '../lexicon/word-lists.ts'
import { keepFinishedGame, keepRecentTargets, recentTargetIds } from '../storage/game-history.ts'
import {
  gameRecord,
  lastResultRecord,
  type SavedGame,
  setTabGameId,
  tabGameId,
} from '../storage/saved-game.ts'
import { answerDraft } from '../study/answer-draft.ts'
import { fromStored, toStored } from './stored-form.ts'
import type { VisibleClock } from './visible-clock.ts'
import { type LostGame, newestGame, setAside } from './waiting-game.ts'

/** The store that all screens share. */
export type GameState = {
  /** The answered rounds of the last finished game, each the list of its five options. */
  readonly userAnswer: Answers
  /** The same, a group for each round, as the results screen reads it. */
  readonly userAnswerInfo: AnswerGroups
  /** Replaces `userAnswer`. */
  readonly sendAnswer: (answers: Answers) => void

  /** The game of this tab, with the words it is played on. */
  readonly game: Game | undefined
  readonly list: LoadedList | undefined
  /** Whether `game` has been ended: its answers are in `userAnswer`. */
  readonly isFinished: boolean
  /** The game whose answers `userAnswer` holds, and how long it was in sight. */
  readonly finished: { readonly plan: GamePlan; readonly seconds: number } | undefined
  /** The game whose words are being loaded, or could not be. */
  readonly loading: Loading | undefined
  /** A kept game that can be gone on with. */
  readonly waiting: SavedGame | undefined
  /** Why a kept game could not be read. */
  readonly lost: LostGame | undefined
  /** Whether the browser refuses to keep the game. */
  readonly isUnstored: boolean

  /** Starts a game; the words may have to be loaded first. */
  readonly start: (plan: GamePlan) => Promise<void>
  /** Marks an option, without answering. */
  readonly mark: (place: number) => void
  /**
   * Answers with an option, or says that the learner does not know. Where the right answer is shown
   * at once, this one cannot be taken back.
   */
  readonly answer: (place: number | undefined, shown?: { readonly isRightShown?: boolean }) => void
  readonly undo: () => void
  /** Goes on to the next question once the answer is kept; ends the game where there is none. */
  readonly goOn: () => Promise<void>
  /** Ends the game with the rounds answered so far, a marked option included. */
  readonly finish: () => void
  /** Goes on with the game that was ended last; what was answered stays answered. */
  readonly resume: () => void
  /** Looks for a kept game to go on with. */
  readonly findWaiting: () => void
  /** Goes on with `waiting`. */
  readonly takeUp: () => Promise<void>
  /** Brings the results of the last finished game back; tells whether there are any now. */
  readonly restoreResults: () => Promise<boolean>
}

export type Loading = {
  readonly plan: GamePlan
  readonly hasFailed: boolean
  readonly retry: () => Promise<void>
}

export type Dependencies = {
  readonly loadWordList: (list: ListName) => Promise<Result<LoadedList, 'unavailable'>>
  readonly random: Random
  readonly now: () => number
  readonly newId: () => string
  readonly clock: VisibleClock
  /** Puts an answer into the learning record; done when it is kept, or cannot be. */
  readonly recordAnswer: (draft: Draft<AnswerRecord>) => Promise<void>
  /** Takes the answer to a round back in the learning record. */
  readonly recordUndo: (round: string) => Promise<void>
}

/** The shared store. It draws, keeps and counts; the records it keeps are in `storage/`. */
export function createGameStore({
  loadWordList,
  random,
  now,
  newId,
  clock,
  recordAnswer,
  recordUndo,
}: Dependencies) {
  return createStore<GameState>()((set, get) => {
    let id = ''
    // When the question on the screen came up, by the clock of the game.
    let askedAtSeconds = 0
    // What is on its way into the learning record: the next question waits for it.
    let recorded = Promise.resolve()

    const record = (game: Game, list: LoadedList) =>
      toStored(game, { id, savedAt: now(), seconds: Math.round(clock.seconds()) }, list)

    /** Shows `game` and keeps it. */
    const play = (game: Game, list: LoadedList) => {
      const isStored = gameRecord(id).write(record(game, list))
      set({ game, list, loading: undefined, isUnstored: !isStored })
    }

    const next = (game: Game, list: LoadedList) => {
      const recent = recentTargetIds(game.plan.list).map((word) => list.places.get(word))
      const seen = new Set(recent.filter((place) => place !== undefined))
      const gone = goOn(game, list.index, seen, random)
      askedAtSeconds = clock.seconds()
      if (gone.asking) play(gone, list)
      else {
        // A game just taken up may be at its end already.
        set({ game, list, loading: undefined })
        get().finish()
      }
    }

    const roundKey = (place: number) => `${id}.${place}`

    /** Answers, and puts the answer into the learning record. */
    const answerWith = (game: Game, list: LoadedList, chosen: number | undefined): Game => {
      const answered = answer(game, chosen)
      if (answered === game) return game
      const draft = answerDraft(answered, list, {
        round: roundKey(answered.rounds.length),
        seconds: clock.seconds() - askedAtSeconds,
      })
      recorded = recorded.then(() => recordAnswer(draft))
      return answered
    }

    /**
     * Loads the words of `plan`; `undefined` where they do not come, or nobody waits any more.
     * Whoever gets them ends the loading together with what comes after it.
     */
    const wordsFor = async (plan: GamePlan, retry: () => Promise<void>) => {
      const loading = { plan, hasFailed: false, retry }
      set({ loading, lost: undefined })
      const list = await loadWordList(plan.list)
      if (get().loading !== loading) return undefined
      if (list.ok) return list.value
      set({ loading: { ...loading, hasFailed: true } })
      return undefined
    }

    const begin = (gameId: string, seconds: number) => {
      id = gameId
      setTabGameId(id)
      clock.start(seconds)
      set({ isFinished: false, waiting: undefined })
    }

    const change = (changed: (game: Game, list: LoadedList) => Game) => {
      const { game, list } = get()
      if (game && list) play(changed(game, list), list)
    }

    return {
      userAnswer: [],
      userAnswerInfo: [],
      sendAnswer: (userAnswer) => set({ userAnswer, userAnswerInfo: answerInfoOf(userAnswer) }),

      game: undefined,
      list: undefined,
      isFinished: false,
      finished: undefined,
      loading: undefined,
      waiting: undefined,
      lost: undefined,
      isUnstored: false,

      start: async (plan) => {
        const list = await wordsFor(plan, () => get().start(plan))
        if (!list) return
        // The game of this tab, which after a reload only the tab knows.
        gameRecord(tabGameId() ?? id).remove()
        begin(newId(), 0)
        next(newGame(plan), list)
      },

      mark: (place) => change((game) => markOption(game, place)),
      answer: (place, { isRightShown = false } = {}) =>
        change((game, list) => {
          const answered = answerWith(game, list, place)
          return isRightShown ? closeRounds(answered) : answered
        }),
      undo: () =>
        change((game) => {
          if (!canUndo(game)) return game
          const round = roundKey(game.rounds.length)
          recorded = recorded.then(() => recordUndo(round))
          askedAtSeconds = clock.seconds()
          return undo(game)
        }),

      goOn: async () => {
        const { game, list } = get()
        if (!game || !list || !isAnswered(game)) return
        await recorded
        // Meanwhile the answer may have been taken back, or the game ended.
        if (get().game === game && !get().isFinished) next(game, list)
      },

      finish: () => {
        const { game: open, list } = get()
        if (!open || !list) return
        const game = open.mark === undefined ? open : answerWith(open, list, open.mark)
        if (game.rounds.length === 0) return
        clock.stop()
        const saved = record(game, list)
        lastResultRecord.write(saved)
        gameRecord(id).remove()
        setTabGameId(undefined)
        get().sendAnswer(game.rounds.map((round) => optionsOf(round, list.index.entries)))
        set({ game, isFinished: true, finished: { plan: game.plan, seconds: saved.seconds } })
        const { total, correct } = countAnswers(get().userAnswerInfo)
        keepFinishedGame({ id, finishedAt: now(), list: game.plan.list, total, correct })
        keepRecentTargets(game.plan.list, saved.rounds.map(({ item }) => item.target).reverse())
      },

      resume: () => {
        const { game, list, finished } = get()
        if (!game || !list || !finished) return
        begin(id, finished.seconds)
        next(closeRounds(game), list)
      },

      findWaiting: () => {
        const { game, isFinished } = get()
        if (game && !isFinished) return
        const { saved, lost } = newestGame(tabGameId(), now())
        set({ waiting: saved, lost: lost ?? get().lost })
      },

      takeUp: async () => {
        const { waiting } = get()
        if (!waiting) return
        const list = await wordsFor(waiting.plan, get().takeUp)
        if (!list) return
        const game = fromStored(waiting, list)
        if (!game.ok) {
          setAside(waiting.id)
          set({ loading: undefined, waiting: undefined, lost: game.problem })
          return
        }
        begin(waiting.id, waiting.seconds)
        if (game.value.asking && !isAnswered(game.value)) play(game.value, list)
        else next(game.value, list)
      },

      restoreResults: async () => {
        if (get().finished) return true
        const stored = lastResultRecord.read()
        if (!stored.ok || !stored.value) return false
        const { plan, seconds } = stored.value
        const list = await wordsFor(plan, async () => {
          await get().restoreResults()
        })
        if (!list) return false
        set({ loading: undefined })
        const game = fromStored(stored.value, list)
        if (!game.ok) return false
        get().sendAnswer(game.value.rounds.map((round) => optionsOf(round, list.index.entries)))
        set({ finished: { plan: game.value.plan, seconds } })
        return true
      },
    }
  })
}

export type GameStore = ReturnType<typeof createGameStore>
