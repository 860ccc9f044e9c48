/** A phrase in which a word is met, with its Turkish. */
export type WordUse = { readonly en: string; readonly tr: string }

/**
 * The uses of all words as they are shipped for searching: a text for each language, a line in it
 * for each word, in the order of the words in the table; uses apart by a tab.
 */
export type ShippedUses = { readonly english: string; readonly turkish: string }

/** Uses of words by the place of the word. */
export type WordUses = {
  readonly count: number
  readonly at: (place: number) => readonly WordUse[]
}

/** The uses as they are shipped. Throws where a text holds a sign that parts others. */
export function shipUses(words: readonly (readonly WordUse[])[]): ShippedUses {
  const column = (language: keyof WordUse) =>
    words.map((uses) => uses.map((use) => clean(use[language])).join('\t')).join('\n')
  return { english: column('en'), turkish: column('tr') }
}

/** The uses that were shipped. */
export function wordUses({ english, turkish }: ShippedUses): WordUses {
  const [englishLines, turkishLines] = [english.split('\n'), turkish.split('\n')]
  return {
    count: englishLines.length,
    at(place) {
      const line = englishLines[place] ?? ''
      if (line === '') return []
      const inTurkish = turkishLines[place]?.split('\t') ?? []
      return line.split('\t').map((en, at) => ({ en, tr: inTurkish[at] ?? '' }))
    },
  }
}

function clean(text: string): string {
  if (text === '' || /[\t\n]/.test(text)) throw new Error(`"${text}" cannot be shipped`)
  return text
}
