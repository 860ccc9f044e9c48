import { Dexie, type Table } from 'dexie'
import type { AnswerHistory } from '#domain/record/answer-history.ts'
import type { LogRecord } from '#domain/record/log-record.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import { databaseName } from './stored-database.ts'

/** Something small that goes with the log: the clock, the device, what the words were made with. */
type Fact = { readonly name: string; readonly value: unknown }

const version = 2

/**
 * The log, and what was derived from it.
 *
 * A version that has shipped is never edited: the next one brings its upgrade and a test of it.
 */
export class StudyDatabase extends Dexie {
  /** The truth: records, only ever added. */
  declare readonly records: Table<LogRecord, string>
  /** Derived: a row for each sense that was ever asked. */
  declare readonly words: Table<StudiedWord, string>
  /** Derived: what progress needs of the answers to each of these senses. */
  declare readonly histories: Table<AnswerHistory, string>
  declare readonly facts: Table<Fact, string>

  constructor(name: string = databaseName) {
    super(name)
    this.version(1).stores({ records: 'id, sense, round', words: 'sense', facts: 'name' })
    // Only what can be changed has a field: settings are found among any number of answers.
    // The histories are filled when the log is opened, since it is derived in another way now.
    this.version(version).stores({ records: 'id, sense, round, field', histories: 'sense' })
  }
}

/** Opens the database, and leaves one that a newer version has written as it is. */
export async function openStudy(database: StudyDatabase): Promise<void> {
  // Dexie would raise the version of a newer database to make it fit. It counts in tenths.
  if ((await storedVersion(database.name)) > version * 10) {
    throw new DOMException('written by a newer version', 'VersionError')
  }
  await database.open()
}

/** The version of the database as it is stored; 0 where there is none yet. */
async function storedVersion(name: string): Promise<number> {
  // Where there is no IndexedDB, opening it will say so.
  if (!globalThis.indexedDB) return 0
  return await new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    let isNew = false
    opening.onupgradeneeded = () => {
      // To look must not create.
      isNew = true
      opening.transaction?.abort()
    }
    opening.onsuccess = () => {
      const { version: found } = opening.result
      opening.result.close()
      resolve(found)
    }
    opening.onerror = () => (isNew ? resolve(0) : reject(opening.error))
  })
}
