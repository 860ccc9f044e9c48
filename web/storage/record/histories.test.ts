import 'fake-indexeddb/auto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { anAnswer, historiesOf } from '#domain/record/an-answer.test-support.ts'
import { clear } from './a-log.test-support.ts'
import { openStudy, StudyDatabase } from './database.ts'
import { readDerived } from './histories.ts'
import { rebuild } from './log.ts'

const database = new StudyDatabase('histories')

beforeAll(async () => await openStudy(database))
afterEach(async () => await clear(database))

test('of an empty log there is nothing, and it is read to its end', async () => {
  const shares: number[] = []

  expect(await readDerived(database, (share) => shares.push(share))).toEqual({
    histories: [],
    words: [],
  })
  expect(shares).toEqual([1])
})

test.for([1, 200, 401])(
  'the histories of %i words are each read once, with the words',
  async (count) => {
    const senses = Array.from({ length: count }, (_, at) => `${String(at).padStart(4, '0')}.n.1`)
    const records = senses.flatMap((sense) => [
      anAnswer({ sense }),
      anAnswer({ sense, grade: 'again' }),
    ])
    await database.records.bulkPut(records)
    await rebuild(database)
    const shares: number[] = []
    const read = await readDerived(database, (share) => shares.push(share))

    expect(read.histories).toEqual(historiesOf(records))
    expect(read.words.map(({ sense }) => sense)).toEqual(senses)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  },
)
