import { expect, test } from 'vitest'
import { anAnswer } from './an-answer.test-support.ts'
import { wrongPicks } from './wrong-picks.ts'

const wrong = (id: string, chosen: string | null, more = {}) =>
  anAnswer({ id, sense: 'month.n.1', question: 'choice', grade: 'again', chosen, ...more })

test('wrong picks are told by the word that was asked, the latest first, each once', () => {
  const records = [
    wrong('3', 'year.n.1'),
    wrong('1', 'year.n.1'),
    wrong('2', 'week.n.1'),
    wrong('4', 'day.n.1', { sense: 'night.n.1' }),
  ]
  expect(wrongPicks(records)).toEqual(
    new Map([
      ['month.n.1', ['year.n.1', 'week.n.1']],
      ['night.n.1', ['day.n.1']],
    ]),
  )
})

test('what was right, not known, typed or rated is no wrong pick', () => {
  const records = [
    wrong('1', 'month.n.1', { grade: 'good' }),
    wrong('2', null),
    wrong('3', 'hafta', { question: 'typed' }),
    wrong('4', null, { question: 'shown' }),
  ]
  expect(wrongPicks(records).size).toBe(0)
})
