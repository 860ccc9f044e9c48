import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './storage-error.ts'

/** Ends the right to be the one server of a file. */
export type SqliteLock = { readonly release: () => void }

/** Another process is the server of this file. */
export class ServedAlreadyError extends Error {
  constructor(file: string) {
    super(`Another server works on ${file}`)
    this.name = 'ServedAlreadyError'
  }
}

/**
 * Makes this process the one server of the SQLite file `file`, until it ends, however it ends: the
 * system drops the lock, which lies on an empty file beside it. Whoever opens `file` itself, as the
 * operator's tool does, is not held up.
 *
 * @throws ServedAlreadyError
 */
export function lockSqlite(file: string): SqliteLock {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 })
  try {
    // Its journal would be one more file.
    lock.exec('pragma journal_mode=memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (isBusy(error)) throw new ServedAlreadyError(file)
    throw error
  }
  return { release: () => lock.close() }
}
