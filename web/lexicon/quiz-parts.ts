import { indexList, type ListIndex } from '#domain/quiz/list-index.ts'
import type { Result } from '#domain/result.ts'
import { type ListName, listOfPart, type QuizPart, type QuizPartName } from '#domain/words/entry.ts'
import { fromColumns, type WordColumns } from '#domain/words/word-columns.ts'
import { type LoadProblem, loadBundle } from './bundle.ts'
import { quizAddress } from './bundle-addresses.ts'
import { loadedOnce } from './loaded-once.ts'
import { madeWithOwn, type OwnLexicon } from './own-lexicon.ts'

/** Words in memory, ready for questions: those of a quiz part, or of several. */
export type LoadedWords = {
  readonly index: ListIndex
  /** The place of each word, by the id of its sense: where it is asked, if it is. */
  readonly places: ReadonlyMap<string, number>
  /** Where the words that are asked come from, in the order of their places. */
  readonly sources: readonly WordSource[]
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

const loader = madeWithOwn((own) =>
  loadedOnce(async (part: QuizPartName): Promise<Result<LoadedWords, LoadProblem>> => {
    const loaded = await loadPartEntries(part, own)
    return loaded.ok ? { ok: true, value: wordsInMemory(loaded.value) } : loaded
  }),
)

/**
 * The words of a quiz part, with what the learner has corrected of them; loaded once, and again after
 * a failure.
 */
export async function loadQuizPart(part: QuizPartName): Promise<Result<LoadedWords, LoadProblem>> {
  return await (await loader())(part)
}

/** A quiz part as it was shipped, with what the learner has corrected of it. */
export async function loadPartEntries(
  part: QuizPartName,
  own: OwnLexicon | undefined,
): Promise<Result<QuizPart, LoadProblem>> {
  const address = quizAddress.get(part)
  if (address === undefined) throw new RangeError(`no words in ${part}`)
  const bundle = await loadBundle<WordColumns>(address)
  if (!bundle.ok) return bundle
  const shipped = fromColumns(bundle.value)
  if (!own?.corrections.size) return { ok: true, value: shipped }
  // Most learners have corrected nothing.
  const { withCorrections } = await import('./corrected-words.ts')
  return { ok: true, value: await withCorrections(shipped, own) }
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
