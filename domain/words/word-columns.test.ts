import { expect, test } from 'vitest'
import { quizList } from '#lexicon/build.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { listNames } from './entry.ts'
import { fromColumns, toColumns } from './word-columns.ts'

const { lexicon } = loadLexicon()

test.each(listNames)('the list %s travels in columns and arrives as it was', (name) => {
  const list = quizList(lexicon, name)

  expect(fromColumns(JSON.parse(JSON.stringify(toColumns(list))))).toEqual(list)
})

test('an empty list stays empty', () => {
  const list = { list: 'zor', version: 'x', entries: [] } as const

  expect(fromColumns(toColumns(list))).toEqual(list)
})
