import { expect, test } from 'vitest'
import { anAnswer, answersOf, at, dayOf } from '../record/an-answer.test-support.ts'
import { answersByDay, daysWorked } from './answers-by-day.ts'

const counts = (...moments: readonly string[]) =>
  answersByDay(answersOf(...moments.map((moment) => anAnswer(at(moment)))))

test('nothing answered is no day, one answer is one', () => {
  const today = dayOf('2026-11-20')

  expect(daysWorked(counts(), 'all', today)).toBe(0)
  expect(daysWorked(counts('2026-11-20T12:00+03:00'), 'week', today)).toBe(1)
})

test('a day counts once, however much was done on it, past midnight included', () => {
  const worked = counts(
    '2026-11-20T04:00+03:00',
    '2026-11-20T23:30+03:00',
    '2026-11-21T03:30+03:00',
  )

  expect(worked).toEqual(new Map([[dayOf('2026-11-20'), 3]]))
})

test('the last seven and thirty days end with today', () => {
  const today = dayOf('2027-01-05')
  const worked = counts(
    '2026-12-06T12:00+03:00',
    '2026-12-07T12:00+03:00',
    '2026-12-29T12:00+03:00',
    '2026-12-30T12:00+03:00',
    '2027-01-05T12:00+03:00',
  )

  expect(daysWorked(worked, 'week', today)).toBe(2)
  expect(daysWorked(worked, 'month', today)).toBe(4)
  expect(daysWorked(worked, 'all', today)).toBe(5)
})

test('a day that a clock ran ahead to belongs to no last week, and is not lost', () => {
  const worked = counts('2027-06-01T12:00+03:00')

  expect(daysWorked(worked, 'week', dayOf('2026-11-20'))).toBe(0)
  expect(daysWorked(worked, 'all', dayOf('2026-11-20'))).toBe(1)
})

test('the day on which clocks go forward is one day, of 23 hours', () => {
  const worked = counts(
    '2026-03-28T04:00+01:00',
    '2026-03-29T01:59+01:00',
    // An hour later by the clock's own step.
    '2026-03-29T03:00+02:00',
    '2026-03-29T04:00+02:00',
    '2026-03-30T03:59+02:00',
  )

  expect(worked).toEqual(
    new Map([
      [dayOf('2026-03-28'), 3],
      [dayOf('2026-03-29'), 2],
    ]),
  )
})

test('the day on which clocks go back is one day, of 25 hours', () => {
  const worked = counts(
    '2026-10-24T04:00+02:00',
    '2026-10-25T02:30+02:00',
    '2026-10-25T02:30+01:00',
    '2026-10-25T03:59+01:00',
    '2026-10-25T04:00+01:00',
    '2026-10-26T03:59+01:00',
  )

  expect(worked).toEqual(
    new Map([
      [dayOf('2026-10-24'), 4],
      [dayOf('2026-10-25'), 2],
    ]),
  )
})

test('each answer counts by the clock of its own device, wherever that was', () => {
  // One moment: evening in Istanbul, afternoon in New York, the next morning in Auckland.
  const worked = counts(
    '2026-12-31T21:00+03:00',
    '2026-12-31T13:00-05:00',
    '2027-01-01T07:00+13:00',
  )

  expect(worked).toEqual(
    new Map([
      [dayOf('2026-12-31'), 2],
      [dayOf('2027-01-01'), 1],
    ]),
  )
})
