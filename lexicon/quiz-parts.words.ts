import { expect, test } from 'vitest'
import { drawItem } from '#domain/quiz/draw-item.ts'
import { indexList } from '#domain/quiz/list-index.ts'
import { optionCount } from '#domain/quiz/manner.ts'
import { seededRandom } from '#domain/random.ts'
import { quizPartNames } from '#domain/words/entry.ts'
import { quizPartOf } from '#domain/words/quiz-part.ts'
import { wordTable } from '#domain/words/word-table.ts'
import { everyFirstSense } from './lexicon.ts'
import { loadLexicon } from './load.ts'
import { quizEntries } from './quiz-entries.ts'
import { wordIndex } from './word-index.ts'

const { lexicon } = loadLexicon()
const parts = quizPartNames.map((part) => ({ part, ...quizEntries(lexicon, part) }))
const asked = parts.flatMap(({ part, asked, entries }) =>
  entries.slice(0, asked).map(({ id }) => ({ id, part })),
)

test('every entry is asked from exactly one part, which the index of all words tells', () => {
  const table = wordTable(wordIndex(lexicon))
  const ids = [...everyFirstSense(lexicon)].map(({ sense }) => sense.id)

  expect(asked.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(asked.filter(({ id, part }) => quizPartOf(table, id) !== part)).toEqual([])
})

test('every word whose sense makes a question is asked with five options, no other is', () => {
  const without = parts.flatMap(({ asked, entries }) => {
    const index = indexList(entries, asked)
    return entries
      .slice(0, asked)
      .filter((_, place) => !drawItem(index, place, seededRandom(place)).ok)
      .map(({ id }) => id)
  })
  const recallOnly = [...everyFirstSense(lexicon)]
    .filter(({ sense }) => sense.quiz === false)
    .map(({ sense }) => sense.id)
  // A kind with fewer words than a question has options makes none: *bye* has no other interjection
  // to stand beside.
  const tooFew = Map.groupBy(
    [...everyFirstSense(lexicon)].filter(({ sense }) => sense.quiz !== false),
    ({ entry, sense }) => `${entry.partOfSpeech} ${sense.shape}`,
  )
    .values()
    .filter(({ length }) => length < optionCount)
    .flatMap((words) => words.map(({ sense }) => sense.id))
  expect(without.toSorted()).toEqual([...recallOnly, ...tooFew].toSorted())
})
