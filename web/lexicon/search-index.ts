import type { SearchIndex } from '#domain/search/search-index.ts'
import { buildUseIndex } from '#domain/search/use-search.ts'
import { buildSearchIndex } from '#domain/search/word-search.ts'
import { type ShippedWords, wordTable } from '#domain/words/word-table.ts'
import { type ShippedUses, wordUses } from '#domain/words/word-uses.ts'

/** The search index of all words, or of their uses. */
export function searchIndexOf(shipped: ShippedWords | ShippedUses): SearchIndex {
  return 'headwords' in shipped
    ? buildSearchIndex(wordTable(shipped))
    : buildUseIndex(wordUses(shipped))
}

/** The same, made beside the page. */
export function searchIndexInWorker(shipped: ShippedWords | ShippedUses): Promise<SearchIndex> {
  const worker = new Worker(new URL('./search-index.worker.ts', import.meta.url), {
    type: 'module',
  })
  return new Promise<SearchIndex>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SearchIndex>) => resolve(data))
    // Where its script does not come, the page waits a moment for what it would have made.
    worker.addEventListener('error', () => resolve(searchIndexOf(shipped)))
    worker.postMessage(shipped)
  }).finally(() => worker.terminate())
}
