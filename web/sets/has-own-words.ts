import { ownWordId } from '#domain/lists/own-list.ts'
import type { WordSet } from '#domain/search/word-set.ts'

/** Whether the address of a set means words that only this device has: it opens nowhere else. */
export function hasOwnWords({ ownList, words }: WordSet): boolean {
  const sense = (word: string) => (word.includes('.') ? word : `${word}.own.1`)
  return ownList !== undefined || words.some((word) => ownWordId(sense(word)) !== undefined)
}
