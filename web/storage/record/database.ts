import { Dexie, type Table } from 'dexie'
import type { AnswerHistory } from '#domain/record/answer-history.ts'
import type { LogRecord } from '#domain/record/log-record.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import { databaseName, storedVersion } from './stored-database.ts'

/** Something small that goes with the log: the clock, the device, what the words were made with. */
type Fact = { readonly name: string; readonly value: unknown }

const version = 6

/**
 * The log, and what was derived from it.
 *
 * A version that has shipped is never edited: the next one brings its upgrade and a test of it. What
 * each kind of change does to tabs of the version before: docs/decisions/014-schema-changes.md.
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
    // Opened by `openStudy` alone: Dexie would open it again by itself, past the look at its version.
    // Strict: a record is on the disk, not only on its way there, before the next question comes.
    super(name, { autoOpen: false, chromeTransactionDurability: 'strict' })
    this.version(1).stores({ records: 'id, sense, round', words: 'sense', facts: 'name' })
    // Only what can be changed has a field: settings are found among any number of answers.
    // The histories are filled when the log is opened, since it is derived in another way now.
    this.version(2).stores({ records: 'id, sense, round, field', histories: 'sense' })
    // Days are believed in another way: no tab of before goes on deriving in the old one.
    this.version(3).stores({})
    // Being taught is recorded; memories say whether a word was recalled, histories what was picked
    // in its place.
    this.version(4).stores({})
    // Words say how far Tekrar has come in teaching them.
    this.version(5).stores({})
    // Lists of one's own are found beside any number of settings, and settings beside the lists.
    this.version(version).stores({ records: 'id, sense, round, field, [kind+field]' })
    this.on('versionchange', () => {
      // A newer version in another tab brings the database up to date, or it is deleted: closed for
      // good. Dexie's own answer, after this one, would open it again at the next write.
      this.close()
      return false
    })
  }
}

/**
 * Opens the database, and leaves one that a newer version has written as it is: fails with a
 * `VersionError` then.
 */
export async function openStudy(database: StudyDatabase): Promise<void> {
  await alone(`${database.name}.open`, async () => {
    // Dexie would add what it misses to a newer database, and raise its version. It counts in
    // tenths, the last of which are such repairs: 60 to 69 are version 6.
    if (Math.floor((await storedVersion(database.name)) / 10) > version) {
      throw new DOMException('written by a newer version', 'VersionError')
    }
    await database.open()
  })
}

/** Does `task` while no other tab does the same: none raises the version between look and opening. */
async function alone(name: string, task: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as { readonly locks?: LockManager } | undefined)?.locks
  // Not there on a page without a secure connection.
  await (locks ? locks.request(name, task) : task())
}
