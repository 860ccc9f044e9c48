import { expect, test } from 'vitest'
import {
  type ChangeableKind,
  changeableKinds,
  type LogRecord,
  latestValues,
  standingAnswers,
} from './log-record.ts'

const stamp = (id: string) => ({ id, device: 'a', at: 0, offsetMinutes: 0 })
const answer = (id: string, round: string) => ({ ...stamp(id), kind: 'answer', round }) as LogRecord
const undo = (id: string, round: string) => ({ ...stamp(id), kind: 'undo', round }) as LogRecord
const change = (kind: ChangeableKind, id: string, field: string, value: unknown): LogRecord => ({
  ...stamp(id),
  kind,
  field,
  value,
})

test('an undo takes back what was answered before it, and not what is answered after', () => {
  const records = [answer('1', 'g.1'), undo('2', 'g.1'), answer('3', 'g.1'), answer('4', 'g.2')]

  expect(standingAnswers(records).map(({ id }) => id)).toEqual(['3', '4'])
  expect(standingAnswers(records.toReversed()).map(({ id }) => id)).toEqual(['4', '3'])
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
