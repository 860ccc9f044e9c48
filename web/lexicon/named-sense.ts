import type { PartOfSpeech } from '#domain/words/entry.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordTable } from '#domain/words/word-table.ts'

/** A sense as a row of a list calls it. */
export type NamedSense = {
  readonly word: string
  readonly slug: string
  readonly partOfSpeech: PartOfSpeech | undefined
  readonly glosses: readonly string[]
}

/** What `sense` is called; `undefined` where the lexicon has it no more. */
export function namedSense(table: WordTable, sense: string): NamedSense | undefined {
  const place = table.placeOf(slugOfSense(sense))
  if (place === undefined) return undefined
  const { headword, slug, entries } = table.at(place)
  for (const { partOfSpeech, senses } of entries) {
    const own = senses.find(({ id }) => id === sense)
    if (own) return { word: headword, slug, partOfSpeech, glosses: own.glosses }
  }
  return undefined
}
