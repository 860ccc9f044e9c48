import { expect, test } from 'vitest'
import { quizPartOf } from './quiz-part.ts'
import { aTable, aTableWord } from './word-table.test-support.ts'

const table = aTable([
  aTableWord('apple', { lists: ['kolay'] }),
  aTableWord('ice cream', { cefr: 'A2' }),
])

test('a word of a list is asked from it, another from the part of its level', () => {
  expect(quizPartOf(table, 'apple.n.1')).toBe('kolay')
  expect(quizPartOf(table, 'ice-cream.n.1')).toBe('a2')
})

test('what no entry begins with is asked from nowhere', () => {
  expect(quizPartOf(table, 'apple.n.2')).toBeUndefined()
  expect(quizPartOf(table, 'pear.n.1')).toBeUndefined()
})
