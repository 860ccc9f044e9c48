import { statSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'
import { StorageError } from './storage-error.ts'

/**
 * Throws once `file` or its write-ahead log is no longer what stands at its address: SQLite would go
 * on writing into a file that nobody can find again, and say that all is well.
 */
export type FileGuard = () => void

/** Guards `file`, which is open, and its log. */
export function guardFile(file: string): FileGuard {
  const names = [file, `${file}-wal`]
  const own = names.map(identityOf)
  return () => {
    for (const [at, name] of names.entries()) {
      if (identityOf(name) !== own[at]) throw new StorageError('file-gone', undefined)
    }
  }
}

/**
 * Takes the copies of what was deleted out of the write-ahead log.
 *
 * @returns `false` where another process reads or writes just now: then to be tried again.
 */
export async function emptyLog(query: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(query)
  return rows[0]?.busy === 0
}

// What `user_version` is where nothing deleted before is left in the file.
const vacuumed = 1

/** Takes out of the file what versions that did not overwrite it have deleted; once for a file. */
export async function vacuumOnce(query: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(query)
  if ((rows[0]?.user_version ?? 0) >= vacuumed) return
  await sql`vacuum`.execute(query)
  await sql.raw(`pragma user_version = ${vacuumed}`).execute(query)
  await emptyLog(query)
}

function identityOf(name: string): string | undefined {
  const found = statSync(name, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}
