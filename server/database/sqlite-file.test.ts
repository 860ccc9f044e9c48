import { copyFile, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { daysAfter } from '../day.ts'
import { forgetOld } from '../housekeeping.ts'
import { createInbox } from '../messages/inbox.ts'
import { createMessageStore } from '../messages/message-store.ts'
import { createReportStore } from '../reports/report-store.ts'
import { loadServerKeys } from '../server-keys.ts'
import { type TestPlace, testPlace } from '../testing/place.ts'
import { type Database, isReady, openBeside, openDatabase } from './database.ts'
import { StorageError } from './storage-error.ts'

// As long as a message may be: on pages of its own, beside those of others.
const secret = 'gizli mesaj '.repeat(400)
const now = Date.parse('2026-11-20T12:00:00Z')

let place: TestPlace

beforeEach(async () => {
  place = await testPlace('SQLite')
})
afterEach(() => place.remove())

async function opened(open: typeof openDatabase = openDatabase): Promise<Database> {
  const database = await open(place, () => undefined)
  onTestFinished(async () => void (await database.close().catch(() => undefined)))
  return database
}

function messagesOf(database: Database) {
  return createMessageStore(database, { retentionDays: 30, isForwarded: false }, () => now)
}

function aMessage(id: string) {
  return { id, name: undefined, email: `${id}@example.com`, message: `${id} ${secret}` }
}

/** Which of `texts` are somewhere in the files of the database. */
async function foundInFiles(texts: readonly string[]): Promise<string[]> {
  const names = await readdir(place.dataDir)
  const files = await Promise.all(names.map((name) => readFile(join(place.dataDir, name))))
  return texts.filter((text) => files.some((file) => file.includes(text)))
}

/** A connection beside the server's, as an operator's own tool has one. */
function rawBeside() {
  const beside = new DatabaseSync(join(place.dataDir, 'server.sqlite'), { timeout: 10_000 })
  onTestFinished(() => void (beside.isOpen && beside.close()))
  return beside
}

test('what is past its time is in none of its files any more', async () => {
  const database = await opened()
  const keys = await loadServerKeys(database, () => now)
  await keys.clientHash('192.0.2.1')
  const { key = '' } = rawBeside()
    .prepare(`select key from server_keys where purpose = 'clients'`)
    .get() as { key?: string }
  for (const id of ['elif', 'deniz', 'umut']) await messagesOf(database).add(aMessage(id))
  await createReportStore(database, { retentionDays: 30 }, () => now).add({
    senseId: 'gather.v.1',
    kind: 'other',
    comment: 'gizli bildirim',
    chosenSenseId: undefined,
    lexiconVersion: 'a',
  })
  const all = [key, 'gizli mesaj', 'elif@example.com', 'gizli bildirim']
  expect(await foundInFiles(all)).toEqual(all)

  await forgetOld(database, daysAfter(now, 31))

  expect(await foundInFiles([...all, 'gizli'])).toEqual([])
})

test('what the operator deletes is in none of its files any more, while the server runs', async () => {
  const server = await opened()
  await messagesOf(server).add(aMessage('elif'))
  await messagesOf(server).add(aMessage('deniz'))
  const beside = await opened(openBeside)

  await createInbox(beside, () => now).remove('elif')

  expect(await foundInFiles(['elif', 'deniz'])).toEqual(['deniz'])
  expect(await createInbox(server, () => now).all()).toMatchObject([{ id: 'deniz' }])
})

test('what could not be taken out while somebody reads is taken out later', async () => {
  const database = await opened()
  await messagesOf(database).add(aMessage('elif'))
  const reader = rawBeside()
  reader.exec('begin; select * from messages')

  expect(await forgetOld(database, daysAfter(now, 31))).toBe(false)
  reader.exec('commit')
  expect(await forgetOld(database, daysAfter(now, 31))).toBe(true)

  expect(await foundInFiles(['elif'])).toEqual([])
})

test('what a server of before left behind in the file is taken out of it, once', async () => {
  await (await opened()).close()
  const before = rawBeside()
  before.exec('pragma secure_delete=off; pragma user_version=0')
  const insert = before.prepare(
    `insert into messages values (?, null, ?, ?, 0, 0, null, null, 0, null)`,
  )
  for (const id of ['elif', 'deniz']) insert.run(id, `${id}@example.com`, `${id} ${secret}`)
  before.exec(`delete from messages where id = 'elif'`)
  before.close()
  expect(await foundInFiles(['elif'])).toEqual(['elif'])

  const database = await opened()

  expect(await foundInFiles(['elif', 'deniz'])).toEqual(['deniz'])
  expect(await createInbox(database, () => now).all()).toMatchObject([{ id: 'deniz' }])
  await database.close()
  expect(rawBeside().prepare('pragma user_version').get()).toEqual({ user_version: 1 })
})

test('a write waits for that of others, and lets everything else go on meanwhile', async () => {
  const database = await opened()
  const beside = rawBeside()
  beside.exec('begin immediate')

  const writing = messagesOf(database).add(aMessage('elif'))
  // Nobody else would end it: had the write waited for it in the process, it would have failed.
  setTimeout(() => beside.exec('rollback'), 30)
  await writing

  expect(await messagesOf(database).has('elif')).toBe(true)
})

test('while it is held for long, writes are refused and everything else is done first', async () => {
  const database = await opened()
  const beside = rawBeside()
  beside.exec('begin immediate')
  const ended: string[] = []

  const writes = Array.from({ length: 8 }, async (_, at) => {
    const writing = database.ask((query) =>
      query
        .insertInto('server_keys')
        .values({ purpose: `${at}`, day: '', key: '' })
        .execute(),
    )
    await expect(writing).rejects.toThrow(StorageError)
    ended.push('write')
  })
  const page = new Promise<void>((resolve) => {
    setTimeout(() => {
      ended.push('page')
      resolve()
    })
  })
  const read = messagesOf(database)
    .has('elif')
    .then(() => void ended.push('read'))
  await Promise.all([...writes, page, read])

  expect(ended.slice(0, 2).sort()).toEqual(['page', 'read'])
  expect(ended).toHaveLength(10)
})

test('without its file nothing is acknowledged, and the server is not ready', async () => {
  const database = await opened()
  await messagesOf(database).add(aMessage('elif'))
  expect(await isReady(database, now)).toBe(true)

  await rename(join(place.dataDir, 'server.sqlite'), join(place.dataDir, 'elsewhere'))

  expect(await isReady(database, now)).toBe(false)
  await expect(messagesOf(database).add(aMessage('deniz'))).rejects.toThrow(StorageError)
  await rename(join(place.dataDir, 'elsewhere'), join(place.dataDir, 'server.sqlite'))
  expect(await isReady(database, now)).toBe(true)
})

test.each(['server.sqlite', 'server.sqlite-wal'])(
  'with another %s in the place of its own, nothing is acknowledged',
  async (name) => {
    const database = await opened()
    await messagesOf(database).add(aMessage('elif'))
    const file = join(place.dataDir, name)
    await copyFile(file, `${file}-copy`)
    await rename(`${file}-copy`, file)

    await expect(messagesOf(database).add(aMessage('deniz'))).rejects.toThrow(StorageError)

    expect(await isReady(database, now)).toBe(false)
  },
)
