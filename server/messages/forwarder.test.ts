import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { type FakeSmtp, fakeSmtp } from '../testing/fake-smtp.ts'
import { type TestPlace, testPlace } from '../testing/place.ts'
import { testLog } from '../testing/test-app.ts'
import { createForwarder, type Forwarder } from './forwarder.ts'
import { createMailer } from './mail.ts'
import { createMessageStore, type MessageStore } from './message-store.ts'

let place: TestPlace
let database: Database
let smtp: FakeSmtp
let logged: string[]
let now: number

beforeEach(async () => {
  place = await testPlace('SQLite')
  database = await openDatabase(place, () => undefined)
  smtp = await fakeSmtp()
  logged = []
  now = Date.parse('2026-11-20T12:00:00Z')
})
afterEach(async () => {
  await database.close()
  await smtp.close()
  await place.remove()
})

const elif = {
  id: 'aa11',
  name: 'Elif Şahin',
  email: 'elif@example.com',
  message: 'Merhaba.\n.\nİyi.',
}

function storeOf(isForwarded = true): MessageStore {
  return createMessageStore(database, { retentionDays: 365, isForwarded }, () => now)
}

function forwarderOver(store: MessageStore) {
  const mailer = createMailer(smtp.url, 'biz@example.com', 'site@example.com')
  const forwarder = createForwarder(
    store,
    mailer,
    testLog(logged),
    () => now,
    () => 0.5,
  )
  onTestFinished(() => forwarder.stop())
  return forwarder
}

/** What `read` gives, while the forwarder is woken again and again. */
function poll(forwarder: Forwarder, read: () => number) {
  return expect.poll(() => {
    forwarder.wake()
    return read()
  })
}

async function forwardedAt(id: string): Promise<number | null | undefined> {
  const row = await database.ask((query) =>
    query.selectFrom('messages').select('forwarded_at').where('id', '=', id).executeTakeFirst(),
  )
  return row?.forwarded_at
}

test('a message reaches the operator, who can answer it', async () => {
  const store = storeOf()
  const forwarder = forwarderOver(store)
  await store.add(elif)
  forwarder.wake()

  await expect.poll(() => forwardedAt('aa11')).toBe(now)
  const [mail = ''] = smtp.mails
  expect(smtp.mails).toHaveLength(1)
  expect(mail).toMatch(/^From: site@example\.com$/m)
  expect(mail).toMatch(/^To: biz@example\.com$/m)
  expect(mail).toMatch(/^Reply-To: .*<elif@example\.com>$/m)
  expect(mail).toMatch(/^Message-ID: <aa11@example\.com>$/m)
})

test('a message that was not passed on when the server ended is passed on after the next start', async () => {
  const store = storeOf()
  await store.add(elif)

  forwarderOver(store)

  await expect.poll(() => forwardedAt('aa11')).toBe(now)
})

test('a message that the mail server refuses stays stored and is tried again, later each time', async () => {
  const store = storeOf()
  const forwarder = forwarderOver(store)
  smtp.refuse('451 later, elif@example.com', '554 no')
  await store.add(elif)
  forwarder.wake()
  await expect.poll(() => logged.length).toBe(1)

  forwarder.wake()
  now += 10_000
  forwarder.wake()
  expect(smtp.mails).toEqual([])
  now += 60_000
  await poll(forwarder, () => logged.length).toBe(2)
  now += 120_000
  await poll(forwarder, () => smtp.mails.length).toBe(1)

  await expect.poll(() => logged.length).toBe(3)
  const text = logged.join('')
  expect(text).toContain('"responseCode":451')
  expect(text).not.toContain('elif')
  expect(text).not.toContain('planted-password')
})

test('a mail server that is away loses nothing', async () => {
  const url = smtp.url
  await smtp.close()
  const store = storeOf()
  const mailer = createMailer(url, 'biz@example.com', 'site@example.com')
  const forwarder = createForwarder(
    store,
    mailer,
    testLog(logged),
    () => now,
    () => 0.5,
  )
  await store.add(elif)
  forwarder.wake()
  await expect.poll(() => logged.length).toBe(1)
  await forwarder.stop()

  expect(await store.has('aa11')).toBe(true)
  expect(await forwardedAt('aa11')).toBe(null)
  smtp = await fakeSmtp()
})

test('of two processes one takes a message', async () => {
  const store = storeOf()
  await store.add(elif)

  const claimed = await Promise.all([store.claim(10, 1000), store.claim(10, 1000)])

  expect(claimed.flat().map(({ id }) => id)).toEqual(['aa11'])
  now += 1001
  expect(await store.claim(10, 1000)).toMatchObject([{ id: 'aa11', attempts: 2 }])
})

test('what came while nobody was to be written to is not sent later', async () => {
  await storeOf(false).add(elif)

  expect(await storeOf().claim(10, 1000)).toEqual([])
})
