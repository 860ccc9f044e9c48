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
  /** The first questions of a list, while the rest of it is on its way; `undefined` where it has none. */
  readonly loadStarter: (list: ListName) => Promise<Result<LoadedWords, LoadProblem>> | undefined
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
  /** Whether a starter will do. */
  options?: { readonly isFirst?: boolean },
) => Promise<LoadedWords | undefined>

export function createWordLoader(
  { get, set }: Part<LoadingState>,
  { loadQuizPart, loadWordsOf, loadStarter }: WordSources,
): WordLoader {
  return async (plan, retry, { isFirst = false } = {}) => {
    const loading = { plan, problem: undefined, retry }
    set({ loading })
    const whole = plan.list ? loadQuizPart(plan.list) : loadWordsOf(plan.among ?? [])
    const starter = isFirst && plan.list && !plan.among ? loadStarter(plan.list) : undefined
    const list = await (starter ? soonest(whole, starter) : whole)
    if (get().loading !== loading) return undefined
    if (list.ok) return list.value
    set({ loading: { ...loading, problem: list.problem } })
    return undefined
  }
}

/** What comes first; where the starter does not come, the whole. */
function soonest<Loaded extends Result<unknown, unknown>>(
  whole: Promise<Loaded>,
  starter: Promise<Loaded>,
): Promise<Loaded> {
  return Promise.race([
    whole.then((loaded) => (loaded.ok ? loaded : starter)),
    starter.then((loaded) => (loaded.ok ? loaded : whole)),
  ])
}
