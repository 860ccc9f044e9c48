import { chmod, mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import { Kysely, sql, type Transaction } from 'kysely'
import { isConflict, StorageError, toStorageError } from './failure.ts'
import { isMigrated, migrate } from './migrate.ts'
import { patientPostgresDialect, postgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'
import { lockSqlite } from './sqlite-lock.ts'

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
  const query = new Kysely<Schema>({ dialect: sqliteDialect(file) })
  try {
    await storing(() => migrate(query))
  } catch (error) {
    await query.destroy()
    lock.release()
    throw error
  }
  const database = databaseOver(query)
  return { ...database, close: () => database.close().finally(lock.release) }
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
      ? sqliteDialect(sqliteFile(dataDir))
      : postgresDialect(databaseUrl, () => undefined)
  const query = new Kysely<Schema>({ dialect })
  try {
    if (!(await storing(() => isMigrated(query)))) throw new NoDatabaseError()
  } catch (error) {
    await query.destroy()
    throw error
  }
  return databaseOver(query)
}

/** Whether the database answers. */
export async function isReady(database: Database): Promise<boolean> {
  try {
    await database.ask((query) => sql`select 1`.execute(query))
    return true
  } catch (error) {
    if (error instanceof StorageError) return false
    throw error
  }
}

function databaseOver(query: Query): Database {
  const again = retry(handleWhen(isConflict), {
    maxAttempts: conflictAttempts,
    backoff: new ExponentialBackoff({ initialDelay: 20, maxDelay: 500 }),
  })
  return {
    ask: (work) => storing(() => again.execute(() => work(query))),
    transact: (work) => storing(() => again.execute(() => query.transaction().execute(work))),
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
