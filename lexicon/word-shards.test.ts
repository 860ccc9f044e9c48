import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aLexicon, aWord } from './checks/a-lexicon.ts'
import type { WordDetail } from './word-detail.ts'
import { wordDetails } from './word-detail.ts'
import { wordShards } from './word-shards.ts'

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
