import type { WordEntry } from '#domain/words/entry.ts'
import type { EntryDetail, WordDetail } from '#lexicon/word-detail.ts'
import { entryOfSense, otherGlosses } from '../lexicon/word-details.ts'

/** A word as it is taught and asked: as questions have it, and what its card says of it. */
export type AskedWord = {
  readonly entry: WordEntry
  /** The part of its card that is about this entry; not there where the card did not come. */
  readonly own: EntryDetail | undefined
  /** The glosses of all else that it means. */
  readonly otherGlosses: readonly string[]
}

/** @param detail its card; `undefined` where that did not come, or is still on its way. */
export function askedWord(entry: WordEntry, detail: WordDetail | undefined): AskedWord {
  return {
    entry,
    own: detail && entryOfSense(detail, entry.id),
    otherGlosses: detail ? otherGlosses(detail, entry.id) : [],
  }
}
