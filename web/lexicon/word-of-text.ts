import { wordOfForm } from '#domain/words/word-of-form.ts'
import type { TableWord } from '#domain/words/word-table.ts'
import { wordIndexAddress } from './bundle-addresses.ts'
import { loadedOnce } from './loaded-once.ts'
import { madeWithOwn } from './own-lexicon.ts'
import { loadShippedWords, tableOf } from './word-table.ts'

const lookUp = madeWithOwn((own) =>
  loadedOnce(async (_: typeof wordIndexAddress) => {
    const shipped = await loadShippedWords()
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
