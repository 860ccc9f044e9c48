import type { Result } from '#domain/result.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import { type ShippedUses, type WordUses, wordUses } from '#domain/words/word-uses.ts'
import { type LoadProblem, loadBundle } from './bundle.ts'
import { wordUsesAddress } from './bundle-addresses.ts'
import { loadedOnce } from './loaded-once.ts'
import { searchIndexInWorker } from './search-index.ts'

/** How all words are used, in memory, and what searching in it needs. */
export type AllUses = { readonly uses: WordUses; readonly index: SearchIndex }

const load = loadedOnce(async (address: string): Promise<Result<AllUses, LoadProblem>> => {
  const bundle = await loadBundle<ShippedUses>(address)
  if (!bundle.ok) return bundle
  const index = await searchIndexInWorker(bundle.value)
  return { ok: true, value: { uses: wordUses(bundle.value), index } }
})

/** The uses of all words; loaded once, and again after a failure. */
export function loadAllUses(): Promise<Result<AllUses, LoadProblem>> {
  return load(wordUsesAddress)
}
