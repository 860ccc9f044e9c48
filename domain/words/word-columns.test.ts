import { expect, test } from 'vitest'
import { someEntries } from '../quiz/some-entries.test-support.ts'
import type { QuizPart, WordEntry } from './entry.ts'
import { fromColumns, toColumns } from './word-columns.ts'

test('a part travels in columns and arrives as it was', () => {
  const [first, second, third] = someEntries(3) as [WordEntry, WordEntry, WordEntry]
  const { shape: _, ...shapeless } = second
  const part: QuizPart = {
    part: 'zor',
    version: 'x',
    asked: 2,
    entries: [
      { ...first, wordInfo: ['one thing', 'another'], turkish: ['biri', 'öteki'], never: [1, 2] },
      shapeless,
      third,
    ],
  }

  expect(fromColumns(JSON.parse(JSON.stringify(toColumns(part))))).toEqual(part)
})

test('an empty part stays empty', () => {
  const part = { part: 'zor', version: 'x', asked: 0, entries: [] } as const

  expect(fromColumns(toColumns(part))).toEqual(part)
})
