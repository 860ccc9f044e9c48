import { isAdmissible, suits } from '#domain/quiz/draw-item.ts'
import { indexList } from '#domain/quiz/list-index.ts'
import type { WordEntry } from '#domain/words/entry.ts'

/** Every word that is asked has at least this many words that may stand beside it. */
export const minimumDistractors = 12

export type AdmissibleCount = {
  /** The word's place in the part. */
  readonly place: number
  /** How many words may stand beside it by everything, length and level included. */
  readonly strict: number
  /** How many are left when length is given up … */
  readonly anyLength: number
  /** … and level as well: by meaning, part of speech and shape alone. */
  readonly relaxed: number
}

/** Counts, for every word that is asked, the distractors that a question about it can draw from. */
export function countAdmissible(
  entries: readonly WordEntry[],
  asked = entries.length,
): AdmissibleCount[] {
  const index = indexList(entries)
  return Array.from({ length: asked }, (_, place) => {
    const count = { place, strict: 0, anyLength: 0, relaxed: 0 }
    for (let candidate = 0; candidate < entries.length; candidate++) {
      if (!isAdmissible(index, place, candidate)) continue
      const { length, level } = suits(index, place, candidate)
      count.relaxed++
      if (level) count.anyLength++
      if (level && length) count.strict++
    }
    return count
  })
}
