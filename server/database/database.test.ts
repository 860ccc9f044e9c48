import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type DatabaseKind, databaseKinds, type TestPlace, testPlace } from '../testing/place.ts'
import { addKey, keys, migrationsOf, openedAt, quiet } from './a-database.test-support.ts'
import { isReady, NoDatabaseError, openBeside, openDatabase } from './database.ts'
import { NewerDatabaseError } from './migrate.ts'
import { migrations } from './migrations.ts'

let place: TestPlace
const opened = () => openedAt(place)

afterEach(() => place.remove())

describe.each(databaseKinds)('a database on %s', (kind) => {
  beforeEach(async () => {
    place = await testPlace(kind)
  })

  test('is made once, and found again', async () => {
    const first = await opened()
    await first.ask((query) => addKey(query, 'a'))
    await first.close()

    const second = await opened()

    expect(await keys(second)).toEqual(['a'])
    expect(await migrationsOf(second)).toEqual(Object.keys(migrations))
  })

  test('written by a newer version is refused and left as it is', async () => {
    const first = await opened()
    await first.ask((query) =>
      sql`insert into kysely_migration (name, timestamp) values ('999-later', '2099-01-01')`.execute(
        query,
      ),
    )
    const before = await migrationsOf(first)
    await first.close()

    await expect(openDatabase(place, quiet)).rejects.toThrow(NewerDatabaseError)
    await expect(openBeside(place)).rejects.toThrow(NewerDatabaseError)

    expect(await rawMigrations(kind)).toEqual(before)
  })

  test('keeps all of a transaction or nothing', async () => {
    const database = await opened()

    const failed = database.transact(async (query) => {
      await addKey(query, 'a')
      throw new Error('half way')
    })

    await expect(failed).rejects.toThrow('half way')
    expect(await keys(database)).toEqual([])
  })

  test('runs transactions that meet one after the other', async () => {
    const database = await opened()
    await database.ask((query) =>
      query
        .insertInto('translation_budgets')
        .values({ spender: 'a', day: 'd', chars: 0 })
        .execute(),
    )

    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.transact((query) =>
          query
            .updateTable('translation_budgets')
            .set((row) => ({ chars: row('chars', '+', 1) }))
            .execute(),
        ),
      ),
    )

    const row = await database.ask((query) =>
      query.selectFrom('translation_budgets').select('chars').executeTakeFirstOrThrow(),
    )
    expect(row.chars).toBe(40)
  })

  test('can be opened beside its server, which notices nothing', async () => {
    await expect(openBeside(place)).rejects.toThrow(NoDatabaseError)
    const server = await opened()
    await server.ask((query) => addKey(query, 'a'))

    const beside = await openBeside(place)
    onTestFinished(() => beside.close())

    expect(await keys(beside)).toEqual(['a'])
    await beside.ask((query) => addKey(query, 'b'))
    expect(await keys(server)).toEqual(['a', 'b'])
  })

  test('says whether it answers', async () => {
    const database = await opened()

    expect(await isReady(database, 0)).toBe(true)
  })
})

/** What the database says was done to it, asked without our own code. */
async function rawMigrations(kind: DatabaseKind): Promise<unknown[]> {
  const statement = 'select name from kysely_migration order by name'
  if (kind === 'SQLite') {
    const file = new DatabaseSync(join(place.dataDir, 'server.sqlite'), { readOnly: true })
    const rows = file.prepare(statement).all()
    file.close()
    return rows.map(({ name }) => name)
  }
  const client = new pg.Client(place.databaseUrl)
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows.map(({ name }) => name)
}
