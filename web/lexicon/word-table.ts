import type { Result } from '#domain/result.ts'
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
import { madeWithOwn, type OwnLexicon, ownLexicon } from './own-lexicon.ts'

const loadShipped = loadedOnce((address: string) => loadBundle<ShippedWords>(address))

/** Every word, without what searching needs; loaded once, and again after a failure. */
export async function loadWordTable(): Promise<Result<WordTable, LoadProblem>> {
  const [shipped, own] = await Promise.all([loadShipped(wordIndexAddress), ownLexicon()])
  return shipped.ok ? { ok: true, value: tableOf(shipped.value, own) } : shipped
}

/** All words that were shipped, with what the learner has added. */
export function tableOf(shipped: ShippedWords, own: OwnLexicon | undefined): WordTable {
  const table = wordTable(shipped)
  return own ? own.addedTo(table) : table
}

/** Every headword of the lexicon as it is shipped, to be handed to a worker; loaded once, and again after a failure. */
export function loadShippedWords(): Promise<Result<ShippedWords, LoadProblem>> {
  return loadShipped(wordIndexAddress)
}

const lookUp = madeWithOwn((own) =>
  loadedOnce(async (address: string) => {
    const shipped = await loadShipped(address)
    if (!shipped.ok) return shipped
    const table = tableOf(shipped.value, own)
    const ofForm = wordOfForm(table)
    const ofText = (text: string): TableWord | undefined => {
      const place = table.placeOf(text.replaceAll(' ', '-'))
      return place === undefined ? ofForm(text) : table.at(place)
    }
    return { ok: true, value: { ofForm, ofText } } as const
  }),
)

/** Finds the word that an English text is, or is a form of; loaded once, and again after a failure. */
export async function loadWordOfText() {
  const found = await (await lookUp())(wordIndexAddress)
  return found.ok ? ({ ok: true, value: found.value.ofText } as const) : found
}

/** The slug of the word that one has a form of, *go* for *went*; `undefined` also where that cannot be told. */
export async function loadSlugOfForm(slug: string): Promise<string | undefined> {
  const found = await (await lookUp())(wordIndexAddress)
  return found.ok ? found.value.ofForm(slug)?.slug : undefined
}
