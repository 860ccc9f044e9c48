import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAnswer } from '../record/an-answer.test-support.ts'
import type { ChangeableKind, LogRecord } from '../record/log-record.ts'
import { latestValues } from '../record/log-record.ts'
import { atOnce } from '../steps.ts'
import { correctionChanges } from './correction.ts'
import {
  addition,
  creation,
  deletion,
  listMove,
  removal,
  removalTo,
  renaming,
  wordChange,
  wordMove,
} from './list-changes.ts'
import { listEffects } from './list-effects.ts'
import { type KeptList, type ListChange, listsOf } from './list-records.ts'

const nothing = {
  deletedLists: [],
  renamedLists: [],
  restoredLists: [],
  removedWords: 0,
  movedWords: 0,
  changedWords: 0,
  isReordered: false,
  changedCorrections: 0,
}

/** What becomes of what is there. */
function effectsOf(log: readonly LogRecord[], fresh: readonly LogRecord[]) {
  const { brought: _, ...effects } = listEffects(log, fresh)
  return effects
}

/** Changes as records, each later than all that were made before it. */
function recorded(changes: readonly ListChange[], kind: ChangeableKind = 'list'): LogRecord[] {
  return changes.map((change) => {
    const { id, device, at, offsetMinutes } = anAnswer()
    return { id, device, at, offsetMinutes, kind, ...change }
  })
}
const listsIn = (records: readonly LogRecord[]) => atOnce(listsOf(latestValues(records, 'list')))
const listIn = (records: readonly LogRecord[], id: string) =>
  listsIn(records).find((list) => list.id === id) as KeptList
const wordsIn = (records: readonly LogRecord[], id: string) => listIn(records, id).words

/** A log with two lists: *a* of two own words and a sense, *b* of one word. */
function twoLists(): LogRecord[] {
  const log = recorded([...creation('a', 'Fiiller', []), ...creation('b', 'YDS', [])])
  const words = [
    { own: { word: 'v', meanings: ['m'] } },
    { own: { word: 'w', meanings: ['m'] } },
    { sense: 'go.v.1' },
  ]
  log.push(...recorded(atOnce(addition(listIn(log, 'a'), words, () => 'x')).changes))
  log.push(
    ...recorded(atOnce(addition(listIn(log, 'b'), [{ sense: 'see.v.1' }], () => 'y')).changes),
  )
  return log
}

test('lists and words that come beside those that are there touch nothing', () => {
  const log = twoLists()
  const fresh = recorded([
    ...creation('c', 'Yeni', listsIn(log)),
    ...atOnce(addition(listIn(log, 'a'), [{ sense: 'be.v.1' }], () => 'z')).changes,
  ])
  fresh.push(...recorded(correctionChanges('go.v.1', { gloss: ['gitmek'] }), 'correction'))

  expect(effectsOf(log, fresh)).toEqual(nothing)
})

test('a list that a file deletes is named, though nothing was ever said of its deletion', () => {
  expect(effectsOf(twoLists(), recorded(deletion('a')))).toEqual({
    ...nothing,
    deletedLists: ['Fiiller'],
  })
})

test('a list that is renamed, and one that is there again, are named', () => {
  const log = twoLists()
  log.push(...recorded(deletion('b')))
  const fresh = recorded([
    ...renaming('a', 'Başka'),
    { field: 'b.isDeleted', value: null },
    ...renaming('unknown', 'Olmayan'),
  ])

  expect(effectsOf(log, fresh)).toEqual({
    ...nothing,
    renamedLists: ['Fiiller'],
    restoredLists: ['YDS'],
  })
})

test('words that are taken out, moved and changed are counted', () => {
  const log = twoLists()
  const [v, w, go] = wordsIn(log, 'a')
  if (!v || !w || !go) throw new Error('three words were added')
  const fresh = recorded([
    ...removal(listIn(log, 'a'), [v.id]),
    ...removalTo(listIn(log, 'b'), listIn(log, 'a'), [w.id]),
    ...wordChange(go.id, { sense: 'go.v.2' }),
  ])

  expect(effectsOf(log, fresh)).toEqual({
    ...nothing,
    removedWords: 1,
    movedWords: 1,
    changedWords: 1,
  })
  // Words that are in no list any more, with all that came with them.
  const batch = recorded([{ field: 'x.list', value: '' }])
  expect(effectsOf(log, batch)).toEqual({ ...nothing, removedWords: 3 })
})

test('another order of lists, or of the words in one, is told', () => {
  const log = twoLists()
  const ofLists = recorded(listMove('b', 0, listsIn(log)))
  const ofWords = recorded(wordMove(listIn(log, 'a'), wordsIn(log, 'a')[2]?.id ?? '', 0))

  expect(effectsOf(log, ofLists)).toEqual({ ...nothing, isReordered: true })
  expect(effectsOf(log, ofWords)).toEqual({ ...nothing, isReordered: true })
})

test('what only comes is counted as lists, words and corrections', () => {
  const withList = recorded(creation('c', 'Yemek', []))
  const fresh = [
    ...withList,
    ...recorded([
      { field: 'p.words', value: { list: 'c', rank: 0, words: ['go.v.1', 'wilt.v.1'] } },
      { field: 'q.words', value: { list: 'a', rank: 9, words: ['again.adv.1'] } },
    ]),
    ...recorded(correctionChanges('go.v.1', { gloss: ['benim'] }), 'correction'),
  ]
  expect(listEffects(twoLists(), fresh).brought).toEqual({ lists: 1, words: 3, corrections: 1 })
  expect(listEffects([...twoLists(), ...fresh], []).brought).toEqual({
    lists: 0,
    words: 0,
    corrections: 0,
  })
})

test('a correction that becomes another one, or is taken back, is counted; its other half is new', () => {
  const corrected = (sense: string, gloss: string | undefined, definitionTr?: string) =>
    recorded(
      correctionChanges(sense, {
        ...(gloss && { gloss: [gloss] }),
        ...(definitionTr && { definitionTr }),
      }),
      'correction',
    )
  const log = ['a.n.1', 'b.n.1', 'c.n.1'].flatMap((sense) => corrected(sense, 'benim'))
  const fresh = [
    ...corrected('a.n.1', 'senin'),
    ...corrected('b.n.1', undefined),
    ...corrected('c.n.1', 'benim', 'tanım'),
  ]

  expect(effectsOf(log, fresh)).toEqual({ ...nothing, changedCorrections: 2 })
})

test('whatever comes: where nothing is told, all lists are as they were, with words among theirs', () => {
  const field = fc
    .tuple(
      fc.constantFrom('a', 'b', 'x', 'y', 'x0000', 'x0002', 'z'),
      fc.constantFrom('name', 'isDeleted', 'words', 'word', 'list', 'rank'),
    )
    .map((parts) => parts.join('.'))
  const value = fc.oneof(
    fc.constantFrom(null, true, '', 'a', 'b', 'go.v.1', 0, 5, -1),
    fc.constantFrom({ word: 'q', meanings: [] }, { list: 'a', rank: 1, words: ['go.v.1'] }),
  )
  fc.assert(
    fc.property(fc.array(fc.record({ field, value }), { maxLength: 4 }), (changes) => {
      const log = twoLists()
      const fresh = recorded(changes)
      const effects = effectsOf(log, fresh)
      fc.pre(JSON.stringify(effects) === JSON.stringify(nothing))

      const after = new Map(listsIn([...log, ...fresh]).map((list) => [list.id, list]))
      for (const { id, name, words } of listsIn(log)) {
        const there = new Set(words.map((word) => word.id))
        expect(after.get(id)?.name).toBe(name)
        expect(after.get(id)?.words.filter((word) => there.has(word.id))).toEqual(words)
      }
    }),
    { numRuns: 1000 },
  )
})
