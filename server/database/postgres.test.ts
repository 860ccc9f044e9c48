import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type TestPlace, testPlace } from '../testing/place.ts'
import { swallowingProxy } from '../testing/swallowing-proxy.ts'
import {
  addKey,
  keys,
  migrationsOf,
  openedAt,
  type Query,
  quiet,
} from './a-database.test-support.ts'
import { isReady, openBeside, openDatabase } from './database.ts'
import { migrations } from './migrations.ts'
import { StorageError } from './storage-error.ts'

let place: TestPlace
const opened = () => openedAt(place)

afterEach(() => place.remove())

describe('PostgreSQL', () => {
  beforeEach(async () => {
    place = await testPlace('PostgreSQL')
  })

  test('is brought up to date once, however many servers start', async () => {
    const servers = await Promise.all(Array.from({ length: 6 }, () => opened()))

    for (const server of servers) {
      expect(await migrationsOf(server)).toEqual(Object.keys(migrations))
    }
  })

  test('tries again where two transactions wait for each other', async () => {
    const database = await opened()
    await database.ask((query) => addKey(query, 'a'))
    await database.ask((query) => addKey(query, 'b'))
    let runs = 0
    let waiting = 0
    let bothHaveOne: () => void = quiet
    const meeting = new Promise<void>((resolve) => {
      bothHaveOne = resolve
    })
    const touch = (purposes: readonly [string, string]) =>
      database.transact(async (query) => {
        runs += 1
        const [one, other] = purposes
        await setDay(query, one)
        waiting += 1
        if (waiting === 2) bothHaveOne()
        await meeting
        await setDay(query, other)
      })

    await Promise.all([touch(['a', 'b']), touch(['b', 'a'])])

    expect(runs).toBeGreaterThan(2)
  })

  test('that is not there, or takes too long, is a failure of storage', async () => {
    const database = await opened()
    await expect(
      database.ask((query) =>
        query.transaction().execute(async (transaction) => {
          await sql`set local statement_timeout = 20`.execute(transaction)
          await sql`select pg_sleep(10)`.execute(transaction)
        }),
      ),
    ).rejects.toThrow(StorageError)

    const nowhere = { ...place, databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' }
    await expect(openDatabase(nowhere, quiet)).rejects.toThrow(StorageError)
  })

  test('that only reads is not ready', async () => {
    await (await opened()).close()
    const client = new pg.Client(place.databaseUrl)
    await client.connect()
    const { database: name = '' } = client
    await client.query(`alter database ${name} set default_transaction_read_only = on`)
    await client.end()

    const reading = await openBeside(place)
    onTestFinished(() => reading.close())

    expect(await keys(reading)).toEqual([])
    expect(await isReady(reading, 0)).toBe(false)
  })

  test('is asked on new connections after the network swallowed what the old ones said', async () => {
    const network = await swallowingProxy(place.databaseUrl ?? '')
    onTestFinished(() => network.close())
    const databaseUrl = network.through(place.databaseUrl ?? '')
    const database = await openDatabase({ ...place, databaseUrl }, quiet)
    onTestFinished(async () => void (await database.close().catch(quiet)))
    // All ten connections are open and at rest.
    await Promise.all(
      Array.from({ length: 40 }, () => database.ask((query) => sql`select 1`.execute(query))),
    )
    const before = network.openConnections()

    network.swallow()
    network.restore()
    await expect(database.transact((query) => addKey(query, 'a'))).rejects.toThrow(StorageError)

    // At once: neither the connection that was silent nor one of its age is trusted again.
    await database.ask((query) => addKey(query, 'b'))
    expect(await keys(database)).toEqual(['b'])
    expect(before).toBe(10)
    await expect.poll(() => network.openConnections()).toBeLessThanOrEqual(1)
  })

  test('ends statements and idle transactions that take too long, and opens ten connections', async () => {
    const database = await opened()
    const setting = (name: string) =>
      database.ask(async (query) => {
        const { rows } = await sql<{
          value: string
        }>`select current_setting(${name}) as value`.execute(query)
        return rows[0]?.value
      })

    expect(await setting('statement_timeout')).toBe('5s')
    expect(await setting('idle_in_transaction_session_timeout')).toBe('5s')
    await Promise.all(Array.from({ length: 40 }, () => setting('port')))
    // PostgreSQL's own workers look into the database as well, when it suits them.
    const count = await database.ask(async (query) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend'
      `.execute(query)
      return rows[0]?.count
    })
    expect(count).toBe(10)
  })
})

async function setDay(query: Query, purpose: string) {
  await query
    .updateTable('server_keys')
    .set({ key: 'touched' })
    .where('purpose', '=', purpose)
    .execute()
}
