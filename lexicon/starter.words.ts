import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawItem } from '#domain/quiz/draw-item.ts'
import { indexList } from '#domain/quiz/list-index.ts'
import { plainManner } from '#domain/quiz/manner.ts'
import { seededRandom } from '#domain/random.ts'
import { directions, optionTexts } from '#domain/words/entry.ts'
import { toColumns } from '#domain/words/word-columns.ts'
import { quizPart } from './build.ts'
import { loadLexicon } from './load.ts'
import { starterCount, starterOf } from './starter.ts'

const kolay = quizPart(loadLexicon().lexicon, 'kolay')
const starter = starterOf(kolay)

test('the starter is small', () => {
  const bytes = brotliCompressSync(JSON.stringify(toColumns(starter))).length

  expect(bytes).toBeLessThanOrEqual(8000)
})

test('a word has the same place in it as in the whole list', () => {
  const ids = starter.entries.map(({ id }) => id)

  expect(starter.asked).toBe(starterCount)
  expect(ids).toEqual(kolay.entries.slice(0, ids.length).map(({ id }) => id))
})

test('it asks each of its words in every manner', () => {
  const index = indexList(starter.entries, starter.asked)
  for (const direction of directions) {
    for (const optionText of optionTexts) {
      for (let place = 0; place < starter.asked; place += 1) {
        const manner = { ...plainManner, direction, optionText }
        const drawn = drawItem(index, place, seededRandom(place), manner)
        expect(drawn.ok, `${starter.entries[place]?.id} ${direction} ${optionText}`).toBe(true)
      }
    }
  }
})
