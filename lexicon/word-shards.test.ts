import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aLexicon, aWord } from './checks/a-lexicon.ts'
import { loadLexicon } from './load.ts'
import type { WordDetail } from './word-detail.ts'
import { wordDetails } from './word-detail.ts'
import { mostShardBytes, wordShards } from './word-shards.ts'

const detailsOf = (...words: string[]) => wordDetails(aLexicon(words.map((word) => aWord(word))))

const slugsIn = (...[details, mostBytes]: Parameters<typeof wordShards>) =>
  [...wordShards(details, mostBytes)].map(([beginning, shard]) => [beginning, Object.keys(shard)])

test('each word is in the shard of its first letter, under its slug', () => {
  expect(slugsIn(detailsOf('bake', 'Big Ben', 'cut'))).toEqual([
    ['b', ['bake', 'big-ben']],
    ['c', ['cut']],
  ])
})

test('a letter that would be too much to load is parted by the next ones', () => {
  expect(slugsIn(detailsOf('ab', 'able', 'act', 'be'), 1)).toEqual([
    ['ab', ['ab']],
    ['abl', ['able']],
    ['ac', ['act']],
    ['b', ['be']],
  ])
})

test('a word is in the shard of the longest beginning that its slug has', () => {
  const word = fc.stringMatching(/^[ab-]{1,5}$/)
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 20 }),
      fc.nat(600),
      (words, most) => {
        const details = words.map((slug): WordDetail => ({ slug, headword: slug, entries: [] }))
        const shards = wordShards(details, most)
        for (const { slug } of details) {
          const [longest] = [...shards.keys()]
            .filter((beginning) => slug.startsWith(beginning))
            .sort((a, b) => b.length - a.length)
          expect(shards.get(longest ?? '')).toHaveProperty([slug])
        }
        expect([...shards.values()].flatMap(Object.keys).sort()).toEqual(words.toSorted())
      },
    ),
  )
})

test('no shard is over 70 kB, neither today nor with uses for every sense', () => {
  const today = wordDetails(loadLexicon().lexicon)
  for (const details of [today, today.map(withUses)])
    for (const [beginning, shard] of wordShards(details))
      expect(
        brotliCompressSync(JSON.stringify(shard)).length,
        `words-${beginning}`,
      ).toBeLessThanOrEqual(mostShardBytes)
})

/** A word with three uses and a pattern in each sense, of texts that are as various as uses are. */
function withUses(detail: WordDetail): WordDetail {
  return {
    ...detail,
    entries: detail.entries.map((entry) => ({
      ...entry,
      senses: entry.senses.map((sense) => ({
        ...sense,
        uses: [0, 1, 2].map((place) => ({
          en: rotated(sense.example.en, place + 1),
          tr: rotated(sense.example.tr, place + 1),
        })),
        patterns: [`${detail.headword} of something`],
      })),
    })),
  }
}

function rotated(sentence: string, by: number): string {
  const words = sentence.toLowerCase().split(' ')
  return [...words.slice(by), ...words.slice(0, by)].slice(0, 4).join(' ')
}
