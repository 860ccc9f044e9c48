import { firmnessOf, type StudiedWord } from '#domain/record/studied-word.ts'

/** How far the learner is with a set of senses. */
export type SetCounts = {
  /** How many were ever asked, or taught. */
  readonly seen: number
  /** How many sit firmly. */
  readonly lasting: number
  readonly total: number
}

/**
 * How far the learner is with `senses`.
 *
 * @param words the study store's, all of them.
 */
export function countsOf(senses: ReadonlySet<string>, words: readonly StudiedWord[]): SetCounts {
  const stages = words.filter(({ sense }) => senses.has(sense)).map(firmnessOf)
  const seen = stages.filter((stage) => stage !== 'new')
  const lasting = stages.filter((stage) => stage === 'lasting')
  return { seen: seen.length, lasting: lasting.length, total: senses.size }
}
