import type { Result } from '#domain/result.ts'
import { buildSearchIndex, type SearchIndex } from '#domain/search/word-search.ts'
import { type ShippedWords, type WordTable, wordTable } from '#domain/words/word-table.ts'
import { type LoadProblem, loadBundle } from './bundle.ts'
import { wordIndexAddress } from './bundle-addresses.ts'
import { loadedOnce } from './loaded-once.ts'

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
  return { ok: true, value: { table, index: indexInWorker(bundle.value, table) } }
})

/** Every headword; loaded once, and again after a failure. */
export function loadAllWords(): Promise<Result<AllWords, LoadProblem>> {
  return load(wordIndexAddress)
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
