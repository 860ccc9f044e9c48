import { expect, test } from 'vitest'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { wordsInMemory } from '../lexicon/quiz-parts.ts'
import { clashesIn, lookAlike } from './word-clashes.ts'

test.each([
  ['affect', 'effect', true],
  ['adapt', 'adopt', true],
  ['quite', 'quiet', true],
  ['wilt', 'arid', false],
  ['sustain', 'abstain', true],
  ['cat', 'dog', false],
])('%s and %s look alike: %s', (a, b, expected) => {
  expect(lookAlike(a, b)).toBe(expected)
})

test('near words of a list clash, in both directions; unrelated ones do not', () => {
  const words = ['abundant', 'plentiful', 'wilt']
  const entries = someEntries(3).map((entry, place) => ({
    ...entry,
    id: words[place] ?? '',
    word: words[place] ?? '',
    never: place === 0 ? [1] : [],
  }))
  const clash = clashesIn([
    wordsInMemory({ part: 'zor', version: 'v1', asked: entries.length, entries }),
  ])

  expect(clash('abundant', 'plentiful')).toBe(true)
  expect(clash('plentiful', 'abundant')).toBe(true)
  expect(clash('abundant', 'wilt')).toBe(false)
  expect(clash('abundant', 'not-there')).toBe(false)
})
