import type { Result } from '#domain/result.ts'
import { buildSearchIndex, type SearchIndex } from '#domain/search/word-search.ts'
import { type ShippedWords, type WordTable, wordTable } from '#domain/words/word-table.ts'
import { loadBundle } from './bundle.ts'
import { wordIndexAddress } from './bundle-addresses.ts'

/** Every headword of the lexicon, in memory. */
export type AllWords = {
  readonly table: WordTable
  /** What searching needs, which is made beside the page and comes a moment later. */
  readonly index: Promise<SearchIndex>
}

type Shipped = { readonly shipped: ShippedWords; readonly table: WordTable }

let shipped: Promise<Result<Shipped, 'unavailable'>> | undefined
let loaded: Promise<Result<AllWords, 'unavailable'>> | undefined

/** Every headword; loaded once, and again after a failure. */
export function loadAllWords(): Promise<Result<AllWords, 'unavailable'>> {
  loaded ??= loadShipped().then((bundle) => {
    if (!bundle.ok) {
      loaded = undefined
      return bundle
    }
    const { shipped, table } = bundle.value
    return { ok: true, value: { table, index: indexInWorker(shipped, table) } }
  })
  return loaded
}

/** Every headword, without what searching needs; loaded once, and again after a failure. */
export async function loadWordTable(): Promise<Result<WordTable, 'unavailable'>> {
  const bundle = await loadShipped()
  return bundle.ok ? { ok: true, value: bundle.value.table } : bundle
}

function loadShipped(): Promise<Result<Shipped, 'unavailable'>> {
  shipped ??= loadBundle<ShippedWords>(wordIndexAddress).then((bundle) => {
    if (!bundle.ok) {
      shipped = undefined
      return bundle
    }
    return { ok: true, value: { shipped: bundle.value, table: wordTable(bundle.value) } }
  })
  return shipped
}

function indexInWorker(shipped: ShippedWords, table: WordTable): Promise<SearchIndex> {
  const worker = new Worker(new URL('./search-index.worker.ts', import.meta.url), {
    type: 'module',
  })
  return new Promise<SearchIndex>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SearchIndex>) => resolve(data))
    // Where its script does not come, the page waits a moment for what it would have made.
    worker.addEventListener('error', () => resolve(buildSearchIndex(table)))
    worker.postMessage(shipped)
  }).finally(() => worker.terminate())
}
