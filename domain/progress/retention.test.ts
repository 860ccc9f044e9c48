import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAnswer, historiesOf } from '../record/an-answer.test-support.ts'
import { afterAnswer, recall } from '../record/memory.ts'
import type { ObservedRecall } from './observed-recalls.ts'
import { retention } from './retention.ts'

const recallAfterDays = (elapsedDays: number, wasRecalled = true): ObservedRecall => ({
  sense: 'wilt.v.1',
  day: 1000,
  elapsedDays,
  wasRecalled,
})
const histories = historiesOf([anAnswer({ grade: 'again', seconds: 4 })])
const times = (count: number, one: ObservedRecall) => Array.from({ length: count }, () => one)

test('as long as there are fewer than a hundred recalls, it says how many there are', () => {
  expect(retention([], [])).toEqual({ kind: 'too-few', recalls: 0, leastRecalls: 100 })
  expect(retention(histories, times(99, recallAfterDays(3)))).toMatchObject({
    kind: 'too-few',
    recalls: 99,
  })
})

test('recall is told span by span, neighbors together until there are twenty', () => {
  const found = retention(histories, [
    ...times(30, recallAfterDays(1)),
    ...times(10, recallAfterDays(1, false)),
    ...times(5, recallAfterDays(2)),
    ...times(15, recallAfterDays(6)),
    ...times(40, recallAfterDays(10)),
    ...times(3, recallAfterDays(300, false)),
  ])

  expect(found).toMatchObject({
    kind: 'known',
    recalls: 103,
    buckets: [
      { fromDays: 1, toDays: 1, meanDays: 1, recalls: 40, recalled: 0.75 },
      { fromDays: 2, toDays: 6, meanDays: 5, recalls: 20, recalled: 1 },
      { fromDays: 10, toDays: 300, recalls: 43, recalled: 40 / 43 },
    ],
  })
})

test('the expected curve is the one of FSRS from the mean stability after the first answers', () => {
  const answers = [
    anAnswer({ grade: 'again', seconds: 4 }),
    // A later answer to the same word, and a word that was never recalled, change nothing.
    anAnswer({ grade: 'easy' }),
    anAnswer({ sense: 'other.n.1', grade: 'easy' }),
    anAnswer({ sense: 'arid.adj.1', grade: 'good', seconds: 4 }),
  ]
  const found = retention(historiesOf(answers), [
    ...times(60, recallAfterDays(4)),
    ...times(60, { ...recallAfterDays(4), sense: 'arid.adj.1' }),
  ])

  const firsts = (['again', 'good'] as const).map((grade) =>
    afterAnswer(undefined, { day: 0, kind: 'choice', grade, seconds: 4 }),
  )
  const stabilityDays = firsts.reduce((sum, one) => sum + one.stabilityDays, 0) / 2
  const memory = { stabilityDays, difficulty: 5, lastDay: 0, wasRight: true }
  if (found.kind !== 'known') throw new Error('too few')
  expect(found.firstStabilityDays).toBeCloseTo(stabilityDays, 12)
  expect(found.buckets[0]?.expectedWithout).toBeCloseTo(recall(memory, 4), 12)
  expect(found.without[0]).toEqual({ days: 0, chance: 1 })
  expect(found.without.at(-1)).toEqual({ days: 30, chance: recall(memory, 30) })
})

test('whatever was recalled: no bucket has fewer than twenty, none overlap, none is left out', () => {
  const recalls = fc
    .array(fc.record({ span: fc.integer({ min: 1, max: 500 }), was: fc.boolean() }), {
      minLength: 100,
      maxLength: 400,
    })
    .map((all) => all.map(({ span, was }) => recallAfterDays(span, was)))
  fc.assert(
    fc.property(recalls, (observed) => {
      const found = retention(histories, observed)
      if (found.kind !== 'known') throw new Error('too few')

      let before = 0
      for (const bucket of found.buckets) {
        const inside = observed.filter(
          ({ elapsedDays }) => elapsedDays >= bucket.fromDays && elapsedDays <= bucket.toDays,
        )
        expect(bucket.fromDays).toBeGreaterThan(before)
        expect(bucket.recalls).toBeGreaterThanOrEqual(20)
        expect(bucket.recalls).toBe(inside.length)
        expect(bucket.recalled).toBe(
          inside.filter(({ wasRecalled }) => wasRecalled).length / inside.length,
        )
        expect(bucket.meanDays).toBeCloseTo(
          inside.reduce((sum, { elapsedDays }) => sum + elapsedDays, 0) / inside.length,
          9,
        )
        before = bucket.toDays
      }
      expect(found.buckets.reduce((sum, bucket) => sum + bucket.recalls, 0)).toBe(observed.length)
      expect(
        found.without.every(({ chance }, at) => chance <= (found.without[at - 1]?.chance ?? 1)),
      ).toBe(true)
    }),
    { numRuns: 200 },
  )
})
