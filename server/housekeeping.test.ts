import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from './database/database.ts'
import { dayOf, daysAfter } from './day.ts'
import { forgetOld } from './housekeeping.ts'
import { createMessageStore } from './messages/message-store.ts'
import { createReportStore } from './reports/report-store.ts'
import { loadServerKeys } from './server-keys.ts'
import { databaseKinds, type TestPlace, testPlace } from './testing/place.ts'
import { createBudget } from './translation/budget.ts'
import { createTranslationCache } from './translation/cache.ts'

let place: TestPlace
let database: Database
let now: number

afterEach(async () => {
  await database.close()
  await place.remove()
})

describe.each(databaseKinds)('what is past its time, on %s', (kind) => {
  beforeEach(async () => {
    place = await testPlace(kind)
    database = await openDatabase(place, () => undefined)
    now = Date.parse('2026-11-20T12:00:00Z')
  })

  test('is deleted, each thing at its own time', async () => {
    const clock = () => now
    const keys = await loadServerKeys(database, clock)
    await createMessageStore(database, { retentionDays: 30, isForwarded: true }, clock).add({
      id: 'a',
      name: undefined,
      email: 'elif@example.com',
      message: 'Merhaba',
    })
    await createReportStore(database, { retentionDays: 30 }, clock).add({
      senseId: 'gather.v.1',
      kind: 'other',
      comment: undefined,
      chosenSenseId: undefined,
      lexiconVersion: 'a',
    })
    await createTranslationCache(database, keys, clock).keep(new Map([['cat', 'kedi']]))
    const client = await keys.clientHash('192.0.2.1')
    await createBudget(database, { dailyChars: 9, clientChars: 9 }, clock)
      .paymentFor([{ hash: client, share: 1 }], 3)
      .pay()

    const keptAfter = async (days: number) => {
      await forgetOld(database, daysAfter(now, days))
      return counts()
    }
    const all = { messages: 1, reports: 1, translations: 1, translation_budgets: 2, server_keys: 3 }
    expect(await keptAfter(1)).toEqual(all)
    expect(await keptAfter(2)).toEqual({ ...all, translation_budgets: 0, server_keys: 2 })
    expect(await keptAfter(29)).toMatchObject({ messages: 1, reports: 1 })
    expect(await keptAfter(30)).toMatchObject({ messages: 0, reports: 0, translations: 1 })
    expect(await keptAfter(180)).toMatchObject({ translations: 0, server_keys: 2 })
  })

  test('is deleted whole, however much of it there is', async () => {
    const store = createMessageStore(database, { retentionDays: 30, isForwarded: false }, () => now)
    for (let place = 0; place < 7; place += 1) {
      await store.add({ id: `${place}`, name: undefined, email: 'a@example.com', message: 'a' })
    }

    await forgetOld(database, daysAfter(now, 30), 3)

    expect(await counts()).toMatchObject({ messages: 0 })
  })

  test('is the client’s name of the day before', async () => {
    const keys = await loadServerKeys(database, () => now)
    const today = await keys.clientHash('192.0.2.1')
    expect(await keys.clientHash('192.0.2.1')).toBe(today)
    expect(await keys.clientHash('192.0.2.2')).not.toBe(today)

    now = daysAfter(now, 1)
    expect(await keys.clientHash('192.0.2.1')).not.toBe(today)
    expect(dayOf(now)).toBe('2026-11-21')
  })
})

async function counts() {
  const tables = [
    'messages',
    'reports',
    'translations',
    'translation_budgets',
    'server_keys',
  ] as const
  const found: Record<string, number> = {}
  for (const table of tables) {
    const rows = await database.ask((query) => query.selectFrom(table).selectAll().execute())
    found[table] = rows.length
  }
  return found
}
