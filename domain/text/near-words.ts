import { editDistance } from './edit-distance.ts'

type Word = { readonly slug: string }

const most = 5

/**
 * Those of `words` that somebody who wrote `slug` may have meant, the nearest first: they begin
 * alike, or differ in a few letters.
 */
export function nearWords<Near extends Word>(slug: string, words: readonly Near[]): Near[] {
  const farthest = Math.max(1, Math.floor(slug.length / 3))
  return words
    .flatMap((word) => {
      const distance = distanceOf(slug, word.slug, farthest)
      return distance === undefined ? [] : [{ word, distance }]
    })
    .sort((a, b) => a.distance - b.distance || (a.word.slug < b.word.slug ? -1 : 1))
    .slice(0, most)
    .map(({ word }) => word)
}

// A word that goes on, or was not written to its end, is as near as one with a single slip.
function distanceOf(written: string, slug: string, farthest: number): number | undefined {
  const beginsAlike = slug.startsWith(written) || (written.startsWith(slug) && slug.length >= 3)
  return beginsAlike ? 1 : editDistance(written, slug, farthest)
}
