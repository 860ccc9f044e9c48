import type { Firmness } from '../record/memory.ts'
import { firmnessOf, type StudiedWord } from '../record/studied-word.ts'

/** How firmly a word sits that was met, the firmest first. */
export const stages = ['lasting', 'settling', 'familiar', 'met'] as const
type Stage = (typeof stages)[number]

/** How many words sit how firmly; together they are all that were met. */
export type WordCounts = Readonly<Record<Stage, number>>

/** Counts `words`; those that the learner has only wished for were never met, and are left out. */
export function wordCounts(words: readonly StudiedWord[]): WordCounts {
  const counts: Record<Firmness, number> = { new: 0, met: 0, familiar: 0, settling: 0, lasting: 0 }
  for (const word of words) counts[firmnessOf(word)] += 1
  const { new: _, ...met } = counts
  return met
}
