import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLogRecord } from '../record/log-record.ts'
import { atOnce } from '../steps.ts'
import { aStore, type Store, told } from './a-list-store.test-support.ts'
import {
  addition,
  nameOfList,
  removal,
  removalTo,
  renaming,
  wordChange,
  wordMove,
} from './list-changes.ts'
import { type KeptList, listsOf } from './list-records.ts'
import { type NewListedWord, senseOfListed } from './own-list.ts'

const sense = (id: string): NewListedWord => ({ sense: id })
/** The ids of the words of list *a*. */
const idsIn = (store: Store) => store.list('a').words.map(({ id }) => id)
const own = (word: string, ...meanings: string[]): NewListedWord => ({ own: { word, meanings } })

test('a name is kept without the blanks around it, and not at all without a letter', () => {
  expect(nameOfList('  YDS   hazırlık ')).toBe('YDS hazırlık')
  expect(nameOfList('   ')).toBeUndefined()
  expect(nameOfList('a'.repeat(101))).toBeUndefined()
})

test('words are added to the end, each once, and what is there already is told', () => {
  const store = aStore()
  store.begin('a')
  const first = atOnce(
    addition(store.list('a'), [sense('go.v.1'), own('Cat', 'kedi')], store.newId),
  )
  store.apply(first.changes)
  const again = atOnce(
    addition(
      store.list('a'),
      [own('CAT'), own('cat', 'KEDİ'), own('cat', 'kırbaç'), sense('go.v.1'), sense('go.v.2')],
      store.newId,
    ),
  )
  store.apply(again.changes)

  expect(told(store)).toEqual({ a: ['go.v.1', 'Cat', 'cat', 'go.v.2'] })
  expect([first.added, again.added, again.already.length]).toEqual([2, 2, 3])
})

test('the ids of words that are added are those that they then have', () => {
  const store = aStore()
  store.begin('a')
  const words = Array.from({ length: 3000 }, (_, at) => own(`word ${at % 2900}`, `anlam ${at}`))
  const { changes, ids } = atOnce(addition(store.list('a'), [own(' '), ...words], store.newId))
  store.apply(changes)

  expect(ids[0]).toBeUndefined()
  expect(ids.filter((id) => id !== undefined)).toEqual(store.list('a').words.map(({ id }) => id))
  expect([...store.list('a').senses]).toEqual(store.list('a').words.map(senseOfListed))
})

test('what no list can hold is told, and the others are added', () => {
  const store = aStore()
  store.begin('a')
  const refused = [
    own(' '),
    own('a'.repeat(101)),
    own('a', 'b'.repeat(201)),
    sense('nothing'),
    sense('own-b10000.own.1'),
  ]
  const { added, changes, ...rest } = atOnce(
    addition(store.list('a'), [...refused, own('wait')], store.newId),
  )
  store.apply(changes)

  expect([added, rest.refused, told(store)]).toEqual([1, refused, { a: ['wait'] }])
})

test('a hundred thousand words are a bounded number of records that any log and backup takes', () => {
  const store = aStore()
  store.begin('a')
  const words = Array.from({ length: 100_000 }, (_, at) => own(`word ${at}`, `anlam ${at}`))
  const { changes } = atOnce(addition(store.list('a'), words, store.newId))
  store.apply(changes)

  expect(changes.length).toBeLessThan(500)
  expect(store.list('a').words.map((word) => word.own?.word)).toEqual(
    words.map((word) => word.own?.word),
  )
})

test('a hundred thousand words that are moved, taken out and brought back are a record for each batch', () => {
  const store = aStore()
  store.begin('a', 'b')
  const words = Array.from({ length: 100_000 }, (_, at) => own(`word ${at}`))
  store.apply(atOnce(addition(store.list('a'), words, store.newId)).changes)
  store.apply(atOnce(addition(store.list('b'), [own('first')], store.newId)).changes)
  const all = store.list('a').words
  const left = all[50_000]?.id ?? ''
  const go = idsIn(store).filter((id) => id !== left)

  const moving = removalTo(store.list('b'), store.list('a'), go)
  const back = store.apply(moving)
  expect(moving.length).toBeLessThan(4000)
  expect(idsIn(store)).toEqual([left])
  expect(store.list('b').words.slice(1)).toEqual(all.filter(({ id }) => id !== left))

  store.apply(back)
  expect(store.list('a').words).toEqual(all)
  const taking = removal(store.list('a'), go)
  store.apply(taking)
  expect(taking.length).toBeLessThan(2000)
  expect(idsIn(store)).toEqual([left])
})

test('whatever words are added, their records are within what a log and a backup take', () => {
  const written = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 })
  const anyWord = fc.record({
    word: fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
    meanings: fc.array(written, { maxLength: 20 }),
    example: fc.option(fc.record({ en: written, tr: written }), { nil: undefined }),
  })
  const list: KeptList = {
    id: 'a',
    name: 'a',
    rank: 0,
    words: [],
    senses: new Set(),
    ranks: [],
    strays: new Map(),
  }
  fc.assert(
    fc.property(fc.array(anyWord, { maxLength: 40, size: 'max' }), (words) => {
      const { changes } = atOnce(
        addition(
          list,
          words.map(({ example, ...word }) => ({ own: example ? { ...word, example } : word })),
          () => 'b',
        ),
      )
      for (const change of changes) {
        const record = { id: 'i', device: 'd', at: 0, offsetMinutes: 0, kind: 'list', ...change }
        expect(isLogRecord(record)).toBe(true)
        expect(JSON.stringify(record).length).toBeLessThan(64 * 1024)
      }
    }),
    { numRuns: 20 },
  )
})

test('words whose addition is taken back are gone, but for those that were moved elsewhere', () => {
  const store = aStore()
  store.begin('a', 'b')
  const { changes, inverse } = atOnce(
    addition(store.list('a'), [sense('go.v.1'), sense('see.v.1')], store.newId),
  )
  store.apply(changes)
  store.apply(removalTo(store.list('b'), store.list('a'), idsIn(store).slice(0, 1)))
  store.apply(inverse)

  expect(told(store)).toEqual({ a: [], b: ['go.v.1'] })
})

test('a word keeps its id when it is changed, moved, and moved to another list', () => {
  const store = aStore()
  store.begin('a', 'b')
  store.apply(
    atOnce(addition(store.list('a'), [own('x', 'y'), own('z', 't')], store.newId)).changes,
  )
  const id = store.list('a').words[0]?.id ?? ''
  store.apply(wordChange(id, own('x', 'yy')))
  store.apply(wordMove(store.list('a'), id, 1))
  store.apply(removalTo(store.list('b'), store.list('a'), idsIn(store).slice(1)))

  expect(store.list('b').words).toEqual([{ id, own: { word: 'x', meanings: ['yy'] } }])
})

test('what two devices do to one word holds, whichever of them is heard of first', () => {
  const store = aStore()
  store.begin('a', 'b')
  store.apply(atOnce(addition(store.list('a'), [own('x', 'y')], store.newId)).changes)
  const [word] = store.list('a').words
  const here = wordChange(word?.id ?? '', own('x', 'yy'))
  const there = [
    ...removalTo(store.list('b'), store.list('a'), idsIn(store)),
    ...renaming('b', 'c'),
  ]
  store.apply(here)
  store.apply(there)

  expect(store.lists().map(({ name, words }) => [name, words])).toEqual([
    ['a', []],
    ['c', [{ id: word?.id, own: { word: 'x', meanings: ['yy'] } }]],
  ])
})

test('values that are damaged, or of a later version, count for nothing', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc
          .tuple(
            fc.constantFrom('a', 'b', 'b0000', '__proto__', 'A'),
            fc.constantFrom('.name', '.rank', '.words', '.word', '.list', '.isDeleted', ''),
          )
          .map((parts) => parts.join('')),
        fc.oneof(
          fc.anything(),
          fc.record({ list: fc.constant('a'), rank: fc.nat(), words: fc.array(fc.anything()) }),
        ),
      ),
      (values) => {
        const lists = atOnce(listsOf(new Map(Object.entries({ 'a.name': 'a', ...values }))))
        for (const { name, words } of lists) {
          expect(name).toBeTypeOf('string')
          for (const word of words) expect(word.sense ?? word.own?.word).toBeTypeOf('string')
        }
      },
    ),
  )
})

test('more lists and words than any learner has made are read up to a bound', () => {
  const lists = Array.from({ length: 20_000 }, (_, at) => [`l${at}.name`, 'x'] as const)
  const words = Array(4900).fill('go.v.1')
  const batches = Array.from(
    { length: 250 },
    (_, at) => [`b${at}.words`, { list: 'l0', rank: at, words }] as const,
  )
  const read = atOnce(listsOf(new Map<string, unknown>([...lists, ...batches])))

  expect(read).toHaveLength(5000)
  expect(read[0]?.words).toHaveLength(1_000_000)
})

test('every word that is read can be taken out, however long the id of its batch is', () => {
  for (let length = 1; length <= 60; length += 1) {
    const store = aStore()
    store.begin('a')
    store.apply(
      atOnce(addition(store.list('a'), [sense('go.v.1')], () => 'b'.repeat(length))).changes,
    )
    store.apply(removal(store.list('a'), idsIn(store)))

    expect(told(store)).toEqual({ a: [] })
  }
})
