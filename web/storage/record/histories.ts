import type { AnswerHistory } from '#domain/record/answer-history.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import type { StudyDatabase } from './database.ts'

const partSize = 200

/** What was derived of every answer, as it was at one moment. */
export type Derived = {
  readonly histories: readonly AnswerHistory[]
  readonly words: readonly StudiedWord[]
}

/**
 * Reads the histories of all words and their states, in parts, so that it can be told how far it
 * has come.
 *
 * @param onShare called with the share that is read, 0 to 1; at the end always with 1.
 */
export async function readDerived(
  database: StudyDatabase,
  onShare: (share: number) => void,
): Promise<Derived> {
  // One transaction: nothing is written between its parts.
  return await database.transaction('r', database.histories, database.words, async () => {
    const words = await database.words.toArray()
    const histories: AnswerHistory[] = []
    for (let last = ''; ; last = histories.at(-1)?.sense ?? '') {
      const part = await database.histories.where('sense').above(last).limit(partSize).toArray()
      histories.push(...part)
      if (part.length < partSize) break
      onShare(histories.length / words.length)
    }
    onShare(1)
    return { histories, words }
  })
}
