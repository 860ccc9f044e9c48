import { expect, test } from 'vitest'
import { saidOfSense } from './a-lexicon.ts'
import { shapeWhereNeeded } from './shape-where-needed.ts'

test('a noun is a thing or an event', () => {
  expect(saidOfSense(shapeWhereNeeded, { shape: 'thing' }, { partOfSpeech: 'noun' })).toEqual([])
  expect(saidOfSense(shapeWhereNeeded, {}, { partOfSpeech: 'noun' })).toEqual(['has no shape'])
  expect(saidOfSense(shapeWhereNeeded, { shape: 'manner' }, { partOfSpeech: 'noun' })).toEqual([
    'manner is no shape of nouns',
  ])
})

test('an adverb says what it tells: manner, degree, place, time or a comment', () => {
  expect(saidOfSense(shapeWhereNeeded, { shape: 'time' }, { partOfSpeech: 'adverb' })).toEqual([])
  expect(saidOfSense(shapeWhereNeeded, { shape: 'event' }, { partOfSpeech: 'adverb' })).toEqual([
    'event is no shape of adverbs',
  ])
})

test('other parts of speech have no shape', () => {
  expect(saidOfSense(shapeWhereNeeded, {})).toEqual([])
  expect(saidOfSense(shapeWhereNeeded, { shape: 'event' })).toEqual(['verbs have no shape'])
})
