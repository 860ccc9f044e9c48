import { expect, test } from 'vitest'
import { type LogRecord, latestSettings, standingAnswers } from './log-record.ts'

const stamp = (id: string) => ({ id, device: 'a', at: 0, offsetMinutes: 0 })
const answer = (id: string, round: string) => ({ ...stamp(id), kind: 'answer', round }) as LogRecord
const undo = (id: string, round: string) => ({ ...stamp(id), kind: 'undo', round }) as LogRecord
const setting = (id: string, field: string, value: unknown) =>
  ({ ...stamp(id), kind: 'setting', field, value }) as LogRecord

test('an undo takes back what was answered before it, and not what is answered after', () => {
  const records = [answer('1', 'g.1'), undo('2', 'g.1'), answer('3', 'g.1'), answer('4', 'g.2')]

  expect(standingAnswers(records).map(({ id }) => id)).toEqual(['3', '4'])
  expect(standingAnswers(records.toReversed()).map(({ id }) => id)).toEqual(['4', '3'])
})

test('the latest value of a field counts, in whatever order the records come', () => {
  const records = [
    setting('2', 'accent', 'uk'),
    setting('1', 'accent', 'us'),
    { ...stamp('9'), kind: 'of-a-later-version', field: 'accent' },
    setting('1', 'count', 20),
  ]

  expect(latestSettings(records)).toEqual(
    new Map<string, unknown>([
      ['accent', 'uk'],
      ['count', 20],
    ]),
  )
  expect(latestSettings(records.toReversed())).toEqual(latestSettings(records))
})
