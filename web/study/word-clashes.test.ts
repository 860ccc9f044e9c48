import { expect, test } from 'vitest'
import { quizList } from '#lexicon/build.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { listInMemory } from '../lexicon/word-lists.ts'
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
  const list = listInMemory(quizList(loadLexicon().lexicon, 'zor'))
  const clash = clashesIn([list])

  expect(clash('abundant.adj.1', 'plentiful.adj.1')).toBe(true)
  expect(clash('plentiful.adj.1', 'abundant.adj.1')).toBe(true)
  expect(clash('abundant.adj.1', 'wilt.v.1')).toBe(false)
  expect(clash('abundant.adj.1', 'not-there.n.1')).toBe(false)
})
