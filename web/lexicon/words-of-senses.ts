import { joinParts } from '#domain/quiz/join-parts.ts'
import { indexList } from '#domain/quiz/list-index.ts'
import type { Result } from '#domain/result.ts'
import { listOfPart, type QuizPart, type QuizPartName, quizPartNames } from '#domain/words/entry.ts'
import { quizPartOf } from '#domain/words/quiz-part.ts'
import { loadWordTable } from './all-words.ts'
import type { LoadProblem } from './bundle.ts'
import { type LoadedWords, loadQuizPart, loadShippedPart } from './quiz-parts.ts'

/**
 * The words that ask `senses`, in whatever parts they are, ready for questions: the parts are told
 * by the index of all words, and only those that are needed are loaded. A sense that no entry
 * begins with has no place in what comes; which words may be asked is for the caller to say.
 */
export async function loadWordsOf(
  senses: readonly string[],
): Promise<Result<LoadedWords, LoadProblem>> {
  const table = await loadWordTable()
  if (!table.ok) return table
  const needed = new Set(senses.map((sense) => quizPartOf(table.value, sense)))
  const [first, ...others] = quizPartNames.filter((part) => needed.has(part))
  if (first && others.length === 0) return loadQuizPart(first)
  return loadJoined(first ? [first, ...others] : [])
}

async function loadJoined(
  names: readonly QuizPartName[],
): Promise<Result<LoadedWords, LoadProblem>> {
  const parts: QuizPart[] = []
  for (const loaded of await Promise.all(names.map(loadShippedPart))) {
    if (!loaded.ok) return loaded
    parts.push(loaded.value)
  }
  return { ok: true, value: joinedInMemory(parts) }
}

/** Several shipped parts as one, ready for questions. */
export function joinedInMemory(parts: readonly QuizPart[]): LoadedWords {
  const { entries, asked, partOf } = joinParts(parts)
  return {
    index: indexList(entries, asked, partOf),
    // Where a word is asked counts, not where it is an option beside others.
    places: new Map(entries.map(({ id }, place) => [id, place] as const).toReversed()),
    sources: parts.map(({ part, version, asked }) => ({ list: listOfPart(part), version, asked })),
  }
}
