import type { Result } from '#domain/result.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import { wordOfForm } from '#domain/words/word-of-form.ts'
import {
  type ShippedWords,
  type TableWord,
  type WordTable,
  wordTable,
} from '#domain/words/word-table.ts'
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

const loadShipped = loadedOnce((address: string) => loadBundle<ShippedWords>(address))

const load = loadedOnce(async (address: string): Promise<Result<AllWords, LoadProblem>> => {
  const shipped = await loadShipped(address)
  if (!shipped.ok) return shipped
  const table = wordTable(shipped.value)
  return { ok: true, value: { table, index: searchIndexInWorker(shipped.value) } }
})

/** Every headword; loaded once, and again after a failure. */
export function loadAllWords(): Promise<Result<AllWords, LoadProblem>> {
  return load(wordIndexAddress)
}

/** Every headword, without what searching needs; loaded once, and again after a failure. */
export async function loadWordTable(): Promise<Result<WordTable, LoadProblem>> {
  const shipped = await loadShipped(wordIndexAddress)
  return shipped.ok ? { ok: true, value: wordTable(shipped.value) } : shipped
}

/** Every headword as it is shipped, to be handed to a worker; loaded once, and again after a failure. */
export function loadShippedWords(): Promise<Result<ShippedWords, LoadProblem>> {
  return loadShipped(wordIndexAddress)
}

const loadLookUp = loadedOnce(async (address: string) => {
  const shipped = await loadShipped(address)
  if (!shipped.ok) return shipped
  const table = wordTable(shipped.value)
  const ofForm = wordOfForm(table)
  const ofText = (text: string): TableWord | undefined => {
    const place = table.placeOf(text.replaceAll(' ', '-'))
    return place === undefined ? ofForm(text) : table.at(place)
  }
  return { ok: true, value: { ofForm, ofText } } as const
})

/** Finds the word that an English text is, or is a form of; loaded once, and again after a failure. */
export async function loadWordOfText() {
  const found = await loadLookUp(wordIndexAddress)
  return found.ok ? ({ ok: true, value: found.value.ofText } as const) : found
}

/** The slug of the word that one has a form of, *go* for *went*; `undefined` also where that cannot be told. */
export async function loadSlugOfForm(slug: string): Promise<string | undefined> {
  const found = await loadLookUp(wordIndexAddress)
  return found.ok ? found.value.ofForm(slug)?.slug : undefined
}
