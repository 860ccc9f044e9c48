import type { Result } from '#domain/result.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import { type ShippedWords, type WordTable, wordTable } from '#domain/words/word-table.ts'
import { loadBundle } from './bundle.ts'
import { wordIndexAddress } from './bundle-addresses.ts'
import { searchIndexInWorker } from './search-index.ts'

/** Every headword of the lexicon, in memory. */
export type AllWords = {
  readonly table: WordTable
  /** What searching needs, which is made beside the page and comes a moment later. */
  readonly index: Promise<SearchIndex>
}

let loaded: Promise<Result<AllWords, 'unavailable'>> | undefined

/** Every headword; loaded once, and again after a failure. */
export function loadAllWords(): Promise<Result<AllWords, 'unavailable'>> {
  loaded ??= loadBundle<ShippedWords>(wordIndexAddress).then((bundle) => {
    if (!bundle.ok) {
      loaded = undefined
      return bundle
    }
    const table = wordTable(bundle.value)
    return { ok: true, value: { table, index: searchIndexInWorker(bundle.value) } }
  })
  return loaded
}
