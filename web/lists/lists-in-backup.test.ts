import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { correctionChanges, correctionsOf } from '#domain/lists/correction.ts'
import { addition, creation, deletion, removal, renaming } from '#domain/lists/list-changes.ts'
import { type ListChange, listsOf } from '#domain/lists/list-records.ts'
import { type ChangeableKind, type LogRecord, latestValues } from '#domain/record/log-record.ts'
import { atOnce } from '#domain/steps.ts'
import { aPage } from '../storage/record/a-log.test-support.ts'
import { packBackup, readBackup } from '../storage/record/backup.ts'
import { openStudy, StudyDatabase } from '../storage/record/database.ts'
import { allRecords } from '../storage/record/log.ts'
import { merge, unmerge } from '../storage/record/merge.ts'

const opened: StudyDatabase[] = []
let made = 0
let now = 1_700_000_000_000

afterEach(async () => {
  for (const database of opened.splice(0)) await database.delete()
})

async function aDevice() {
  made += 1
  const name = `d${made}`
  const database = new StudyDatabase(`lists-in-backup-${name}`)
  opened.push(database)
  await openStudy(database)
  const page = aPage(database, name, () => (now += 1000))
  const values = async (kind: ChangeableKind) => latestValues(await allRecords(database), kind)
  let ids = 0
  return {
    database,
    lists: async () => atOnce(listsOf(await values('list'))),
    corrections: async () => correctionsOf(await values('correction')),
    change: async (changes: readonly ListChange[], kind: ChangeableKind = 'list') => {
      for (const change of changes) await page.append({ kind, ...change })
    },
    newId: () => {
      ids += 1
      return `${name}x${ids}`
    },
  }
}
type Device = Awaited<ReturnType<typeof aDevice>>

/** Brings what `from` has to `to`, by a backup. */
async function bring(from: Device, to: Device): Promise<void> {
  const records: LogRecord[] = []
  const file = await packBackup([await allRecords(from.database)], now)
  const read = await readBackup(file, (record) => records.push(record))
  expect(read).toMatchObject({ ok: true, value: { unreadable: 0 } })
  await merge(to.database, records, now)
}

const doings = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('create' as const), name: fc.constantFrom('x', 'y') }),
    fc.record({ kind: fc.constant('add' as const), word: fc.constantFrom('v', 'w') }),
    fc.record({ kind: fc.constant('rename' as const), name: fc.constantFrom('p', 'q') }),
    fc.record({ kind: fc.constant('remove' as const) }),
    fc.record({ kind: fc.constant('delete' as const) }),
    fc.record({ kind: fc.constant('correct' as const), gloss: fc.constantFrom('k', 'l') }),
  ),
  { maxLength: 6 },
)
type Doing = typeof doings extends fc.Arbitrary<(infer One)[]> ? One : never

async function act(device: Device, all: readonly Doing[]): Promise<void> {
  for (const doing of all) {
    const lists = await device.lists()
    const [list] = lists
    if (doing.kind === 'create') {
      await device.change(creation(device.newId(), doing.name, lists))
    } else if (doing.kind === 'correct') {
      await device.change(correctionChanges('go.v.1', { gloss: [doing.gloss] }), 'correction')
    } else if (!list) continue
    else if (doing.kind === 'add') {
      const own = { word: doing.word, meanings: ['m'] }
      await device.change(
        atOnce(addition(list, [{ own }, { sense: 'go.v.1' }], device.newId)).changes,
      )
    } else if (doing.kind === 'rename') await device.change(renaming(list.id, doing.name))
    else if (doing.kind === 'remove') {
      await device.change(
        removal(
          list,
          list.words.slice(0, 1).map(({ id }) => id),
        ),
      )
    } else await device.change(deletion(list.id))
  }
}

test('lists and corrections travel in backups, and two devices that exchange them agree', async () => {
  await fc.assert(
    fc.asyncProperty(doings, doings, doings, async (before, here, there) => {
      const [one, other] = [await aDevice(), await aDevice()]
      await act(one, before)
      await bring(one, other)
      expect(await other.lists()).toEqual(await one.lists())
      await act(one, here)
      await act(other, there)
      await bring(one, other)
      await bring(other, one)

      expect(await one.lists()).toEqual(await other.lists())
      expect(await one.corrections()).toEqual(await other.corrections())
    }),
    { numRuns: 15 },
  )
})

const namesOf = async (device: Device) =>
  Object.fromEntries(
    (await device.lists()).map(({ name, words }) => [
      name,
      words.map((word) => word.sense ?? word.own.word),
    ]),
  )

test('an import that is taken back leaves the words that were added to its lists since, with their lists', async () => {
  const [one, other] = [await aDevice(), await aDevice()]
  await act(other, [
    { kind: 'create', name: 'x' },
    { kind: 'add', word: 'v' },
  ])
  await other.change(creation('second', 'y', await other.lists()))
  await bring(other, one)
  const [list] = await one.lists()
  if (!list) throw new Error('it has just come')
  const own = { word: 'mine', meanings: ['m'] }
  await one.change(atOnce(addition(list, [{ own }], one.newId)).changes)

  await unmerge(one.database)
  expect(await namesOf(one)).toEqual({ x: ['mine'] })
})

test('a list that an import deletes is there again when that is taken back', async () => {
  const [one, other] = [await aDevice(), await aDevice()]
  await act(one, [
    { kind: 'create', name: 'x' },
    { kind: 'add', word: 'v' },
  ])
  await bring(one, other)
  await act(other, [{ kind: 'delete' }])
  await bring(other, one)
  expect(await namesOf(one)).toEqual({})

  await unmerge(one.database)
  expect(await namesOf(one)).toEqual({ x: ['v', 'go.v.1'] })
})
