import { possibleBases } from '../words/inflection.ts'
import { wordOfForm } from '../words/word-of-form.ts'
import type { TableWord, WordTable } from '../words/word-table.ts'

/** A word of the lexicon, and whether what was looked for is a form of it or the word itself. */
export type FoundWord = {
  readonly word: TableWord
  readonly isForm: boolean
  /** Another word that it is a form of, where it is a headword itself: *boiled* is one of *boil*. */
  readonly formOf?: TableWord
}

/** Finds the word of the lexicon that an English text is: by its headword, another spelling, a form. */
export type WordFinder = (text: string) => FoundWord | undefined

/** A finder over `table`. It reads all words once, and remembers what it was asked. */
export function wordFinder(table: WordTable): WordFinder {
  const ofForm = wordOfForm(table)
  const variants = new Map<string, number>()
  for (let place = 0; place < table.count; place += 1) {
    for (const variant of table.at(place).variants) {
      const slug = asSlug(variant)
      if (!variants.has(slug)) variants.set(slug, place)
    }
  }
  const found = new Map<string, FoundWord | undefined>()
  const find = (slug: string): FoundWord | undefined => {
    const place = table.placeOf(slug) ?? variants.get(slug)
    if (place !== undefined) {
      const formOf = ofForm(slug)
      const word = table.at(place)
      return { word, isForm: false, ...(formOf && formOf !== word && { formOf }) }
    }
    const word = ofForm(slug) ?? ofVariant(slug)
    return word && { word, isForm: true }
  }
  // *colours* is a form of a spelling that is no headword.
  const ofVariant = (form: string) => {
    const base = possibleBases(form).find((one) => variants.has(one))
    return base === undefined ? undefined : table.at(variants.get(base) ?? 0)
  }
  return (text) => {
    if (text.length > mostChars) return undefined
    const slug = asSlug(text)
    if (slug === '') return undefined
    if (!found.has(slug)) found.set(slug, find(slug))
    return found.get(slug)
  }
}

// No headword is longer; nor is anybody's slip.
const mostChars = 60

function asSlug(text: string): string {
  if (/^[a-z]+$/.test(text)) return text
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ.]/g, '')
    .trim()
    .replace(/\s+/g, '-')
}
