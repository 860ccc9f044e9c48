import { indexList, type ListIndex } from '#domain/quiz/list-index.ts'
import type { Result } from '#domain/result.ts'
import type { ListName, QuizList } from '#domain/words/entry.ts'
import { fromColumns, type WordColumns } from '#domain/words/word-columns.ts'
import { loadBundle } from './bundle.ts'
import { quizAddress } from './bundle-addresses.ts'

/** A word list in memory, ready for questions. */
export type LoadedList = {
  readonly list: ListName
  readonly version: string
  readonly index: ListIndex
  /** The place of each word, by the id of its sense. */
  readonly places: ReadonlyMap<string, number>
}

const loaded = new Map<ListName, Promise<Result<LoadedList, 'unavailable'>>>()

/**
 * The words of `list`; loaded once, and again after a failure.
 *
 * A load that fails or takes longer than 8 seconds is `unavailable`.
 */
export function loadWordList(list: ListName): Promise<Result<LoadedList, 'unavailable'>> {
  const known = loaded.get(list)
  if (known) return known
  const loading = loadBundle<WordColumns>(quizAddress[list]).then((bundle) => {
    if (bundle.ok) return { ok: true as const, value: listInMemory(fromColumns(bundle.value)) }
    loaded.delete(list)
    return bundle
  })
  loaded.set(list, loading)
  return loading
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
