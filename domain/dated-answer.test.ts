import { expect, test } from 'vitest'
import { anAnswer, anUndo, at, dayOf } from './an-answer.test-support.ts'
import { datedAnswers } from './dated-answer.ts'

test('an answer belongs to the day of its own clock, which begins at four in the morning', () => {
  const late = anAnswer(at('2026-11-21T03:59+03:00'))
  const early = anAnswer(at('2026-11-21T04:00+03:00'))

  expect(datedAnswers([early, late])).toEqual([
    { answer: late, day: dayOf('2026-11-20') },
    { answer: early, day: dayOf('2026-11-21') },
  ])
})

test('what was taken back is left out, what was answered after that is not', () => {
  const first = anAnswer()
  const undo = anUndo(first)
  const again = anAnswer({ round: first.round })

  expect(datedAnswers([again, undo, first]).map(({ answer }) => answer)).toEqual([again])
})

test('an erased log has no answers', () => {
  expect(datedAnswers([])).toEqual([])
})
