import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { answerDraft, aPage } from './a-log.test-support.ts'
import { openStudy, StudyDatabase } from './database.ts'
import { allRecords, isDerived, loggedSettings, rebuild, studiedWords } from './log.ts'
import { deleteDatabase, storedVersion } from './stored-database.ts'

const opened: Dexie[] = []
let made = 0

afterEach(async () => {
  for (const database of opened.splice(0)) await database.delete()
})

function newName(): string {
  made += 1
  return `database-${made}`
}

async function openedStudy(name: string): Promise<StudyDatabase> {
  const database = new StudyDatabase(name)
  opened.push(database)
  await openStudy(database)
  return database
}

const stores6 = {
  records: 'id, sense, round, field, [kind+field]',
  words: 'sense',
  facts: 'name',
  histories: 'sense',
}

/** The product of the next schema. */
async function nextVersion(name: string, stores: Record<string, string | null>, move?: 'words') {
  const database = new Dexie(name)
  opened.push(database)
  database.version(6).stores(stores6)
  const next = database.version(7).stores(stores)
  if (move) {
    next.upgrade(async (upgrade) => {
      await upgrade.table('states').bulkPut(await upgrade.table(move).toArray())
    })
  }
  await database.open()
  return database
}

// What a next version may do to the schema; the last takes the words to another table.
const changes = [
  ['adds a table', { notes: 'id' }],
  ['adds an index', { records: 'id, sense, round, field, [kind+field], at' }],
  ['changes an index', { records: 'id, sense, round, field, kind' }],
  ['drops an index', { records: 'id, sense, round' }],
  ['drops a table', { histories: null }],
  ['moves a table', { states: 'sense', words: null }, 'words'],
] as const

test.for(changes)(
  'a version that %s finds everything, and the page of before writes no more',
  async ([, stores, move]) => {
    const name = newName()
    const old = await openedStudy(name)
    const page = aPage(old, 'p', () => 1_700_000_000_000)
    await page.append({ ...answerDraft, round: 'g.1' })

    const next = await nextVersion(name, stores, move)
    await expect(page.append({ ...answerDraft, round: 'g.2' })).rejects.toMatchObject({
      name: 'DatabaseClosedError',
    })
    await expect(openStudy(old)).rejects.toMatchObject({ name: 'VersionError' })

    expect(await next.table('records').toArray()).toMatchObject([{ round: 'g.1' }])
    expect(await next.table(move ? 'states' : 'words').count()).toBe(1)
    next.close()
    expect(await storedVersion(name)).toBe(70)
  },
)

test.for(changes)(
  'after a version that %s, one of before leaves everything as it is',
  async ([, stores, move]) => {
    const name = newName()
    const first = await openedStudy(name)
    first.close()
    const next = await nextVersion(name, stores, move)
    next.close()

    await expect(openedStudy(name)).rejects.toMatchObject({ name: 'VersionError' })
    expect(await storedVersion(name)).toBe(70)
  },
)

// What each version before has shipped with.
const stores1 = { records: 'id, sense, round', words: 'sense', facts: 'name' }
const stores2 = { ...stores1, records: 'id, sense, round, field', histories: 'sense' }

test.for([1, 2, 3, 4, 5])(
  'a database of version %i is brought up to date with all that is in it, while its page is open',
  async (before) => {
    const name = newName()
    const old = new Dexie(name, { autoOpen: false })
    opened.push(old)
    old.version(before).stores(before === 1 ? stores1 : stores2)
    old.on('versionchange', () => {
      old.close()
      return false
    })
    await old.open()
    const page = aPage(new StudyDatabase(newName()), 'p', () => 1_700_000_000_000)
    const drafts = [
      { ...answerDraft, round: 'g.1' },
      { ...answerDraft, round: 'g.2', sense: 'arid.adj.1' },
      { kind: 'setting' as const, field: 'accent', value: 'uk' },
    ]
    const records = drafts.map((draft) => ({ ...page.stamp(draft), device: 'd' }))
    await old.table('records').bulkAdd(records)
    await old.table('words').add({ sense: 'derived.of.1', memory: 'as it was then' })
    await old.table('facts').bulkAdd([
      { name: 'derivation', value: before - 1 },
      { name: 'device', value: 'd' },
    ])

    const now = await openedStudy(name)
    await expect(old.table('records').add({ id: 'late' })).rejects.toMatchObject({
      name: 'DatabaseClosedError',
    })
    expect(await storedVersion(name)).toBe(60)
    expect(await allRecords(now)).toEqual(records)
    expect(await loggedSettings(now)).toEqual(new Map([['accent', 'uk']]))
    expect(await isDerived(now)).toBe(false)
    await rebuild(now)
    expect(await studiedWords(now)).toMatchObject([
      { sense: 'arid.adj.1', answers: 1 },
      { sense: 'wilt.v.1', answers: 1 },
    ])
    expect((await now.facts.get('device'))?.value).toBe('d')
  },
)

test('a database that was repaired within its version can be read and written', async () => {
  const name = newName()
  const before = await openedStudy(name)
  await aPage(before, 'p', () => 1_700_000_000_000).append(answerDraft)
  before.close()
  await raise(name, 69)
  const after = await openedStudy(name)
  await aPage(after, 'q', () => 1_700_000_000_001).append({ ...answerDraft, round: 'g.2' })

  expect(await allRecords(after)).toHaveLength(2)
})

test('deleting it works in every version, and while other tabs have it open', async () => {
  for (const stored of [60, 69, 990]) {
    const name = newName()
    const other = await openedStudy(name)
    const page = aPage(other, 'p', () => 1_700_000_000_000)
    await page.append(answerDraft)
    if (stored > 60) await raise(name, stored)

    expect(await deleteDatabase(name)).toBe(true)
    expect(await storedVersion(name)).toBe(0)
    await expect(page.append(answerDraft)).rejects.toMatchObject({ name: 'DatabaseClosedError' })
  }
})

test('deleting it ends with an answer, also while an update waits for a tab that does not let go', async () => {
  const name = newName()
  const { promise: held, resolve } = Promise.withResolvers<IDBDatabase>()
  indexedDB.open(name, 60).onsuccess = ({ target }) => resolve((target as IDBOpenDBRequest).result)
  const deaf = await held
  const { promise: isWaiting, resolve: waits } = Promise.withResolvers<unknown>()
  const update = indexedDB.open(name, 70)
  update.onblocked = waits
  await isWaiting

  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    deaf.close()
  })
  const told = vi.fn()
  void deleteDatabase(name).then(told)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toHaveBeenCalledWith(false)
})

test('looking at a database that is not there makes none', async () => {
  const name = newName()

  expect(await storedVersion(name)).toBe(0)
  expect((await indexedDB.databases()).map((one) => one.name)).not.toContain(name)
  expect(await deleteDatabase(name)).toBe(true)
})

async function raise(name: string, to: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const raising = indexedDB.open(name, to)
    raising.onerror = () => reject(raising.error)
    raising.onsuccess = () => {
      raising.result.close()
      resolve()
    }
  })
}
