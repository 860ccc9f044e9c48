import type { GamePlan } from '#domain/quiz/game.ts'
import type { Result } from '#domain/result.ts'
import type { ListName } from '#domain/words/entry.ts'
import type { LoadProblem } from '../lexicon/bundle.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'
import type { Part } from './part.ts'

export type LoadingState = {
  /** The game whose words are being loaded, or could not be. */
  readonly loading: Loading | undefined
}

export type Loading = {
  readonly plan: GamePlan
  /** Why they did not come; `undefined` while they may. */
  readonly problem: LoadProblem | undefined
  readonly retry: () => Promise<void>
}

/** What the words of games are loaded by. */
export type WordSources = {
  readonly loadQuizPart: (list: ListName) => Promise<Result<LoadedWords, LoadProblem>>
  /** The words that ask some senses, in whatever lists and levels they are. */
  readonly loadWordsOf: (senses: readonly string[]) => Promise<Result<LoadedWords, LoadProblem>>
}

/**
 * Loads the words of a game; `undefined` where they do not come, or nobody waits any more. Whoever
 * gets them ends the loading together with what comes after it.
 */
export type WordLoader = (
  plan: GamePlan,
  retry: () => Promise<void>,
) => Promise<LoadedWords | undefined>

export function createWordLoader(
  { get, set }: Part<LoadingState>,
  { loadQuizPart, loadWordsOf }: WordSources,
): WordLoader {
  return async (plan, retry) => {
    const loading = { plan, problem: undefined, retry }
    set({ loading })
    const list = await (plan.list ? loadQuizPart(plan.list) : loadWordsOf(plan.among ?? []))
    if (get().loading !== loading) return undefined
    if (list.ok) return list.value
    set({ loading: { ...loading, problem: list.problem } })
    return undefined
  }
}
