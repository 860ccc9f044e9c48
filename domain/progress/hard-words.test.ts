import { expect, test } from 'vitest'
import { anAnswer, answersOf, at, dayOf } from '../record/an-answer.test-support.ts'
import { hardWords } from './hard-words.ts'

const today = dayOf('2026-11-20')
const asked = (sense: string, grade: 'again' | 'good', date = '2026-11-20') =>
  anAnswer({ sense, grade, ...at(`${date}T12:00+03:00`) })

test('the words with most misses come first, with how often they were asked', () => {
  const answers = answersOf(
    asked('right.adj.1', 'good'),
    asked('once.n.1', 'again'),
    asked('often.n.1', 'again'),
    asked('often.n.1', 'again'),
    asked('often.n.1', 'good'),
    asked('once.v.1', 'good'),
    asked('once.v.1', 'again'),
  )

  expect(hardWords(answers, 'all', today)).toEqual([
    { sense: 'often.n.1', misses: 2, answers: 3 },
    { sense: 'once.n.1', misses: 1, answers: 1 },
    { sense: 'once.v.1', misses: 1, answers: 2 },
  ])
})

test('under three misses no word is called hard', () => {
  expect(
    hardWords(answersOf(asked('a.n.1', 'again'), asked('b.n.1', 'again')), 'all', today),
  ).toEqual([])
})

test('what was missed before the period does not count in it', () => {
  const answers = answersOf(
    ...['a.n.1', 'b.n.1', 'c.n.1'].map((sense) => asked(sense, 'again', '2026-11-19')),
    asked('old.n.1', 'again', '2026-10-01'),
  )

  expect(hardWords(answers, 'month', today).map(({ sense }) => sense)).not.toContain('old.n.1')
  expect(hardWords(answers, 'all', today).map(({ sense }) => sense)).toContain('old.n.1')
})
