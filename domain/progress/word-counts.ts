import { firmness } from '../record/memory.ts'
import type { StudiedWord } from '../record/studied-word.ts'

/** How many words sit firmly, and how many are on their way there. */
export type WordCounts = { readonly lasting: number; readonly learning: number }

/** A word is *learning* while it is studied and not yet lasting. */
export function wordCounts(words: readonly StudiedWord[]): WordCounts {
  const isLasting = ({ memory }: StudiedWord) => firmness(memory) === 'lasting'
  return {
    lasting: words.filter(isLasting).length,
    learning: words.filter((word) => word.isStudied && !isLasting(word)).length,
  }
}
