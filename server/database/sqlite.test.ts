import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type TestPlace, testPlace } from '../testing/place.ts'
import { addKey, keys, openedAt, quiet } from './a-database.test-support.ts'
import { OpenFolderError, openBeside, openDatabase } from './database.ts'
import { ServedAlreadyError } from './sqlite-lock.ts'
import { StorageError } from './storage-error.ts'

let place: TestPlace
const opened = () => openedAt(place)

afterEach(() => place.remove())

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
