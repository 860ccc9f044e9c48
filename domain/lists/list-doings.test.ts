import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from '../steps.ts'
import { aStore, type Store, told } from './a-list-store.test-support.ts'
import { addition, deletion, listMove, removal, removalTo, wordMove } from './list-changes.ts'
import type { KeptList, ListChange } from './list-records.ts'

const own = (word: string) => ({ own: { word, meanings: [] } })

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
      return atOnce(
        addition(
          list,
          doing.words.map((word) => own(word)),
          store.newId,
        ),
      )
    case 'remove':
      return { changes: removal(list, named(list, doing.words)) }
    case 'give': {
      const target = store.list(doing.to)
      return { changes: target ? removalTo(target, list, named(list, doing.words)) : [] }
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
  return list.words.flatMap((word) => (words.includes(word.own?.word ?? '') ? [word.id] : []))
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
