import { firmnessOf, type StudiedWord } from '#domain/record/studied-word.ts'
import type { Result } from '#domain/result.ts'
import { noMemory, type TableMemory, tableMemory } from '#domain/search/word-filter.ts'
import { sensesOfSet, type WordSet, wordsOfSet } from '#domain/search/word-set.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { loadCode } from '../api/load-code.ts'
import type { LoadProblem } from '../lexicon/bundle.ts'
import type { FoundWords } from '../lexicon/found-words.ts'
import { isNotAsked } from '../lexicon/own-lexicon.ts'
import { loadWordTable } from '../lexicon/word-table.ts'
import { usePreferences } from '../storage/preferences.ts'
import { openStudyLog, useStudy } from '../storage/record/study.ts'
import { queueOn } from './recall-day.ts'
import { loadRecallWords, neededFor } from './recall-words.ts'
import { today } from './today.ts'
import { clashesIn } from './word-clashes.ts'

/** The words of a set as they are now. */
export type LoadedSet = {
  readonly table: WordTable
  /** Of its words in `table`, in the order in which Kelimeler shows them. */
  readonly places: Uint32Array
  /** What is meant of them, by ids of first senses, one or more for each word. */
  readonly meant: readonly string[]
  /** Those of them that there is to learn: what waits for a meaning is not asked. */
  readonly senses: readonly string[]
  /** How many of the words that it names the lexicon has no more. */
  readonly gone: number
  /** Whether it is of a list that is no more. */
  readonly isListGone: boolean
}

/**
 * The words of `set`, once and not live: as far as it asks what the learner knows of them, as the
 * record has it now; nothing is known where it cannot be read.
 */
export async function loadSet(set: WordSet): Promise<Result<LoadedSet, LoadProblem>> {
  const found = await foundBy(set)
  if (!found.ok) return found
  const words = found.value
    ? { ok: true as const, value: found.value.table }
    : await loadWordTable()
  if (!words.ok) return words
  const table = words.value
  const memory = await memoryFor(set, table)
  const { places, gone, isListGone } = wordsOfSet(set, table, memory, found.value?.places)
  const meant = sensesOfSet(set, table, places, memory)
  const senses = meant.filter((sense) => !isNotAsked(sense))
  return { ok: true, value: { table, places, meant, senses, gone, isListGone } }
}

/** What is known of the words of `table`, by what the record says. */
export function memoryOf(
  table: WordTable,
  words: readonly StudiedWord[],
  due: readonly StudiedWord[],
): TableMemory {
  return tableMemory(
    table,
    words.map((word) => [word.sense, firmnessOf(word)] as const),
    due.map(({ sense }) => sense),
  )
}

async function memoryFor({ filter }: WordSet, table: WordTable): Promise<TableMemory> {
  if (!filter.isDue && filter.firmness.length === 0) return noMemory
  await openStudyLog()
  const { words } = useStudy.getState()
  if (!filter.isDue) return memoryOf(table, words, [])
  const loaded = await loadRecallWords(neededFor(words.filter(({ isStudied }) => isStudied)))
  const clash = clashesIn(loaded.ok ? [...loaded.value.values()] : [])
  return memoryOf(table, words, queueOn(today(), words, usePreferences.getState(), clash).today)
}

// Most sets have no query, and do without the code of searching.
async function foundBy({ query }: WordSet): Promise<Result<FoundWords | undefined, LoadProblem>> {
  if (query.trim() === '') return { ok: true, value: undefined }
  const code = await loadCode(() => import('../lexicon/found-words.ts'))
  return code.ok ? await code.value.loadFoundWords(query) : code
}
