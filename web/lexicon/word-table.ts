import type { Result } from '#domain/result.ts'
import { findListed } from '#domain/search/named-places.ts'
import { type ShippedWords, type WordTable, wordTable } from '#domain/words/word-table.ts'
import { inSlices } from '../storage/in-slices.ts'
import { type LoadProblem, loadBundle } from './bundle.ts'
import { wordIndexAddress } from './bundle-addresses.ts'
import { loadedOnce } from './loaded-once.ts'
import { type OwnLexicon, ownLexicon } from './own-lexicon.ts'

const loadShipped = loadedOnce((address: string) => loadBundle<ShippedWords>(address))

/** Every word, without what searching needs; loaded once, and again after a failure. */
export async function loadWordTable(): Promise<Result<WordTable, LoadProblem>> {
  const [shipped, own] = await Promise.all([loadShipped(wordIndexAddress), ownLexicon()])
  return shipped.ok ? { ok: true, value: await preparedTable(shipped.value, own) } : shipped
}

/** The same as `tableOf`, the words of the learner's lists found in it beside what else the page does. */
export async function preparedTable(
  shipped: ShippedWords,
  own: OwnLexicon | undefined,
): Promise<WordTable> {
  const table = tableOf(shipped, own)
  await inSlices(findListed(table))
  return table
}

let last:
  | {
      readonly shipped: ShippedWords
      readonly own: OwnLexicon | undefined
      readonly table: WordTable
    }
  | undefined

/** All words that were shipped, with what the learner has added; made once. */
export function tableOf(shipped: ShippedWords, own: OwnLexicon | undefined): WordTable {
  if (last?.shipped !== shipped || last.own !== own) {
    const table = wordTable(shipped)
    last = { shipped, own, table: own ? own.addedTo(table) : table }
  }
  return last.table
}

/** Every headword of the lexicon as it is shipped, to be handed to a worker; loaded once, and again after a failure. */
export function loadShippedWords(): Promise<Result<ShippedWords, LoadProblem>> {
  return loadShipped(wordIndexAddress)
}
