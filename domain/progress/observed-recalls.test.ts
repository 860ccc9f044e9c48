import { expect, test } from 'vitest'
import { anAnswer, answersOf, aRecall, at, dayOf } from '../record/an-answer.test-support.ts'
import type { AnswerRecord } from '../record/log-record.ts'
import { observedRecalls, recallRate } from './observed-recalls.ts'

const today = dayOf('2026-11-20')
const recallsOf = (...answers: readonly AnswerRecord[]) => observedRecalls(answersOf(...answers))
const first = () => anAnswer(at('2026-11-01T12:00+03:00'))

test('what is typed or shown in Tekrar is a recall, days after the word was last asked', () => {
  const recalls = recallsOf(
    first(),
    aRecall({ ...at('2026-11-05T12:00+03:00') }),
    aRecall({ ...at('2026-11-15T12:00+03:00'), question: 'shown', grade: 'again' }),
  )

  expect(recalls).toMatchObject([
    { elapsedDays: 4, wasRecalled: true },
    { elapsedDays: 10, wasRecalled: false },
  ])
})

test('a right pick among five is none, in a game and in Tekrar; but the word was asked then', () => {
  const recalls = recallsOf(
    first(),
    anAnswer({ ...at('2026-11-04T12:00+03:00'), question: 'typed' }),
    aRecall({ ...at('2026-11-08T12:00+03:00'), question: 'choice' }),
    aRecall({ ...at('2026-11-10T12:00+03:00') }),
  )

  expect(recalls).toMatchObject([{ elapsedDays: 2 }])
})

test('a word asked again the same day, or for the first time, shows no memory', () => {
  const recalls = recallsOf(
    aRecall(at('2026-11-05T12:00+03:00')),
    aRecall(at('2026-11-05T13:00+03:00')),
    aRecall(at('2026-11-06T03:00+03:00')),
  )

  expect(recalls).toEqual([])
})

test('a clock that was set back makes no negative span', () => {
  const recalls = recallsOf(
    anAnswer(at('2026-11-10T12:00+03:00')),
    aRecall(at('2026-11-02T12:00+03:00')),
    aRecall(at('2026-11-12T12:00+03:00')),
  )

  expect(recalls).toMatchObject([{ elapsedDays: 2 }])
})

test('the recall rate is that of the period, and none where nothing was recalled', () => {
  const recalls = recallsOf(
    first(),
    aRecall({ ...at('2026-11-05T12:00+03:00'), grade: 'again' }),
    aRecall({ ...at('2026-11-14T12:00+03:00'), grade: 'hard' }),
  )

  expect(recallRate(recalls, 'all', today)).toBe(0.5)
  expect(recallRate(recalls, 'week', today)).toBe(1)
  expect(recallRate(recalls, 'week', today + 30)).toBeUndefined()
})
