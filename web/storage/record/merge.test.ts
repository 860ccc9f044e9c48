import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { anAnswer } from '#domain/record/an-answer.test-support.ts'
import { clockOf, recordId } from '#domain/record/log-clock.ts'
import type { LogRecord } from '#domain/record/log-record.ts'
import { aDevice, forgetDevices, played, steps } from './a-device.test-support.ts'
import { answerDraft, clear } from './a-log.test-support.ts'
import { clockIn, isDerived, loggedSettings, rebuild } from './log.ts'
import { freshIn, merge, unmerge } from './merge.ts'

afterEach(forgetDevices)

const nowMs = 1_700_001_000_000
const dayMs = 24 * 3_600_000

async function merged(...logs: readonly LogRecord[][]) {
  const device = await aDevice('m')
  for (const log of logs) await merge(device.database, log, nowMs)
  return {
    records: await device.records(),
    words: await device.words(),
    settings: await loggedSettings(device.database),
  }
}

test('merging is free of order, repetition and grouping', async () => {
  await fc.assert(
    fc.asyncProperty(steps, steps, steps, async (ofA, ofB, ofC) => {
      const devices = await Promise.all([played('a', ofA), played('b', ofB), played('c', ofC)])
      const [a = [], b = [], c = []] = await Promise.all(devices.map((device) => device.records()))

      const all = await merged(a, b, c)
      expect(await merged(c, a, b)).toEqual(all)
      expect(await merged(a, b, a, c, c)).toEqual(all)
      expect(await merged([...b, ...c], a)).toEqual(all)
    }),
    { numRuns: 25 },
  )
}, 30_000)

test('a log that is written out, wiped and read in again comes to the same', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (of) => {
      const device = await played('a', of)
      const before = [
        await device.records(),
        await device.words(),
        await loggedSettings(device.database),
      ]
      const log = await device.records()
      await clear(device.database)
      expect(await device.records()).toEqual([])

      await merge(device.database, log, nowMs)
      expect([
        await device.records(),
        await device.words(),
        await loggedSettings(device.database),
      ]).toEqual(before)
    }),
    { numRuns: 25 },
  )
}, 30_000)

test('a merge can be taken back', async () => {
  const [device, other] = [await aDevice('a'), await aDevice('b')]
  await device.answer()
  await other.answer({ grade: 'again' })
  await other.answer({ sense: 'arid.adj.1', round: 'g.2' })
  const before = [await device.records(), await device.words()]
  expect(await merge(device.database, await other.records(), nowMs)).toBe(2)
  expect(await device.words()).toHaveLength(2)

  await unmerge(device.database)
  expect([await device.records(), await device.words()]).toEqual(before)
})

test('records of kinds that are not known are kept and passed on', async () => {
  const device = await aDevice('a')
  const unknown = {
    id: '0000000010000-z',
    device: 'z',
    at: 1,
    offsetMinutes: 0,
    kind: 'of-a-later-version',
    what: { ever: [1] },
  }
  await merge(device.database, [unknown], nowMs)

  expect(await device.records()).toEqual([unknown])
})

test('only the last import can be taken back, once, and one that brings nothing is none', async () => {
  const device = await aDevice('a')
  const [first, second] = [anAnswer({ sense: 'one.n.1' }), anAnswer({ sense: 'two.n.1' })]
  await merge(device.database, [first], nowMs)
  await merge(device.database, [second], nowMs)
  expect(await merge(device.database, [first, second], nowMs)).toBe(0)

  await unmerge(device.database)
  expect(await device.records()).toEqual([first])
  expect(await unmerge(device.database)).toBeUndefined()
  expect(await device.records()).toEqual([first])
})

test('settings that an import brought come back as they were, those set since stay', async () => {
  const [device, other] = [await aDevice('a'), await aDevice('b')]
  await other.set('accent', 'uk')
  await other.set('wordSize', 'large')
  const before = { accent: 'us', wordSize: 'medium' }
  await merge(device.database, await other.records(), nowMs, { before })
  await device.set('wordSize', 'largest')

  expect(await unmerge(device.database)).toEqual({ accent: 'us' })
  expect(await loggedSettings(device.database)).toEqual(new Map([['wordSize', 'largest']]))
})

test('what cannot be derived is not added', async () => {
  const device = await aDevice('a')
  await device.answer()
  const before = [await device.records(), await device.words()]
  device.database.words.hook('creating', () => {
    throw new RangeError('cannot be derived')
  })

  await expect(merge(device.database, [anAnswer({ sense: 'new.n.1' })], nowMs)).rejects.toThrow()
  device.database.close()
  await device.database.open()
  expect([await device.records(), await device.words()]).toEqual(before)
  expect(await unmerge(device.database)).toBeUndefined()
})

test('more words than are derived one by one come to the same', async () => {
  const [device, other] = [await aDevice('a'), await aDevice('b')]
  await device.answer({ sense: 'mine.n.1' })
  const answers = Array.from({ length: 301 }, (_, at) => anAnswer({ sense: `w${at}.n.1` }))
  const shares: number[] = []
  await merge(device.database, answers, nowMs, { onShare: (share) => shares.push(share) })
  await merge(other.database, await device.records(), nowMs)

  expect(shares.at(-1)).toBe(1)
  expect(await device.words()).toHaveLength(302)
  expect(await other.words()).toEqual(await device.words())
  await unmerge(device.database)
  expect(await device.words()).toMatchObject([{ sense: 'mine.n.1' }])
})

test('no import drags the clock beyond tomorrow, and taken back it gives the clock back', async () => {
  const device = await aDevice('a')
  await device.answer()
  const before = await clockIn(device.database)
  const late = anAnswer({ id: 'zzzzzzzzzzzzz-x', device: 'x', at: nowMs, round: 'x.1' })
  const nextYear = anAnswer({
    id: recordId({ ms: nowMs + 365 * dayMs, count: 0 }, 'x'),
    round: 'x.2',
  })
  expect(await freshIn(device.database, [late, nextYear], nowMs)).toMatchObject({ moved: 2 })
  await merge(device.database, [late, nextYear], nowMs)

  expect((await clockIn(device.database)).ms).toBeLessThanOrEqual(nowMs + dayMs)
  await device.answer({ round: 'g.2' })
  const ids = (await device.records()).map(({ id }) => id)
  expect(ids.map(clockOf)).not.toContain(undefined)

  const other = await aDevice('b')
  await other.answer()
  const own = await clockIn(other.database)
  await merge(other.database, [late, nextYear], nowMs)
  await unmerge(other.database)
  expect(await clockIn(other.database)).toEqual(own)
  expect(own).toEqual(before)
})

test('whatever ids a file has, the log can be written out and read in again, twice', async () => {
  const id = fc.oneof(
    fc.integer({ min: 0, max: 2 * nowMs }).map((ms) => recordId({ ms, count: 36 ** 4 - 1 }, 'x')),
    fc.constantFrom('zzzzzzzzzzzzz-x', 'zzzzzzzzz10000-x', 'zzzzzzzzz10001-x', 'abc', ''),
  )
  const logs = fc.uniqueArray(id, { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(logs, steps, async (ids, of) => {
      const device = await played('a', of)
      const brought = ids.map((one, at) =>
        anAnswer({ id: one, device: 'x', at: nowMs + at, round: `x.${at}` }),
      )
      expect(await merge(device.database, brought, nowMs)).toBe(brought.length)
      await device.answer({ round: 'g.9' })
      const records = await device.records()
      for (const record of records) expect(clockOf(record.id)).toBeDefined()

      const other = await aDevice('b')
      expect(await merge(other.database, records, nowMs)).toBe(records.length)
      expect(await other.words()).toEqual(await device.words())
      expect(await merge(device.database, await other.records(), nowMs)).toBe(0)
      // Under the ids that they were given they are the same as before.
      expect(await merge(device.database, brought, nowMs)).toBe(0)
    }),
    { numRuns: 25 },
  )
}, 30_000)

test('the backup of a device whose clock ran a year ahead comes in whole, in its order, once', async () => {
  const ahead = await aDevice('a')
  await ahead.answer({ round: 'g.1' })
  ahead.setClock(nowMs + 365 * dayMs)
  await ahead.answer({ round: 'g.2', grade: 'again' })
  ahead.setClock(nowMs)
  await ahead.undo('g.2')
  await ahead.answer({ round: 'g.3' })
  const own = await ahead.records()
  expect(await merge(ahead.database, own, nowMs)).toBe(0)

  const other = await aDevice('b')
  expect(await merge(other.database, own, nowMs)).toBe(4)
  expect(await merge(other.database, own, nowMs)).toBe(0)
  expect((await other.records()).map((record) => 'round' in record && record.round)).toEqual(
    own.map((record) => 'round' in record && record.round),
  )
  expect(await other.words()).toMatchObject([{ answers: 2 }])
})

test('a log that an older version let be damaged is mended when it is opened', async () => {
  const device = await aDevice('a')
  await device.answer({ round: 'g.1' })
  await rebuild(device.database)
  const far = anAnswer({ id: 'zzzzzzzzzzzzz-x', device: 'x', at: nowMs, round: 'x.1' })
  const since = anAnswer({ id: 'zzzzzzzzz10000-a', at: nowMs + 5000, round: 'g.2' })
  const hostile = { ...far, id: 'zzzzzzzzzzzzy-x', round: 'x.2', offsetMinutes: 1e308 }
  await device.database.records.bulkAdd([far, since, hostile])
  expect(await isDerived(device.database)).toBe(false)

  await rebuild(device.database)
  expect(await isDerived(device.database)).toBe(true)
  expect(await device.records()).toHaveLength(4)
  for (const { id } of await device.records()) expect(clockOf(id)).toBeDefined()
  expect(await device.words()).toMatchObject([{ sense: answerDraft.sense, answers: 3 }])
  expect((await clockIn(device.database)).ms).toBeLessThan(nowMs + dayMs)
})
