import { indexList, type ListIndex } from '#domain/quiz/list-index.ts'
import type { Result } from '#domain/result.ts'
import { type ListName, listOfPart, type QuizPart, type QuizPartName } from '#domain/words/entry.ts'
import { fromColumns, type WordColumns } from '#domain/words/word-columns.ts'
import { type LoadProblem, loadBundle } from './bundle.ts'
import { quizAddress } from './bundle-addresses.ts'

/** Words in memory, ready for questions: those of a quiz part, or of several. */
export type LoadedWords = {
  readonly index: ListIndex
  /** The place of each word, by the id of its sense: where it is asked, if it is. */
  readonly places: ReadonlyMap<string, number>
  /** Where the words that are asked come from, in the order of their places. */
  readonly sources: readonly WordSource[]
  /** Whether it is only a beginning: see `loadStarter`. */
  readonly isStarter?: boolean
}

/** What the record of an answer says of where its question came from. */
export type WordSource = {
  /** The list; empty for the words of no list. */
  readonly list: ListName | ''
  /** The version of the lexicon. */
  readonly version: string
  /** How many words of it are asked. */
  readonly asked: number
}

/** A quiz part as it was shipped. */
export async function loadShippedPart(part: QuizPartName): Promise<Result<QuizPart, LoadProblem>> {
  const bundle = await loadBundle<WordColumns>(addressOf(part))
  return bundle.ok ? { ok: true, value: fromColumns(bundle.value) } : bundle
}

/** Where a part is served from. */
export function addressOf(part: QuizPartName): string {
  const address = quizAddress.get(part)
  if (address === undefined) throw new RangeError(`no words in ${part}`)
  return address
}

/** A shipped part, ready for questions. */
export function wordsInMemory({ part, version, asked, entries }: QuizPart): LoadedWords {
  return {
    index: indexList(entries, asked),
    places: new Map(entries.map((entry, place) => [entry.id, place])),
    sources: [{ list: listOfPart(part), version, asked }],
  }
}

/** Where the question about the word at `place` comes from. */
export function sourceAt({ sources }: Pick<LoadedWords, 'sources'>, place: number): WordSource {
  let from = 0
  for (const source of sources) {
    from += source.asked
    if (place < from) return source
  }
  throw new RangeError(`the word at ${place} is not asked`)
}
