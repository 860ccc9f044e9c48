import { indexList, type ListIndex } from '#domain/quiz/list-index.ts'
import type { Result } from '#domain/result.ts'
import type { ListName, QuizList } from '#domain/words/entry.ts'
import { fromColumns, type WordColumns } from '#domain/words/word-columns.ts'
import { type LoadProblem, loadBundle } from './bundle.ts'
import { quizAddress } from './bundle-addresses.ts'
import { loadedOnce } from './loaded-once.ts'

/** A word list in memory, ready for questions. */
export type LoadedList = {
  readonly list: ListName
  readonly version: string
  readonly index: ListIndex
  /** The place of each word, by the id of its sense. */
  readonly places: ReadonlyMap<string, number>
}

/** The words of a list; loaded once, and again after a failure. */
export const loadWordList = loadedOnce(
  async (list: ListName): Promise<Result<LoadedList, LoadProblem>> => {
    const bundle = await loadBundle<WordColumns>(quizAddress[list])
    return bundle.ok ? { ok: true, value: listInMemory(fromColumns(bundle.value)) } : bundle
  },
)

/** Several lists: those that came, and why another did not. */
export type LoadedLists = {
  readonly lists: ReadonlyMap<ListName, LoadedList>
  readonly problem: LoadProblem | undefined
}

/** The words of several lists. */
export async function loadWordLists(names: readonly ListName[]): Promise<LoadedLists> {
  const loaded = await Promise.all(names.map(loadWordList))
  return {
    lists: new Map(loaded.flatMap((one) => (one.ok ? [[one.value.list, one.value] as const] : []))),
    problem: loaded.find((one) => !one.ok)?.problem,
  }
}

/** A shipped list, ready for questions. */
export function listInMemory({ list, version, entries }: QuizList): LoadedList {
  return {
    list,
    version,
    index: indexList(entries),
    places: new Map(entries.map((entry, place) => [entry.id, place])),
  }
}
