import { expect, test } from 'vitest'
import { anAnswer } from './an-answer.test-support.ts'
import {
  type ChangeableKind,
  changeableKinds,
  isLogRecord,
  type LogRecord,
  latestValues,
  standing,
} from './log-record.ts'

const stamp = (id: string) => ({ id, device: 'a', at: 0, offsetMinutes: 0 })
const answer = (id: string, round: string, sense = 'wilt') =>
  anAnswer({ ...stamp(id), round, sense })
const undo = (id: string, round: string) => ({ ...stamp(id), kind: 'undo', round }) as LogRecord
const change = (kind: ChangeableKind, id: string, field: string, value: unknown): LogRecord => ({
  ...stamp(id),
  kind,
  field,
  value,
})

test('an undo takes back what was answered before it, and not what is answered after', () => {
  const records = [answer('1', 'g.1'), undo('2', 'g.1'), answer('3', 'g.1'), answer('4', 'g.2')]

  expect(standing(records).map(({ id }) => id)).toEqual(['3', '4'])
  expect(standing(records.toReversed()).map(({ id }) => id)).toEqual(['4', '3'])
})

test('an erasure forgets what was recorded of its sense before it, unless it is taken back', () => {
  const of = (kind: string, id: string, round: string, sense: string) =>
    ({ ...stamp(id), kind, round, sense, list: 'zor', isKnown: true }) as LogRecord
  const records = [
    answer('1', 'g.1', 'wilt'),
    of('study', '2', 's.1', 'wilt'),
    answer('3', 'g.2', 'arid'),
    of('erase', '4', 'e.1', 'wilt'),
    answer('5', 'g.3', 'wilt'),
    of('teach', '7', 't.1', 'wilt'),
    of('claim', '70', 'c.1', 'wilt'),
  ]
  const ids = (all: readonly LogRecord[]) => standing(all).map(({ id }) => id)

  expect(ids(records)).toEqual(['3', '5', '7', '70'])
  expect(ids(records.toReversed())).toEqual(['70', '7', '5', '3'])
  expect(ids([...records, undo('6', 'e.1')])).toEqual(['1', '2', '3', '5', '7', '70'])
  expect(ids([...records, undo('8', 't.1')])).toEqual(['3', '5', '70'])
  expect(ids([...records, undo('8', 'c.1')])).toEqual(['3', '5', '7'])
})

test.each(changeableKinds)(
  'the latest value of a field of a %s counts, in whatever order the records come',
  (kind) => {
    const others = changeableKinds.filter((other) => other !== kind)
    const records = [
      change(kind, '2', 'one', 'new'),
      change(kind, '1', 'one', 'old'),
      { ...stamp('9'), kind: 'of-a-later-version', field: 'one' },
      ...others.map((other) => change(other, '8', 'one', other)),
      change(kind, '1', 'two', 20),
    ]

    expect(latestValues(records, kind)).toEqual(
      new Map<string, unknown>([
        ['one', 'new'],
        ['two', 20],
      ]),
    )
    expect(latestValues(records.toReversed(), kind)).toEqual(latestValues(records, kind))
  },
)

test('what the options of an answer showed is part of it, and absent from those of before', () => {
  expect(isLogRecord(anAnswer())).toBe(true)
  expect(isLogRecord(anAnswer({ optionText: 'gloss' }))).toBe(true)
  expect(isLogRecord({ ...anAnswer(), optionText: 'picture' })).toBe(false)
})
