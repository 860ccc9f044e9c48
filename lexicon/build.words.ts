import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listNames } from '#domain/words/entry.ts'
import { fromColumns, toColumns } from '#domain/words/word-columns.ts'
import { glosses, quizPart } from './build.ts'
import { loadLexicon } from './load.ts'

const { lexicon } = loadLexicon()

test('every headword has its glosses, each once', () => {
  const all = glosses(lexicon)

  expect(Object.keys(all).length).toBe(lexicon.words.length)
  expect(Object.values(all).every((own) => new Set(own).size === own.length)).toBe(true)
})

test.each([
  ['kolay', 90_000],
  ['zor', 45_000],
] as const)('the quiz part of %s stays within %i bytes', (list, most) => {
  const shipped = JSON.stringify(toColumns(quizPart(lexicon, list)))

  expect(brotliCompressSync(shipped).length).toBeLessThanOrEqual(most)
})

test.each(listNames)('the list %s travels in columns and arrives as it was', (name) => {
  const list = quizPart(lexicon, name)

  expect(fromColumns(JSON.parse(JSON.stringify(toColumns(list))))).toEqual(list)
})

test('how a word is used does not make the quiz parts larger', () => {
  const plain = lexicon
  const used = {
    ...plain,
    words: plain.words.map(({ file, headword }) => ({
      file,
      headword: {
        ...headword,
        entries: headword.entries.map((entry) => ({
          ...entry,
          senses: entry.senses.map((sense) => ({
            ...sense,
            countability: 'both' as const,
            region: 'UK' as const,
            register: 'formal' as const,
            uses: [{ en: sense.example.en, tr: sense.example.tr }],
            patterns: [`${headword.headword} of something`],
          })),
        })),
      },
    })),
  }
  for (const list of listNames)
    expect(quizPart(used, list).entries).toEqual(quizPart(plain, list).entries)
})
