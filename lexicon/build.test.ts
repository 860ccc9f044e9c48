import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listNames } from '#domain/words/entry.ts'
import { toColumns } from '#domain/words/word-columns.ts'
import { glosses, quizList } from './build.ts'
import { aLexicon, aWord } from './checks/a-lexicon.ts'
import { loadLexicon } from './load.ts'

const lexiconOf = (...headwords: string[]) =>
  aLexicon(
    headwords.map((headword) => aWord(headword, { gloss: [`${headword}mak`] })),
    {
      lists: {
        kolay: [],
        zor: headwords.map((headword) => ({ headword, partOfSpeech: 'verb' as const })),
      },
    },
  )

test('the same words give the same version, other words another', () => {
  const version = (...headwords: string[]) => quizList(lexiconOf(...headwords), 'zor').version
  expect(version('abandon', 'bake')).toBe(version('abandon', 'bake'))
  expect(version('abandon', 'bake')).not.toBe(version('abandon', 'climb'))
})

test('the glosses of a headword are those of all its senses, each once', () => {
  const lexicon = aLexicon([
    aWord('light', { gloss: ['ışık', 'aydınlık'] }),
    aWord('bake', { gloss: ['pişirmek'] }),
  ])

  expect(glosses(lexicon)).toEqual({ light: ['ışık', 'aydınlık'], bake: ['pişirmek'] })
  const real = glosses(loadLexicon().lexicon)
  expect(Object.keys(real).length).toBe(loadLexicon().lexicon.words.length)
  expect(Object.values(real).every((all) => new Set(all).size === all.length)).toBe(true)
})

test('how a word is used does not make the quiz parts larger', () => {
  const plain = loadLexicon().lexicon
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
    expect(quizList(used, list).entries).toEqual(quizList(plain, list).entries)
})

test.each(listNames)('the quiz part of %s stays within 60 kB', (list) => {
  const shipped = JSON.stringify(toColumns(quizList(loadLexicon().lexicon, list)))

  expect(brotliCompressSync(shipped).length).toBeLessThanOrEqual(60_000)
})
