import type { LogRecord } from '#domain/log-record.ts'
import type { StudiedWord } from '#domain/studied-word.ts'
import type { StudyDatabase } from './database.ts'

const partSize = 10_000

/** The log with the words that were derived from it, as they were at one moment. */
export type WholeLog = {
  readonly records: readonly LogRecord[]
  readonly words: readonly StudiedWord[]
}

/**
 * Reads everything, in parts, so that it can be told how far it has come.
 *
 * @param onShare called with the share that is read, 0 to 1; at the end always with 1.
 */
export async function wholeLog(
  database: StudyDatabase,
  onShare: (share: number) => void,
): Promise<WholeLog> {
  // One transaction: nothing is written between its parts.
  return await database.transaction('r', database.records, database.words, async () => {
    const words = await database.words.toArray()
    const total = await database.records.count()
    const records: LogRecord[] = []
    for (let last = ''; ; last = records.at(-1)?.id ?? '') {
      const part = await database.records.where('id').above(last).limit(partSize).toArray()
      records.push(...part)
      if (part.length < partSize) break
      onShare(records.length / total)
    }
    onShare(1)
    return { records, words }
  })
}
