import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { historiesOf } from '#domain/record/an-answer.test-support.ts'
import type { AnswerRecord, Draft, LogRecord } from '#domain/record/log-record.ts'
import { grades } from '#domain/record/memory.ts'
import { aPage, clear, answerDraft as draft } from './a-log.test-support.ts'
import { openStudy, StudyDatabase } from './database.ts'
import {
  accept,
  allRecords,
  isDerived,
  loggedSettings,
  merge,
  rebuild,
  studiedWords,
  unmerge,
} from './log.ts'

const opened: StudyDatabase[] = []
let made = 0

afterEach(async () => {
  for (const database of opened.splice(0)) await database.delete()
})

async function aDevice(name: string) {
  made += 1
  const database = new StudyDatabase(`test-${made}`)
  opened.push(database)
  await openStudy(database)
  let now = 1_700_000_000_000
  const page = aPage(database, name, () => now)
  return {
    database,
    setClock: (ms: number) => {
      now = ms
    },
    answer: async (more: Partial<Draft<AnswerRecord>> = {}) => {
      now += 60_000
      await page.append({ ...draft, ...more })
    },
    undo: async (round: string) => await page.append({ kind: 'undo', round }),
    wish: async (round: string, sense: string) =>
      await page.append({ kind: 'study', round, sense, list: 'zor' }),
    erase: async (round: string, sense: string) =>
      await page.append({ kind: 'erase', round, sense }),
    set: async (field: string, value: unknown) => {
      now += 1
      await page.append({ kind: 'setting', field, value })
    },
    records: async () => await allRecords(database),
    words: async () =>
      (await studiedWords(database)).toSorted((a, b) => (a.sense < b.sense ? -1 : 1)),
  }
}

type Device = Awaited<ReturnType<typeof aDevice>>

test('an answer is in the log with its stamp, and its word beside it', async () => {
  const device = await aDevice('a')
  await device.answer({ grade: 'again' })

  expect(await device.records()).toEqual([
    expect.objectContaining({ ...draft, grade: 'again', device: 'a', offsetMinutes: 180 }),
  ])
  expect(await device.words()).toEqual([
    expect.objectContaining({ sense: 'wilt.v.1', isStudied: true, answers: 1 }),
  ])
})

test('the history of a word is that of its answers, through whatever is done', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (of) => {
      const device = await played('a', of)
      const derived = await device.database.histories.orderBy('sense').toArray()
      const expected = historiesOf(await device.records()).sort((a, b) =>
        a.sense < b.sense ? -1 : 1,
      )
      expect(derived).toEqual(expected)

      await device.database.histories.clear()
      await rebuild(device.database)
      expect(await device.database.histories.orderBy('sense').toArray()).toEqual(expected)
    }),
    { numRuns: 25 },
  )
}, 30_000)

test('an undone answer stays in the log and counts no more', async () => {
  const device = await aDevice('a')
  await device.answer()
  await device.undo('g.1')

  expect(await device.records()).toHaveLength(2)
  expect(await device.words()).toEqual([])

  await device.answer({ grade: 'again' })
  expect(await device.words()).toEqual([expect.objectContaining({ answers: 1, isStudied: true })])
})

test('a word that is erased is as if never met, until that is taken back', async () => {
  const device = await aDevice('a')
  await device.answer({ grade: 'again' })
  await device.wish('w.1', 'wilt.v.1')
  const before = await device.words()
  await device.erase('e.1', 'wilt.v.1')

  expect(await device.words()).toEqual([])
  expect(await device.records()).toHaveLength(3)

  await device.undo('e.1')
  expect(await device.words()).toEqual(before)
})

test('records stay in order when the clock of the device is set back', async () => {
  const device = await aDevice('a')
  await device.answer({ round: 'g.1' })
  device.setClock(1_000_000)
  await device.answer({ round: 'g.2' })

  const rounds = (await device.records()).map((record) => (record as AnswerRecord).round)
  expect(rounds).toEqual(['g.1', 'g.2'])
})

test('many answers at once, as from several tabs, are all kept', async () => {
  const device = await aDevice('a')
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => device.answer({ round: `g.${at}`, sense: `w${at % 7}` })),
  )

  expect(await device.records()).toHaveLength(50)
  expect((await device.words()).reduce((sum, { answers }) => sum + answers, 0)).toBe(50)
})

test('what is taken into the log again, in part or whole, is there once', async () => {
  const device = await aDevice('a')
  const page = aPage(device.database, 'p', () => 1_700_000_000_000)
  const made = ['g.1', 'g.2', 'g.3'].map((round) => page.stamp({ ...draft, round }))
  const newDevice = () => 'x'
  await accept(device.database, made.slice(0, 2), newDevice)
  await Promise.all([
    accept(device.database, made, newDevice),
    accept(device.database, made.slice(1), newDevice),
  ])

  expect(await device.records()).toEqual(made.map((record) => ({ ...record, device: 'x' })))
  expect(await device.words()).toEqual([expect.objectContaining({ answers: 3 })])
})

test('of a setting the latest value counts', async () => {
  const device = await aDevice('a')
  await device.set('accent', 'uk')
  await device.set('accent', 'us')

  expect(await loggedSettings(device.database)).toEqual(new Map([['accent', 'us']]))
})

const wishOrErasure = {
  sense: fc.constantFrom('a.n.1', 'b.n.1'),
  round: fc.constantFrom('x.1', 'x.2'),
}
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('answer' as const),
      sense: fc.constantFrom('a.n.1', 'b.n.1', 'c.n.1'),
      grade: fc.constantFrom(...grades),
      round: fc.constantFrom('g.1', 'g.2', 'g.3', 'g.4'),
    }),
    fc.record({ kind: fc.constant('study' as const), ...wishOrErasure }),
    fc.record({ kind: fc.constant('erase' as const), ...wishOrErasure }),
    fc.record({ kind: fc.constant('undo' as const), round: fc.constantFrom('g.1', 'g.2', 'x.1') }),
    fc.record({
      kind: fc.constant('setting' as const),
      field: fc.constantFrom('x', 'y'),
      value: fc.nat(),
    }),
  ),
  { maxLength: 8 },
)
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

async function played(name: string, of: readonly Step[]): Promise<Device> {
  const device = await aDevice(name)
  for (const step of of) {
    if (step.kind === 'answer') await device.answer(step)
    else if (step.kind === 'undo') await device.undo(step.round)
    else if (step.kind === 'study') await device.wish(step.round, step.sense)
    else if (step.kind === 'erase') await device.erase(step.round, step.sense)
    else await device.set(step.field, step.value)
  }
  return device
}

async function merged(...logs: readonly LogRecord[][]) {
  const device = await aDevice('m')
  for (const log of logs) await merge(device.database, log)
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

      await merge(device.database, log)
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
  const added = await merge(device.database, await other.records())
  expect(await device.words()).toHaveLength(2)

  await unmerge(device.database, added)
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
  await merge(device.database, [unknown])

  expect(await device.records()).toEqual([unknown])
})

test('words can be derived anew from the log, and come to the same', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (of) => {
      const device = await played('a', of)
      const before = await device.words()
      await device.database.words.clear()
      await device.database.facts.put({ name: 'derivation', value: 0 })
      const shares: number[] = []
      await rebuild(device.database, (share) => shares.push(share))

      expect(await device.words()).toEqual(before)
      expect(await isDerived(device.database)).toBe(true)
      expect(shares.at(-1)).toBe(1)
    }),
    { numRuns: 15 },
  )
}, 30_000)

test('a database as version 1 left it opens with everything in it, to be derived anew', async () => {
  const name = 'left-by-version-1'
  const kept: LogRecord = {
    ...draft,
    id: '0018bcfe5680000-a',
    device: 'a',
    at: 1_700_000_000_000,
    offsetMinutes: 180,
  }
  const { device, at, offsetMinutes } = kept
  const stamp = { id: '0018bcfe5680001-a', device, at, offsetMinutes }
  const setting = { ...stamp, kind: 'setting', field: 'accent', value: 'uk' }
  await new Promise<void>((resolve, reject) => {
    const making = indexedDB.open(name, 10)
    making.onerror = () => reject(making.error)
    making.onupgradeneeded = () => {
      const records = making.result.createObjectStore('records', { keyPath: 'id' })
      records.createIndex('sense', 'sense')
      records.createIndex('round', 'round')
      making.result.createObjectStore('words', { keyPath: 'sense' })
      const facts = making.result.createObjectStore('facts', { keyPath: 'name' })
      records.put(kept)
      records.put(setting)
      facts.put({ name: 'derivation', value: 1 })
    }
    making.onsuccess = () => {
      making.result.close()
      resolve()
    }
  })
  const database = new StudyDatabase(name)
  opened.push(database)
  await openStudy(database)

  expect(await isDerived(database)).toBe(false)
  await rebuild(database)
  expect(await isDerived(database)).toBe(true)
  expect(await allRecords(database)).toEqual([kept, setting])
  expect(await loggedSettings(database)).toEqual(new Map([['accent', 'uk']]))
  expect(await database.histories.toArray()).toMatchObject([{ sense: draft.sense }])
  expect(await studiedWords(database)).toMatchObject([{ sense: draft.sense }])
})
