import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listNames } from '#domain/words/entry.ts'
import { fromColumns, toColumns } from '#domain/words/word-columns.ts'
import { glosses, quizList } from './build.ts'
import { loadLexicon } from './load.ts'

const { lexicon } = loadLexicon()

test('every headword has its glosses, each once', () => {
  const all = glosses(lexicon)

  expect(Object.keys(all).length).toBe(lexicon.words.length)
  expect(Object.values(all).every((own) => new Set(own).size === own.length)).toBe(true)
})

test.each(listNames)('the quiz part of %s stays within 60 kB', (list) => {
  const shipped = JSON.stringify(toColumns(quizList(lexicon, list)))

  expect(brotliCompressSync(shipped).length).toBeLessThanOrEqual(60_000)
})

test.each(listNames)('the list %s travels in columns and arrives as it was', (name) => {
  const list = quizList(lexicon, name)

  expect(fromColumns(JSON.parse(JSON.stringify(toColumns(list))))).toEqual(list)
})
