import type { SearchIndex } from '#domain/search/search-index.ts'
import { buildUseIndex } from '#domain/search/use-search.ts'
import { buildSearchIndex } from '#domain/search/word-search.ts'
import { type Steps, stepSize } from '#domain/steps.ts'
import { addedWords, extendedTable, type TableExtension } from '#domain/words/extended-table.ts'
import { type ShippedWords, type TableWord, wordTable } from '#domain/words/word-table.ts'
import { type ShippedUses, wordUses } from '#domain/words/word-uses.ts'
import { inSlices } from '../storage/in-slices.ts'

/** What is to be searched, as it is handed to a worker: own words in parts, and then the rest. */
export type Searched =
  | { readonly own: readonly TableWord[] }
  | {
      readonly shipped: ShippedWords | ShippedUses
      readonly glosses: TableExtension['glosses'] | undefined
    }

/** Makes the search index of what it is handed; `undefined` until that is all. */
export function searchIndexMaker(): (searched: Searched) => SearchIndex | undefined {
  const own: TableWord[] = []
  return (searched) => {
    if ('own' in searched) {
      own.push(...searched.own)
      return undefined
    }
    const { shipped, glosses } = searched
    if (!('headwords' in shipped)) return buildUseIndex(wordUses(shipped))
    const table = wordTable(shipped)
    if (!glosses) return buildSearchIndex(table)
    const extension = { words: addedWords(own), glosses, ownLists: new Map() }
    return buildSearchIndex(extendedTable(table, extension))
  }
}

/** The search index of all words, with what the learner has added to them, or of their uses; made beside the page. */
export async function searchIndexInWorker(
  shipped: ShippedWords | ShippedUses,
  extension?: TableExtension,
): Promise<SearchIndex> {
  const worker = new Worker(new URL('./search-index.worker.ts', import.meta.url), {
    type: 'module',
  })
  const made = new Promise<SearchIndex>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SearchIndex>) => resolve(data))
    // Where its script does not come, the page waits a moment for what it would have made.
    worker.addEventListener('error', () => void madeHere(shipped, extension).then(resolve))
  })
  await inSlices(handed(shipped, extension, (searched) => worker.postMessage(searched)))
  return await made.finally(() => worker.terminate())
}

async function madeHere(
  shipped: ShippedWords | ShippedUses,
  extension: TableExtension | undefined,
): Promise<SearchIndex> {
  const make = searchIndexMaker()
  let index: SearchIndex | undefined
  await inSlices(
    handed(shipped, extension, (searched) => {
      index = make(searched)
    }),
  )
  return index as SearchIndex
}

function* handed(
  shipped: ShippedWords | ShippedUses,
  extension: TableExtension | undefined,
  hand: (searched: Searched) => void,
): Steps<void> {
  const { words, glosses } = extension ?? {}
  for (let from = 0; words && from < words.count; from += stepSize) {
    const length = Math.min(stepSize, words.count - from)
    hand({ own: Array.from({ length }, (_, at) => words.at(from + at) as TableWord) })
    yield from / words.count
  }
  hand({ shipped, glosses })
}
