import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLogRecord } from '../record/log-record.ts'
import {
  addition,
  creation,
  deletion,
  listMove,
  nameOfList,
  removal,
  removalTo,
  renaming,
  wordChange,
  wordMove,
} from './list-changes.ts'
import { inverseOf, type KeptList, type ListChange, listsOf } from './list-records.ts'
import type { NewListedWord } from './own-list.ts'

const sense = (id: string): NewListedWord => ({ sense: id })
const own = (word: string, ...meanings: string[]): NewListedWord => ({ own: { word, meanings } })

/** Fields that are changed one after the other, as a log keeps them. */
function aStore() {
  const values = new Map<string, unknown>()
  let ids = 0
  const apply = (changes: readonly ListChange[]) => {
    const inverse = inverseOf(changes, values)
    for (const { field, value } of changes) values.set(field, value)
    return inverse
  }
  return {
    apply,
    lists: () => listsOf(values),
    list: (id: string) => listsOf(values).find((list) => list.id === id) as KeptList,
    newId: () => {
      ids += 1
      return `b${ids}`
    },
    begin: (...ids: string[]) => {
      for (const id of ids) apply(creation(id, id, listsOf(values)))
    },
  }
}
type Store = ReturnType<typeof aStore>

const told = (store: Store) =>
  Object.fromEntries(
    store
      .lists()
      .map(({ name, words }) => [name, words.map((word) => word.sense ?? word.own.word)]),
  )

test('a name is kept without the blanks around it, and not at all without a letter', () => {
  expect(nameOfList('  YDS   hazırlık ')).toBe('YDS hazırlık')
  expect(nameOfList('   ')).toBeUndefined()
  expect(nameOfList('a'.repeat(101))).toBeUndefined()
})

test('words are added to the end, each once, and what is there already is told', () => {
  const store = aStore()
  store.begin('a')
  const first = addition(store.list('a'), [sense('go.v.1'), own('Cat', 'kedi')], store.newId)
  store.apply(first.changes)
  const again = addition(
    store.list('a'),
    [own('CAT'), own('cat', 'KEDİ'), own('cat', 'kırbaç'), sense('go.v.1'), sense('go.v.2')],
    store.newId,
  )
  store.apply(again.changes)

  expect(told(store)).toEqual({ a: ['go.v.1', 'Cat', 'cat', 'go.v.2'] })
  expect([first.added, again.added, again.already.length]).toEqual([2, 2, 3])
})

test('what no list can hold is told, and the others are added', () => {
  const store = aStore()
  store.begin('a')
  const refused = [own(' '), own('a'.repeat(101)), own('a', 'b'.repeat(201)), sense('nothing')]
  const { added, changes, ...rest } = addition(
    store.list('a'),
    [...refused, own('wait')],
    store.newId,
  )
  store.apply(changes)

  expect([added, rest.refused, told(store)]).toEqual([1, refused, { a: ['wait'] }])
})

test('a hundred thousand words are a bounded number of records that any log and backup takes', () => {
  const store = aStore()
  store.begin('a')
  const words = Array.from({ length: 100_000 }, (_, at) => own(`word ${at}`, `anlam ${at}`))
  const { changes } = addition(store.list('a'), words, store.newId)
  store.apply(changes)

  expect(changes.length).toBeLessThan(500)
  expect(store.list('a').words.map((word) => word.own?.word)).toEqual(
    words.map((word) => word.own?.word),
  )
})

test('whatever words are added, their records are within what a log and a backup take', () => {
  const written = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 })
  const anyWord = fc.record({
    word: fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
    meanings: fc.array(written, { maxLength: 20 }),
    example: fc.option(fc.record({ en: written, tr: written }), { nil: undefined }),
  })
  const list: KeptList = { id: 'a', name: 'a', rank: 0, words: [], ranks: [] }
  fc.assert(
    fc.property(fc.array(anyWord, { maxLength: 40, size: 'max' }), (words) => {
      const { changes } = addition(
        list,
        words.map(({ example, ...word }) => ({ own: example ? { ...word, example } : word })),
        () => 'b',
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
  const { changes, inverse } = addition(
    store.list('a'),
    [sense('go.v.1'), sense('see.v.1')],
    store.newId,
  )
  store.apply(changes)
  store.apply(removalTo(store.list('b'), store.list('a').words.slice(0, 1)))
  store.apply(inverse)

  expect(told(store)).toEqual({ a: [], b: ['go.v.1'] })
})

test('a word keeps its id when it is changed, moved, and moved to another list', () => {
  const store = aStore()
  store.begin('a', 'b')
  store.apply(addition(store.list('a'), [own('x', 'y'), own('z', 't')], store.newId).changes)
  const id = store.list('a').words[0]?.id ?? ''
  store.apply(wordChange(id, own('x', 'yy')))
  store.apply(wordMove(store.list('a'), id, 1))
  store.apply(removalTo(store.list('b'), store.list('a').words.slice(1)))

  expect(store.list('b').words).toEqual([{ id, own: { word: 'x', meanings: ['yy'] } }])
})

test('what two devices do to one word holds, whichever of them is heard of first', () => {
  const store = aStore()
  store.begin('a', 'b')
  store.apply(addition(store.list('a'), [own('x', 'y')], store.newId).changes)
  const [word] = store.list('a').words
  const here = wordChange(word?.id ?? '', own('x', 'yy'))
  const there = [...removalTo(store.list('b'), store.list('a').words), ...renaming('b', 'c')]
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
        const lists = listsOf(new Map(Object.entries({ 'a.name': 'a', ...values })))
        for (const { name, words } of lists) {
          expect(name).toBeTypeOf('string')
          for (const word of words) expect(word.sense ?? word.own?.word).toBeTypeOf('string')
        }
      },
    ),
  )
})

// What a learner does to lists `a`, `b` and `c`, and what it should come to, told with plain arrays.
type Plain = { name: string; words: string[] }[]
const words = fc.uniqueArray(fc.constantFrom<string>('v', 'w', 'x', 'y', 'z'), { maxLength: 4 })
const list = fc.constantFrom('a', 'b', 'c')
const doings = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), list, words }),
    fc.record({ kind: fc.constant('remove' as const), list, words }),
    fc.record({ kind: fc.constant('give' as const), list, words, to: list }),
    fc.record({ kind: fc.constant('move' as const), list, word: fc.nat(5), to: fc.nat(5) }),
    fc.record({ kind: fc.constant('moveList' as const), list, to: fc.nat(2) }),
    fc.record({ kind: fc.constant('delete' as const), list }),
  ),
  { maxLength: 40 },
)
type Doing = typeof doings extends fc.Arbitrary<(infer One)[]> ? One : never

test('whatever is done to lists comes to what it says, and any of it can be taken back', () => {
  fc.assert(
    fc.property(doings, (all) => {
      const store = aStore()
      store.begin('a', 'b', 'c')
      let plain: Plain = ['a', 'b', 'c'].map((name) => ({ name, words: [] }))
      for (const doing of all) {
        if (!store.lists().some(({ id }) => id === doing.list)) continue
        const before = store.lists()
        const { changes, inverse } = planned(store, doing)
        const inverseOfFields = store.apply(changes)
        const after = store.lists()
        store.apply(inverse ?? inverseOfFields)
        expect(withoutRanks(store.lists())).toEqual(withoutRanks(before))
        // Done again: a word that was taken back and comes once more is a word of its own.
        if (doing.kind === 'add') store.apply(planned(store, doing).changes)
        else store.apply(changes)
        plain = done(plain, doing)
        expect(told(store)).toEqual(Object.fromEntries(plain.map((one) => [one.name, one.words])))
        expect(store.lists().map(({ name }) => name)).toEqual(plain.map(({ name }) => name))
        expect(after.map(({ name }) => name)).toEqual(plain.map(({ name }) => name))
      }
    }),
  )
})

function withoutRanks(lists: readonly KeptList[]) {
  return lists.map(({ id, name, words }) => ({ id, name, words }))
}

function planned(
  store: Store,
  doing: Doing,
): { changes: readonly ListChange[]; inverse?: readonly ListChange[] } {
  const list = store.list(doing.list)
  switch (doing.kind) {
    case 'add':
      return addition(
        list,
        doing.words.map((word) => own(word)),
        store.newId,
      )
    case 'remove':
      return { changes: removal(named(list, doing.words).map(({ id }) => id)) }
    case 'give': {
      const target = store.list(doing.to)
      return { changes: target ? removalTo(target, named(list, doing.words)) : [] }
    }
    case 'move':
      return { changes: wordMove(list, list.words[doing.word]?.id ?? '', doing.to) }
    case 'moveList':
      return { changes: listMove(list.id, doing.to, store.lists()) }
    case 'delete':
      return { changes: deletion(list.id) }
  }
}

function named(list: KeptList, words: readonly string[]) {
  return list.words.filter((word) => words.includes(word.own?.word ?? ''))
}

function done(plain: Plain, doing: Doing): Plain {
  const after = structuredClone(plain)
  const own = after.find(({ name }) => name === doing.list) as Plain[number]
  switch (doing.kind) {
    case 'add':
      own.words.push(...doing.words.filter((word) => !own.words.includes(word)))
      return after
    case 'remove':
      own.words = own.words.filter((word) => !doing.words.includes(word))
      return after
    case 'give': {
      const target = after.find(({ name }) => name === doing.to)
      if (!target) return after
      const given = own.words.filter((word) => doing.words.includes(word))
      own.words = own.words.filter((word) => !given.includes(word))
      target.words.push(...given)
      return after
    }
    case 'move': {
      const word = own.words[doing.word]
      if (word === undefined) return after
      own.words = own.words.toSpliced(doing.word, 1).toSpliced(doing.to, 0, word)
      return after
    }
    case 'moveList':
      return after.toSpliced(after.indexOf(own), 1).toSpliced(doing.to, 0, own)
    case 'delete':
      return after.toSpliced(after.indexOf(own), 1)
  }
}
