import { expect, test } from 'vitest'
import { anAnswer, anUndo } from './an-answer.test-support.ts'
import type { EraseRecord, LogRecord, UndoRecord } from './log-record.ts'
import { mergeEffects } from './merge-effects.ts'

const stamp = () => {
  const { id, device, at, offsetMinutes } = anAnswer()
  return { id, device, at, offsetMinutes }
}
const anErasure = (sense: string): EraseRecord => ({
  ...stamp(),
  kind: 'erase',
  round: `e.${sense}`,
  sense,
})
const undoOf = (round: string): UndoRecord => ({ ...stamp(), kind: 'undo', round })
const set = (field: string, value: unknown): LogRecord => ({
  ...stamp(),
  kind: 'setting',
  field,
  value,
})
const nothing = {
  answers: 0,
  others: 0,
  studiedWords: 0,
  erasedWords: 0,
  takenBack: 0,
  restoredWords: 0,
  settings: new Map(),
}

test('answers come beside those that are there', () => {
  expect(mergeEffects([anAnswer()], [anAnswer(), anAnswer()])).toEqual({ ...nothing, answers: 2 })
})

test('what is recorded of a word beside its answers is counted by words', () => {
  const wish = (sense: string): LogRecord => ({ ...stamp(), kind: 'study', round: 'w', sense })
  const fresh = [wish('a.n.1'), wish('a.n.1'), wish('b.n.1')]
  expect(mergeEffects([], fresh)).toEqual({ ...nothing, others: 3, studiedWords: 2 })
})

test('an erasure tells how many words it forgets, not how many answers, nor words unknown here', () => {
  const existing = ['a.n.1', 'a.n.1', 'b.n.1', 'c.n.1'].map((sense) => anAnswer({ sense }))
  const fresh = ['a.n.1', 'b.n.1', 'unknown.n.1'].map(anErasure)

  expect(mergeEffects(existing, fresh)).toEqual({ ...nothing, others: 3, erasedWords: 2 })
})

test('an erasure that is older than what is there, or that is taken back, forgets nothing', () => {
  const old = anErasure('wilt.v.1')
  const existing = [anAnswer()]
  const undone = anErasure('wilt.v.1')

  expect(mergeEffects(existing, [old, undone, undoOf(undone.round)])).toEqual({
    ...nothing,
    others: 3,
  })
})

test('an undo tells what it takes back, or what it brings back', () => {
  const answer = anAnswer()
  const [forgotten, erasure] = [anAnswer({ sense: 'b.n.1' }), anErasure('b.n.1')]

  expect(
    mergeEffects([answer, forgotten, erasure], [anUndo(answer), undoOf(erasure.round)]),
  ).toEqual({ ...nothing, others: 2, takenBack: 1, restoredWords: 1 })
})

test('settings that come to another value are named, older ones and equal ones are not', () => {
  const older = set('accent', 'us')
  const existing = [set('accent', 'uk'), set('count', null)]
  const fresh = [older, set('count', null), set('wordSize', 'large')]

  expect(mergeEffects(existing, fresh)).toEqual({
    ...nothing,
    others: 3,
    settings: new Map([['wordSize', 'large']]),
  })
})
