import type { StudiedWord } from '#domain/record/studied-word.ts'
import type { Result } from '#domain/result.ts'
import { type ListName, listNames } from '#domain/words/entry.ts'
import type { LoadProblem } from '../lexicon/bundle.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'
import { loadQuizParts } from '../lexicon/several-parts.ts'

/** The words that can be asked, by the list that records name; the empty text for those of none. */
export type RecallWords = ReadonlyMap<ListName | '', LoadedWords>

/** What has to be loaded to ask words: lists, and the senses of those that are in none. */
export type NeededWords = {
  readonly lists: readonly ListName[]
  readonly unlisted: readonly string[]
}

/** What is needed to ask `words`. */
export function neededFor(words: readonly Pick<StudiedWord, 'sense' | 'list'>[]): NeededWords {
  return {
    lists: listNames.filter((name) => words.some(({ list }) => list === name)),
    unlisted: words.filter(({ list }) => list === '').map(({ sense }) => sense),
  }
}

/**
 * What asks those words. Where the words of no list do not come there is no problem: they can be
 * asked by their cards, without options.
 */
export async function loadRecallWords({
  lists,
  unlisted: senses,
}: NeededWords): Promise<Result<RecallWords, LoadProblem>> {
  const [listed, unlisted] = await Promise.all([loadQuizParts(lists), loadUnlisted(senses)])
  if (listed.problem) return { ok: false, problem: listed.problem }
  const value = new Map<ListName | '', LoadedWords>(listed.parts)
  if (unlisted?.ok) value.set('', unlisted.value)
  return { ok: true, value }
}

// Where no such word is studied, the code for them is not loaded either.
async function loadUnlisted(senses: readonly string[]) {
  if (senses.length === 0) return undefined
  const { loadWordsOf } = await import('../lexicon/words-of-senses.ts')
  return loadWordsOf(senses)
}
