import { expect, test } from 'vitest'
import { anAnswer, anUndo, at, dayOf, historiesOf } from '../record/an-answer.test-support.ts'
import { confusedPairs } from './confused-pairs.ts'

const today = dayOf('2026-11-20')
const picked = (sense: string, chosen: string | null, date = '2026-11-20') =>
  anAnswer({ sense, chosen, grade: 'again', ...at(`${date}T12:00+03:00`) })

test('picks count for a pair in both directions, and the one asked more often stands first', () => {
  const pairs = confusedPairs(
    historiesOf([
      picked('lend.v.1', 'borrow.v.1'),
      picked('borrow.v.1', 'lend.v.1'),
      picked('borrow.v.1', 'lend.v.1'),
      picked('quiet.adj.1', 'quite.adv.1'),
      picked('quiet.adj.1', 'quite.adv.1'),
    ]),
    'all',
    today,
  )

  expect(pairs).toEqual([
    { senses: ['borrow.v.1', 'lend.v.1'], times: 3 },
    { senses: ['quiet.adj.1', 'quite.adv.1'], times: 2 },
  ])
})

test('a pair confused evenly stands there once', () => {
  const even = [picked('b.n.1', 'a.n.1'), picked('a.n.1', 'b.n.1')]

  expect(confusedPairs(historiesOf(even), 'all', today)).toEqual([
    { senses: ['a.n.1', 'b.n.1'], times: 2 },
  ])
})

test('a single pick, Bilmiyorum, what was typed and what was taken back confuse nothing', () => {
  const undone = picked('a.n.1', 'b.n.1')
  const records = [
    picked('a.n.1', 'b.n.1'),
    undone,
    anUndo(undone),
    picked('c.n.1', null),
    picked('c.n.1', null),
    ...[1, 2].map(() =>
      anAnswer({ sense: 'd.n.1', question: 'typed', chosen: 'x', grade: 'again' }),
    ),
  ]

  expect(confusedPairs(historiesOf(records), 'all', today)).toEqual([])
})

test('picks before the period do not count in it', () => {
  const records = [picked('a.n.1', 'b.n.1', '2026-10-01'), picked('a.n.1', 'b.n.1')]

  expect(confusedPairs(historiesOf(records), 'month', today)).toEqual([])
  expect(confusedPairs(historiesOf(records), 'all', today)).toHaveLength(1)
})
