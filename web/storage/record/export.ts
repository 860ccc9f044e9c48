import type { LogRecord } from '#domain/record/log-record.ts'
import type { Result } from '#domain/result.ts'
import { packBackup, readBackup } from './backup.ts'
import { logProblemOf } from './problem.ts'
import { databaseName } from './stored-database.ts'
import { storedRecords } from './stored-records.ts'

/** A backup that was read back. */
export type Backup = {
  readonly file: Blob
  readonly records: number
  /** Entries in it that are no records and will not come back: of a log that was damaged. */
  readonly unreadable: number
}

/**
 * Why there is no backup: nothing is recorded yet, the record cannot be read, or what was packed did
 * not come out again.
 */
export type ExportProblem = 'empty' | 'unavailable' | 'unproven'

/**
 * A backup of everything in the record, proven by the reader that will read it one day.
 *
 * @param onTheirWay records that are not in the log yet.
 */
export async function makeBackup(
  atMs: number,
  onTheirWay: readonly LogRecord[] = [],
  name: string = databaseName,
): Promise<Result<Backup, ExportProblem>> {
  let written = 0
  const counted = async function* () {
    for await (const part of storedRecords(name)) {
      written += part.length
      yield part
    }
    written += onTheirWay.length
    yield onTheirWay
  }
  try {
    const file = await packBackup(counted(), atMs)
    if (written === 0) return { ok: false, problem: 'empty' }
    const read = await readBackup(file, () => undefined)
    if (!read.ok || read.value.records + read.value.unreadable !== written) {
      return { ok: false, problem: 'unproven' }
    }
    return { ok: true, value: { file, ...read.value } }
  } catch (error) {
    if (logProblemOf(error)) return { ok: false, problem: 'unavailable' }
    throw error
  }
}
