import { nearWords } from '#domain/text/near-words.ts'
import { slugsOf } from '#lexicon/slug.ts'
import { loadWordTable } from './word-table.ts'

/** A word of ours, and the last part of its page's address. */
export type NearWord = { readonly word: string; readonly slug: string }

/**
 * The words of the lexicon that somebody who wrote `slug` may have meant, the nearest first; none
 * where the words do not arrive.
 */
export async function loadNearWords(slug: string): Promise<readonly NearWord[]> {
  const table = await loadWordTable()
  if (!table.ok) return []
  const { count, headwordAt, at } = table.value
  // By what is written: of a few near ones alone is read which address they really have.
  const words = Array.from({ length: count }, (_, place) => ({
    place,
    slug: slugsOf(headwordAt(place))[0],
  }))
  return nearWords(slug, words).map(({ place }) => {
    const { headword, slug } = at(place)
    return { word: headword, slug }
  })
}
