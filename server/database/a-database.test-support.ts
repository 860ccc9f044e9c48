import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase, type Place } from './database.ts'

export const quiet = () => undefined

/** The database at `place`, until the test is over. */
export async function openedAt(place: Place): Promise<Database> {
  const database = await openDatabase(place, quiet)
  onTestFinished(async () => void (await database.close().catch(quiet)))
  return database
}

export type Query = Parameters<Parameters<Database['ask']>[0]>[0]

/** Writes a row that tests can tell by its `purpose`. */
export async function addKey(query: Query, purpose: string) {
  await query.insertInto('server_keys').values({ purpose, day: '', key: '' }).execute()
}

/** The purposes of the rows that were written, in their order. */
export async function keys(database: Database): Promise<string[]> {
  const rows = await database.ask((query) =>
    query.selectFrom('server_keys').select('purpose').orderBy('purpose').execute(),
  )
  return rows.map(({ purpose }) => purpose)
}

/** The names of the migrations that `database` has been through, in their order. */
export async function migrationsOf(database: Database): Promise<string[]> {
  const { rows } = await database.ask((query) =>
    sql<{ name: string }>`select name from kysely_migration order by name`.execute(query),
  )
  return rows.map(({ name }) => name)
}
