import type { Result } from '#domain/result.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import type { LoadProblem } from './bundle.ts'
import { wordIndexAddress } from './bundle-addresses.ts'
import { loadedOnce } from './loaded-once.ts'
import { madeWithOwn } from './own-lexicon.ts'
import { searchIndexInWorker } from './search-index.ts'
import { loadShippedWords, preparedTable } from './word-table.ts'

/** Every headword of the lexicon and every word of the learner's own, in memory. */
export type AllWords = {
  readonly table: WordTable
  /** What searching needs, which is made beside the page and comes a moment later. */
  readonly index: Promise<SearchIndex>
}

const loader = madeWithOwn((own) =>
  loadedOnce(async (_: typeof wordIndexAddress): Promise<Result<AllWords, LoadProblem>> => {
    const shipped = await loadShippedWords()
    if (!shipped.ok) return shipped
    const table = await preparedTable(shipped.value, own)
    const index = searchIndexInWorker(shipped.value, own?.extension)
    return { ok: true, value: { table, index } }
  }),
)

/** Every word; loaded once, again after a failure, and when the learner's own words have changed. */
export async function loadAllWords(): Promise<Result<AllWords, LoadProblem>> {
  return await (await loader())(wordIndexAddress)
}
