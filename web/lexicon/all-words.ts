import type { Result } from '#domain/result.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import { type ShippedWords, type WordTable, wordTable } from '#domain/words/word-table.ts'
import { type LoadProblem, loadBundle } from './bundle.ts'
import { wordIndexAddress } from './bundle-addresses.ts'
import { loadedOnce } from './loaded-once.ts'
import { searchIndexInWorker } from './search-index.ts'

/** Every headword of the lexicon, in memory. */
export type AllWords = {
  readonly table: WordTable
  /** What searching needs, which is made beside the page and comes a moment later. */
  readonly index: Promise<SearchIndex>
}

const load = loadedOnce(async (address: string): Promise<Result<AllWords, LoadProblem>> => {
  const bundle = await loadBundle<ShippedWords>(address)
  if (!bundle.ok) return bundle
  const table = wordTable(bundle.value)
  return { ok: true, value: { table, index: searchIndexInWorker(bundle.value) } }
})

/** Every headword; loaded once, and again after a failure. */
export function loadAllWords(): Promise<Result<AllWords, LoadProblem>> {
  return load(wordIndexAddress)
}
