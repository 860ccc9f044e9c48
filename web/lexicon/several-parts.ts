import type { QuizPartName } from '#domain/words/entry.ts'
import type { LoadProblem } from './bundle.ts'
import { loadQuizPart } from './load-quiz-part.ts'
import type { LoadedWords } from './quiz-parts.ts'

/** Several parts: those that came, and why another did not. */
export type LoadedParts<Name extends QuizPartName = QuizPartName> = {
  readonly parts: ReadonlyMap<Name, LoadedWords>
  readonly problem: LoadProblem | undefined
}

/** The words of several parts. */
export async function loadQuizParts<Name extends QuizPartName>(
  names: readonly Name[],
): Promise<LoadedParts<Name>> {
  const loaded = await Promise.all(
    names.map(async (name) => [name, await loadQuizPart(name)] as const),
  )
  return {
    parts: new Map(loaded.flatMap(([name, one]) => (one.ok ? [[name, one.value] as const] : []))),
    problem: loaded.map(([, one]) => one).find((one) => !one.ok)?.problem,
  }
}
