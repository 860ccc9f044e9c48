import type { SearchIndex } from '#domain/search/search-index.ts'
import { buildUseIndex } from '#domain/search/use-search.ts'
import { buildSearchIndex } from '#domain/search/word-search.ts'
import { extendedTable, type TableExtension } from '#domain/words/extended-table.ts'
import { type ShippedWords, wordTable } from '#domain/words/word-table.ts'
import { type ShippedUses, wordUses } from '#domain/words/word-uses.ts'

/** The search index of all words, with what the learner has added to them, or of their uses. */
export function searchIndexOf({ shipped, extension }: Searched): SearchIndex {
  if (!('headwords' in shipped)) return buildUseIndex(wordUses(shipped))
  const table = wordTable(shipped)
  return buildSearchIndex(extension ? extendedTable(table, extension) : table)
}

/** What is to be searched, as it is handed to a worker. */
export type Searched = {
  readonly shipped: ShippedWords | ShippedUses
  readonly extension: TableExtension | undefined
}

/** The same, made beside the page. */
export function searchIndexInWorker(
  shipped: ShippedWords | ShippedUses,
  extension?: TableExtension,
): Promise<SearchIndex> {
  const searched: Searched = { shipped, extension }
  const worker = new Worker(new URL('./search-index.worker.ts', import.meta.url), {
    type: 'module',
  })
  return new Promise<SearchIndex>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SearchIndex>) => resolve(data))
    // Where its script does not come, the page waits a moment for what it would have made.
    worker.addEventListener('error', () => resolve(searchIndexOf(searched)))
    worker.postMessage(searched)
  }).finally(() => worker.terminate())
}
