import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewListedWord } from '#domain/lists/own-list.ts'
import { memoryStorage } from '../storage/memory-storage.test-support.ts'

const sense = (id: string): NewListedWord => ({ sense: id })

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  // No build has named the log's code in the page.
  vi.stubGlobal('document', { querySelector: () => null })
})

afterEach(async () => {
  const { deleteDatabase, databaseName } = await import('../storage/record/stored-database.ts')
  vi.restoreAllMocks()
  await deleteDatabase(databaseName)
})

/** A tab: modules of its own over the one database. */
async function aTab() {
  vi.resetModules()
  const [lists, corrections, changeable] = await Promise.all([
    import('./own-lists.ts'),
    import('./corrections.ts'),
    import('./changeable.ts'),
  ])
  return { ...lists, ...corrections, ...changeable }
}
type Tab = Awaited<ReturnType<typeof aTab>>

async function told(tab: Tab): Promise<unknown> {
  const read = await tab.loadLists()
  if (!read.ok) return read.problem
  return Object.fromEntries(
    read.value.map(({ name, words }) => [name, words.map((word) => word.sense ?? word.own.word)]),
  )
}

function doneOf<Value>(outcome: { readonly ok: boolean } & object): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return (outcome as unknown as { readonly value: Value }).value
}
type Done<Value> = { readonly value: Value; undo(): Promise<unknown> }

async function aList(
  tab: Tab,
  name: string,
  words: readonly NewListedWord[] = [],
): Promise<string> {
  return doneOf<Done<{ list: string }>>(await tab.createList(name, words)).value.list
}

test('a list is there after a reload, and every step of it can be taken back', async () => {
  const tab = await aTab()
  const list = await aList(tab, ' YDS ', [sense('go.v.1'), sense('see.v.1')])
  const steps = [
    await tab.renameList(list, 'YÖKDİL'),
    await tab.addWords(list, [sense('go.v.1'), { own: { word: 'kit', meanings: ['takım'] } }]),
    await tab.deleteList(list),
  ]
  expect(await told(await aTab())).toEqual({})

  for (const step of steps.toReversed()) await doneOf<Done<unknown>>(step).undo()
  expect(await told(await aTab())).toEqual({ YDS: ['go.v.1', 'see.v.1'] })
})

test('what is taken back stays so, even if the page goes away at that moment', async () => {
  const tab = await aTab()
  const list = await aList(tab, 'a', [sense('go.v.1')])
  const added = doneOf<Done<unknown>>(await tab.addWords(list, [sense('see.v.1')]))
  // As when another tab has changed something.
  void tab.loadLists()
  const undone = added.undo()

  expect(Object.keys(localStorage).filter((key) => key.startsWith('io.waiting.'))).toHaveLength(1)
  await undone
  expect(Object.keys(localStorage).filter((key) => key.startsWith('io.waiting.'))).toEqual([])
  expect(await told(await aTab())).toEqual({ a: ['go.v.1'] })
})

test('two words added at the same moment in two tabs are both there, and one twice is there once', async () => {
  const [one, other] = [await aTab(), await aTab()]
  const list = await aList(one, 'a')
  await Promise.all([
    one.addWords(list, [sense('go.v.1')]),
    one.addWords(list, [sense('go.v.1')]),
    other.addWords(list, [sense('see.v.1')]),
  ])

  expect(await told(one)).toEqual(await told(other))
  expect(await told(await aTab())).toEqual({ a: expect.arrayContaining(['go.v.1', 'see.v.1']) })
  expect(Object.values((await told(one)) as object)[0]).toHaveLength(2)
})

test('what is done in one tab is seen in the other, which did nothing', async () => {
  const [one, other] = [await aTab(), await aTab()]
  const seen = other.createChangeable('list', (values) => values.size)
  await seen.follow()
  await aList(one, 'a')

  await vi.waitFor(() => expect(seen.use.getState().derived).toBe(2))
})

test('what cannot be done says why, and changes nothing', async () => {
  const tab = await aTab()
  const list = await aList(tab, 'a', [sense('go.v.1')])

  expect(await tab.createList('  ')).toEqual({ ok: false, problem: 'name' })
  expect(await tab.renameList('other', 'b')).toEqual({ ok: false, problem: 'gone' })
  expect(await tab.addWords('other', [sense('go.v.1')])).toEqual({ ok: false, problem: 'gone' })
  expect(await tab.changeWord(list, 'none', sense('go.v.1'))).toEqual({
    ok: false,
    problem: 'gone',
  })
  const tooMany = Array.from({ length: 100_000 }, (_, at) => sense(`w${at}.n.1`))
  expect(await tab.addWords(list, tooMany)).toEqual({ ok: false, problem: 'too-many-words' })
  expect(await told(tab)).toEqual({ a: ['go.v.1'] })
})

test('thousands of words come and go in one step each', async () => {
  const tab = await aTab()
  const list = await aList(tab, 'a')
  const words = Array.from({ length: 5000 }, (_, at) => sense(`w${at}.n.1`))
  const step = doneOf<Done<{ added: number }>>(await tab.addWords(list, words))

  expect(step.value.added).toBe(5000)
  expect(await told(tab)).toEqual({ a: words.map((word) => word.sense) })
  await step.undo()
  expect(await told(await aTab())).toEqual({ a: [] })
})

test('a correction holds until it is taken back', async () => {
  const tab = await aTab()
  const step = await tab.correctSense('go.v.1', { gloss: ['yürümek'] })
  const read = async () =>
    doneOf<ReadonlyMap<string, unknown>>(await (await aTab()).loadCorrections())

  expect(await read()).toEqual(new Map([['go.v.1', { gloss: ['yürümek'] }]]))
  await doneOf<Done<unknown>>(step).undo()
  expect(await read()).toEqual(new Map())
})

test('where the log cannot be opened, that is told', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError')
  })
  const tab = await aTab()

  expect(await tab.createList('a')).toEqual({ ok: false, problem: 'unavailable' })
})
