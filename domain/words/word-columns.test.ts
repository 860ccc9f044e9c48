import { expect, test } from 'vitest'
import { someEntries } from '../quiz/some-entries.test-support.ts'
import type { QuizList, WordEntry } from './entry.ts'
import { fromColumns, toColumns } from './word-columns.ts'

test('a list travels in columns and arrives as it was', () => {
  const [first, second, third] = someEntries(3) as [WordEntry, WordEntry, WordEntry]
  const { shape: _, ...shapeless } = second
  const list: QuizList = {
    list: 'zor',
    version: 'x',
    entries: [
      { ...first, wordInfo: ['one thing', 'another'], turkish: ['biri', 'öteki'], never: [1, 2] },
      shapeless,
      third,
    ],
  }

  expect(fromColumns(JSON.parse(JSON.stringify(toColumns(list))))).toEqual(list)
})

test('an empty list stays empty', () => {
  const list = { list: 'zor', version: 'x', entries: [] } as const

  expect(fromColumns(toColumns(list))).toEqual(list)
})
