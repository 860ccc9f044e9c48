import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawItem } from '#domain/quiz/draw-item.ts'
import { entryAt, indexList } from '#domain/quiz/list-index.ts'
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

test('beside each of its words stand four of its part of speech, and no gloss stands twice', () => {
  const index = indexList(starter.entries, starter.asked)
  for (let place = 0; place < starter.asked; place += 1) {
    for (let seed = 0; seed < 50; seed += 1) {
      const drawn = drawItem(index, place, seededRandom(seed))
      const options = drawn.ok ? drawn.value.options.map((option) => entryAt(index, option)) : []
      const { id, partOfSpeech } = entryAt(index, place)
      expect(new Set(options.map(({ gloss }) => gloss)).size, id).toBe(5)
      expect(new Set(options.map((option) => option.partOfSpeech)), id).toEqual(
        new Set([partOfSpeech]),
      )
      for (const { gloss } of options) expect(gloss).not.toBe('')
    }
  }
})
