import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadLexicon } from './load.ts'
import { type WordDetail, wordDetails } from './word-detail.ts'
import { mostShardBytes, wordShards } from './word-shards.ts'

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
