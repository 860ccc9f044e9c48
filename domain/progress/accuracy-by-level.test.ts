import { expect, test } from 'vitest'
import { anAnswer, answersOf, aRecall } from '../record/an-answer.test-support.ts'
import { accuracyByLevel } from './accuracy-by-level.ts'

const levels = new Map([
  ['wilt.v.1', 'C1'],
  ['arid.adj.1', 'B2'],
  ['go.v.1', 'A1'],
] as const)

test('every answer counts for the level of its word, easiest level first', () => {
  const answers = answersOf(
    anAnswer(),
    aRecall({ grade: 'again' }),
    anAnswer({ grade: 'hard' }),
    anAnswer({ sense: 'go.v.1', grade: 'easy' }),
  )

  expect(accuracyByLevel(answers, levels)).toEqual([
    { cefr: 'A1', answers: 1, right: 1 },
    { cefr: 'C1', answers: 3, right: 2 },
  ])
})

test('a word without a level is left out; without answers there is nothing', () => {
  expect(accuracyByLevel(answersOf(anAnswer({ sense: 'gone.n.1' })), levels)).toEqual([])
  expect(accuracyByLevel([], levels)).toEqual([])
})
