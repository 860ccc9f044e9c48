import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

/** The database was written by a newer version of the server, which knows what this one does not. */
export class NewerDatabaseError extends Error {
  constructor(migration: string) {
    super(`The database holds "${migration}", which this version does not know`)
    this.name = 'NewerDatabaseError'
  }
}

/**
 * Brings the tables up to date: all of it or nothing, once, however many processes ask at a time.
 *
 * @throws NewerDatabaseError before anything is changed.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await refuseNewer(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Whether the tables are just those of this version. */
export async function isMigrated(db: Kysely<Schema>): Promise<boolean> {
  await refuseNewer(db)
  const done = await doneMigrations(db)
  return Object.keys(migrations).every((name) => done.includes(name))
}

async function refuseNewer(db: Kysely<Schema>): Promise<void> {
  const unknown = (await doneMigrations(db)).find((name) => !(name in migrations))
  if (unknown !== undefined) throw new NewerDatabaseError(unknown)
}

async function doneMigrations(db: Kysely<Schema>): Promise<string[]> {
  const table = 'kysely_migration'
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === table)) return []
  const rows = await db
    .withTables<{ [table]: { name: string } }>()
    .selectFrom(table)
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}
