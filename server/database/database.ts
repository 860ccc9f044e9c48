import { chmod, mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ConstantBackoff, ExponentialBackoff, handleWhen, retry, wrap } from 'cockatiel'
import { Kysely, type Transaction } from 'kysely'
import { isMigrated, migrate } from './migrate.ts'
import { patientPostgresDialect, postgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'
import { emptyLog, type FileGuard, guardFile, vacuumOnce } from './sqlite-file.ts'
import { lockSqlite } from './sqlite-lock.ts'
import { isBusy, isConflict, StorageError, toStorageError } from './storage-error.ts'

export type Query = Kysely<Schema>

export type Database = {
  /**
   * Runs queries, one by one.
   *
   * @throws StorageError when the database cannot be asked now.
   */
  readonly ask: <Value>(work: (query: Query) => Promise<Value>) => Promise<Value>
  /**
   * Runs queries as one: all of them count or none. Where another transaction was in the way, they
   * run again, so `work` does nothing but ask.
   *
   * @throws StorageError when the database cannot be asked now.
   */
  readonly transact: <Value>(work: (query: Transaction<Schema>) => Promise<Value>) => Promise<Value>
  /**
   * Has what was deleted leave the files, as far as that is ours to do: PostgreSQL sees to its own.
   *
   * @returns `false` where that is to be asked for again, because somebody else is at the files.
   * @throws StorageError
   */
  readonly scrub: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Where the data is: a PostgreSQL address, or else a SQLite file in a folder. */
export type Place = { readonly databaseUrl: string | undefined; readonly dataDir: string }

/** The folder for the data is not for us alone. */
export class OpenFolderError extends Error {
  constructor(folder: string) {
    super(`Others can read ${folder}`)
    this.name = 'OpenFolderError'
  }
}

/** There is no database yet, or it is one of an earlier version: the server makes and renews it. */
export class NoDatabaseError extends Error {
  constructor() {
    super('There is no database of this version')
    this.name = 'NoDatabaseError'
  }
}

const conflictAttempts = 5
// A server tries again for a little while and does everything else meanwhile; the operator's tool,
// which has nothing else to do, waits.
const busy = { attempts: 8, waitMs: 50, waitBesideMs: 500 }

/**
 * Opens the database as its server, and brings its tables up to date.
 *
 * @param onError told of connections that broke while nobody waited for an answer.
 * @throws ServedAlreadyError, NewerDatabaseError, OpenFolderError, StorageError
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Place,
  onError: (error: Error) => void,
): Promise<Database> {
  if (databaseUrl !== undefined) {
    const patient = new Kysely<Schema>({ dialect: patientPostgresDialect(databaseUrl, onError) })
    try {
      await storing(() => migrate(patient))
    } finally {
      await patient.destroy()
    }
    return databaseOver(new Kysely<Schema>({ dialect: postgresDialect(databaseUrl, onError) }))
  }

  await makeFolder(dataDir)
  const file = sqliteFile(dataDir)
  const lock = lockSqlite(file)
  const query = new Kysely<Schema>({ dialect: sqliteDialect(file, 0) })
  try {
    await storing(() => whileBusy.execute(() => migrate(query)))
    await storing(() => vacuumOnce(query)).catch(onError)
  } catch (error) {
    await query.destroy()
    lock.release()
    throw error
  }
  const database = databaseOver(query, guardFile(file))
  return {
    ...database,
    scrub: () => database.ask(emptyLog),
    close: () => database.close().finally(lock.release),
  }
}

/**
 * Opens the database beside its server, changing none of its tables.
 *
 * @throws NoDatabaseError, NewerDatabaseError, StorageError
 */
export async function openBeside({ databaseUrl, dataDir }: Place): Promise<Database> {
  if (databaseUrl === undefined && !(await exists(sqliteFile(dataDir)))) throw new NoDatabaseError()
  const dialect =
    databaseUrl === undefined
      ? sqliteDialect(sqliteFile(dataDir), busy.waitBesideMs)
      : postgresDialect(databaseUrl, () => undefined)
  const query = new Kysely<Schema>({ dialect })
  try {
    if (!(await storing(() => isMigrated(query)))) throw new NoDatabaseError()
  } catch (error) {
    await query.destroy()
    throw error
  }
  const database = databaseOver(query)
  return databaseUrl === undefined ? { ...database, scrub: () => database.ask(emptyLog) } : database
}

/** Whether the database takes and keeps what it is given: asked by giving it something. */
export async function isReady(database: Database, now: number): Promise<boolean> {
  try {
    await database.ask((query) =>
      query
        .insertInto('readiness')
        .values({ name: 'last', asked_at: now })
        .onConflict((conflict) => conflict.columns(['name']).doUpdateSet({ asked_at: now }))
        .execute(),
    )
    return true
  } catch (error) {
    if (error instanceof StorageError) return false
    throw error
  }
}

const whileBusy = retry(handleWhen(isBusy), {
  maxAttempts: busy.attempts,
  backoff: new ConstantBackoff(busy.waitMs),
})
const whileMeeting = retry(handleWhen(isConflict), {
  maxAttempts: conflictAttempts,
  backoff: new ExponentialBackoff({ initialDelay: 20, maxDelay: 500 }),
})
const again = wrap(whileBusy, whileMeeting)

/** @param guard throws where what was done is lost. */
function databaseOver(query: Query, guard: FileGuard = () => undefined): Database {
  const kept = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const value = await storing(() => again.execute(work))
    guard()
    return value
  }
  return {
    ask: (work) => kept(() => work(query)),
    transact: (work) => kept(() => query.transaction().execute(work)),
    scrub: async () => true,
    close: () => query.destroy(),
  }
}

async function storing<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw toStorageError(error)
  }
}

function sqliteFile(dataDir: string): string {
  return join(resolve(dataDir), 'server.sqlite')
}

async function makeFolder(folder: string): Promise<void> {
  // The mode that `mkdir` is given is narrowed by the process's own mask.
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made !== undefined) await chmod(folder, 0o700)
  if (process.platform === 'win32') return
  const { mode } = await stat(folder)
  if ((mode & 0o077) !== 0) throw new OpenFolderError(folder)
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
