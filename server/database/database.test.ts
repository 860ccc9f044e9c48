import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type DatabaseKind, databaseKinds, type TestPlace, testPlace } from '../testing/place.ts'
import { swallowingProxy } from '../testing/swallowing-proxy.ts'
import {
  type Database,
  isReady,
  NoDatabaseError,
  OpenFolderError,
  openBeside,
  openDatabase,
} from './database.ts'
import { StorageError } from './failure.ts'
import { NewerDatabaseError } from './migrate.ts'
import { migrations } from './migrations.ts'
import { ServedAlreadyError } from './sqlite-lock.ts'

let place: TestPlace
const quiet = () => undefined

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

describe('a SQLite file', () => {
  beforeEach(async () => {
    place = await testPlace('SQLite')
  })

  test('has one server, until that is killed', async () => {
    const owner = await serverProcess(place.dataDir)
    await expect(openDatabase(place, quiet)).rejects.toThrow(ServedAlreadyError)

    owner.kill('SIGKILL')
    await once(owner, 'exit')

    expect(await keys(await opened())).toEqual(['from-the-process'])
  })

  test.skipIf(process.platform === 'win32')('is in a folder for its owner alone', async () => {
    const dataDir = join(place.dataDir, 'new', 'data')
    const database = await openDatabase({ databaseUrl: undefined, dataDir }, quiet)
    onTestFinished(() => database.close())

    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  })

  test.skipIf(process.platform === 'win32')('is not put where others can read it', async () => {
    const dataDir = join(place.dataDir, 'open')
    await mkdir(dataDir)
    await chmod(dataDir, 0o755)

    await expect(openDatabase({ databaseUrl: undefined, dataDir }, quiet)).rejects.toThrow(
      OpenFolderError,
    )
  })

  test('is written through to the disk', async () => {
    const database = await opened()
    const pragma = async (name: string) => {
      const { rows } = await database.ask((query) => sql.raw(`pragma ${name}`).execute(query))
      return Object.values(rows[0] as object)[0]
    }

    expect(await pragma('journal_mode')).toBe('wal')
    // FULL
    expect(await pragma('synchronous')).toBe(2)
  })

  test('that is locked for long is a failure of storage', async () => {
    const database = await opened()
    const beside = await openBeside(place)
    onTestFinished(() => beside.close())

    const blocked = beside.transact(async () => {
      await expect(database.ask((query) => addKey(query, 'a'))).rejects.toThrow(StorageError)
    })

    await blocked
    await database.ask((query) => addKey(query, 'a'))
  })
})

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
    const count = await database.ask(async (query) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity where datname = current_database()
      `.execute(query)
      return rows[0]?.count
    })
    expect(count).toBe(10)
  })
})

async function opened(): Promise<Database> {
  const database = await openDatabase(place, quiet)
  onTestFinished(async () => void (await database.close().catch(quiet)))
  return database
}

type Query = Parameters<Parameters<Database['ask']>[0]>[0]

async function addKey(query: Query, purpose: string) {
  await query.insertInto('server_keys').values({ purpose, day: '', key: '' }).execute()
}

async function setDay(query: Query, purpose: string) {
  await query
    .updateTable('server_keys')
    .set({ key: 'touched' })
    .where('purpose', '=', purpose)
    .execute()
}

async function keys(database: Database): Promise<string[]> {
  const rows = await database.ask((query) =>
    query.selectFrom('server_keys').select('purpose').orderBy('purpose').execute(),
  )
  return rows.map(({ purpose }) => purpose)
}

async function migrationsOf(database: Database): Promise<string[]> {
  const { rows } = await database.ask((query) =>
    sql<{ name: string }>`select name from kysely_migration order by name`.execute(query),
  )
  return rows.map(({ name }) => name)
}

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

/** A process that serves the SQLite file in `dataDir` and has written to it. */
async function serverProcess(dataDir: string) {
  const program = `
    import { openDatabase } from './server/database/database.ts'
    const database = await openDatabase({ databaseUrl: undefined, dataDir: process.env.DATA_DIR }, () => {})
    await database.ask((query) =>
      query.insertInto('server_keys').values({ purpose: 'from-the-process', day: '', key: '' }).execute())
    console.log('ready')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(createInterface(child.stdout), 'line')
  return child
}
