import { entryAt } from '#domain/quiz/list-index.ts'
import type { Clash } from '#domain/recall/recall-queue.ts'
import { editDistance } from '#domain/text/edit-distance.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'

/**
 * Which words are not taught on one day: those that the distractor proof keeps apart (synonyms and
 * near words) and those whose spelling differs by a letter or two.
 */
export function clashesIn(lists: readonly LoadedWords[]): Clash {
  const words = new Map<string, { word: string; list: LoadedWords; place: number }>()
  for (const list of lists) {
    for (const [id, place] of list.places) {
      if (place < list.index.asked) {
        words.set(id, { word: entryAt(list.index, place).word, list, place })
      }
    }
  }
  return (sense, other) => {
    const [a, b] = [words.get(sense), words.get(other)]
    if (!a || !b) return false
    return lookAlike(a.word, b.word) || (a.list === b.list && areNear(a.list, a.place, b.place))
  }
}

/** Whether two spellings are easily taken for one another: *affect* and *effect*. */
export function lookAlike(a: string, b: string): boolean {
  const allowed = Math.min(a.length, b.length) >= 6 ? 2 : 1
  return editDistance(a, b, allowed) !== undefined
}

function areNear({ index }: LoadedWords, a: number, b: number): boolean {
  const has = (entry: number, other: number) => entryAt(index, entry).never.includes(other)
  return has(a, b) || has(b, a)
}
