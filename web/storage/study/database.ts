import { Dexie, type Table } from 'dexie'
import type { LogRecord } from '#domain/log-record.ts'
import type { StudiedWord } from '#domain/studied-word.ts'

/** Something small that goes with the log: the clock, the device, what the words were made with. */
type Fact = { readonly name: string; readonly value: unknown }

const version = 1

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
  declare readonly facts: Table<Fact, string>

  constructor(name = 'ingilizce-ogreniyorum') {
    super(name)
    this.version(version).stores({ records: 'id, sense, round', words: 'sense', facts: 'name' })
  }
}

/** Opens the database, and refuses one that a newer version has written. */
export async function openStudy(database: StudyDatabase): Promise<void> {
  await database.open()
  // IndexedDB counts in tenths of Dexie's versions.
  if (database.backendDB().version > version * 10) {
    database.close()
    throw new DOMException('written by a newer version', 'VersionError')
  }
}
