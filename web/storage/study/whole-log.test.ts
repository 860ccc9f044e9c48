import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { anAnswer } from '#domain/an-answer.test-support.ts'
import { StudyDatabase } from './database.ts'
import { rebuild, wipe } from './log.ts'
import { wholeLog } from './whole-log.ts'

const database = new StudyDatabase('whole-log')

afterEach(async () => await wipe(database))

test('an empty log is read to its end', async () => {
  const shares: number[] = []

  expect(await wholeLog(database, (share) => shares.push(share))).toEqual({
    records: [],
    words: [],
  })
  expect(shares).toEqual([1])
})

test.for([1, 10_000, 20_001])(
  'of %i records each is read once, in order, with the words beside them',
  async (count) => {
    const records = Array.from({ length: count }, () => anAnswer())
    await database.records.bulkPut(records.toReversed())
    await rebuild(database)
    const shares: number[] = []
    const read = await wholeLog(database, (share) => shares.push(share))

    expect(read.records).toEqual(records)
    expect(read.words).toMatchObject([{ sense: 'wilt.v.1', answers: count }])
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  },
)
