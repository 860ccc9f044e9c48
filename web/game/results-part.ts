import type { Game, GamePlan } from '#domain/quiz/game.ts'
import { type AnswerGroups, type Answers, answerInfoOf } from '#domain/quiz/results.ts'
import { optionsOf } from '#domain/quiz/round.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'
import { lastResultRecord } from '../storage/saved-game.ts'
import type { Part } from './part.ts'
import { fromStored, planOf } from './stored-form.ts'
import type { LoadingState, WordLoader } from './word-loading.ts'

export type ResultsState = {
  /** The answered rounds of the last finished game, each the list of its five options. */
  readonly userAnswer: Answers
  /** The same, a group for each round, as the results screen reads it. */
  readonly userAnswerInfo: AnswerGroups
  /** Replaces `userAnswer`. */
  readonly sendAnswer: (answers: Answers) => void
  /** The game whose answers `userAnswer` holds, and how long it was in sight. */
  readonly finished: { readonly plan: GamePlan; readonly seconds: number } | undefined
  /** Brings the results of the last finished game back; tells whether there are any now. */
  readonly restoreResults: () => Promise<boolean>
}

export function resultsPart(
  { get, set }: Part<ResultsState & LoadingState>,
  loadWords: WordLoader,
): ResultsState {
  return {
    userAnswer: [],
    userAnswerInfo: [],
    sendAnswer: (userAnswer) => set({ userAnswer, userAnswerInfo: answerInfoOf(userAnswer) }),
    finished: undefined,

    restoreResults: async () => {
      if (get().finished) return true
      const stored = lastResultRecord.read()
      if (!stored.ok || !stored.value) return false
      const { seconds } = stored.value
      const plan = planOf(stored.value)
      const list = await loadWords(plan, async () => {
        await get().restoreResults()
      })
      if (!list) return false
      set({ loading: undefined })
      const game = fromStored(stored.value, list)
      if (!game.ok) return false
      get().sendAnswer(answersOf(game.value, list))
      set({ finished: { plan, seconds } })
      return true
    },
  }
}

/** The answers of `game` as the shared store holds them. */
export function answersOf({ rounds }: Game, { index }: LoadedWords): Answers {
  return rounds.map((round) => optionsOf(round, index))
}
