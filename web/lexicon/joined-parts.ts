import { joinParts } from '#domain/quiz/join-parts.ts'
import { indexList } from '#domain/quiz/list-index.ts'
import type { Result } from '#domain/result.ts'
import { listOfPart, type QuizPart, type QuizPartName } from '#domain/words/entry.ts'
import { loadCode } from '../api/load-code.ts'
import type { LoadProblem } from './bundle.ts'
import type { OwnLexicon } from './own-lexicon.ts'
import { type LoadedWords, loadShippedPart } from './quiz-parts.ts'

/** Several parts as one, ready for questions. */
export function joinedInMemory(parts: readonly QuizPart[]): LoadedWords {
  const { entries, asked, partOf } = joinParts(parts)
  return {
    index: indexList(entries, asked, partOf),
    // Where a word is asked counts, not where it is an option beside others.
    places: new Map(entries.map(({ id }, place) => [id, place] as const).toReversed()),
    sources: parts.map(({ part, version, asked }) => ({ list: listOfPart(part), version, asked })),
  }
}

/** The entries of quiz parts, with what the learner has corrected of them. */
export async function loadEntries(
  names: readonly QuizPartName[],
  own: OwnLexicon | undefined,
): Promise<Result<ReadonlyMap<QuizPartName, QuizPart>, LoadProblem>> {
  const parts = new Map<QuizPartName, QuizPart>()
  // Most learners have corrected nothing.
  const corrected = own?.corrections.size
    ? await loadCode(() => import('./corrected-words.ts'))
    : undefined
  if (corrected?.ok === false) return corrected
  const load = (name: QuizPartName) =>
    corrected ? corrected.value.loadPartEntries(name, own) : loadShippedPart(name)
  for (const loaded of await Promise.all(names.map(load))) {
    if (!loaded.ok) return loaded
    parts.set(names[parts.size] as QuizPartName, loaded.value)
  }
  return { ok: true, value: parts }
}
