import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { historiesOf } from '#domain/record/an-answer.test-support.ts'
import type { AnswerRecord, LogRecord } from '#domain/record/log-record.ts'
import { aDevice, forgetDevices, played, steps } from './a-device.test-support.ts'
import { aPage, answerDraft as draft } from './a-log.test-support.ts'
import { openStudy, StudyDatabase } from './database.ts'
import {
  accept,
  allRecords,
  answersOfRun,
  isDerived,
  loggedSettings,
  rebuild,
  studiedWords,
  wrongPicksFor,
} from './log.ts'

afterEach(forgetDevices)

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

test('what was picked wrongly is told by the word, but not what was taken back', async () => {
  const device = await aDevice('a')
  const wrong = { grade: 'again', question: 'choice' } as const
  await device.answer({ ...wrong, round: 'g.1', chosen: 'arid.adj.1' })
  await device.answer({ ...wrong, round: 'g.2', chosen: 'bleak.adj.1' })
  await device.answer({ ...wrong, round: 'g.3', chosen: 'brisk.adj.1' })
  await device.undo('g.3')

  expect(await wrongPicksFor(device.database, ['wilt.v.1', 'arid.adj.1'])).toEqual(
    new Map([['wilt.v.1', ['bleak.adj.1', 'arid.adj.1']]]),
  )
})

test('a run has the answers that still count, and none of another run or of a word forgotten', async () => {
  const device = await aDevice('a')
  await device.answer({ round: 'g.1', grade: 'again' })
  await device.undo('g.1')
  await device.answer({ round: 'g.1', grade: 'easy' })
  await device.answer({ round: 'g.2', sense: 'arid.adj.1' })
  await device.answer({ round: 'g.10', sense: 'late.adj.1' })
  await device.answer({ round: 'gg.1', sense: 'thin.adj.1' })
  const told = async () =>
    (await answersOfRun(device.database, 'g')).map(({ round, grade }) => `${round} ${grade}`)
  expect(await told()).toEqual(['g.1 easy', 'g.2 good', 'g.10 good'])

  await device.erase('e.1', 'arid.adj.1')
  expect(await told()).toEqual(['g.1 easy', 'g.10 good'])
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

test('records that an older version let in, whose sense is none, are in nobody’s way', async () => {
  const device = await aDevice('a')
  await device.answer()
  const [record] = await device.records()
  const damaged = { ...record, id: '0loyw3v280000-z', sense: {} } as unknown as LogRecord
  await device.database.records.add(damaged)

  await device.answer({ grade: 'again' })
  await device.undo('g.1')
  expect(await device.words()).toEqual([])
  expect(await answersOfRun(device.database, 'g')).toEqual([])
})

test('of a setting the latest value counts', async () => {
  const device = await aDevice('a')
  await device.set('accent', 'uk')
  await device.set('accent', 'us')

  expect(await loggedSettings(device.database)).toEqual(new Map([['accent', 'us']]))
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
    id: '0loyw3v280000-a',
    device: 'a',
    at: 1_700_000_000_000,
    offsetMinutes: 180,
  }
  const { device, at, offsetMinutes } = kept
  const stamp = { id: '0loyw3v280001-a', device, at, offsetMinutes }
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
  await openStudy(database)

  expect(await isDerived(database)).toBe(false)
  await rebuild(database)
  expect(await isDerived(database)).toBe(true)
  expect(await allRecords(database)).toEqual([kept, setting])
  expect(await loggedSettings(database)).toEqual(new Map([['accent', 'uk']]))
  expect(await database.histories.toArray()).toMatchObject([{ sense: draft.sense }])
  expect(await studiedWords(database)).toMatchObject([{ sense: draft.sense }])
  await database.delete()
})
