import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Answer,
  afterAnswer,
  dueDay,
  firmness,
  grades,
  type Memory,
  questionKinds,
  recall,
} from './memory.ts'

const answer = (more: Partial<Answer> = {}): Answer => ({
  day: 10,
  kind: 'choice',
  grade: 'good',
  seconds: 3,
  ...more,
})
const memories = fc.record({
  stabilityDays: fc.double({ min: 0.1, max: 1000, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  lastDay: fc.integer({ min: 0, max: 9 }),
  wasRight: fc.boolean(),
})
const kinds = fc.constantFrom('choice', 'typed', 'shown' as const)

test('a right pick among five lets the interval grow less than the same word typed', () => {
  fc.assert(
    fc.property(memories, (memory) => {
      const picked = afterAnswer(memory, answer())
      const typed = afterAnswer(memory, answer({ kind: 'typed' }))

      expect(picked.stabilityDays).toBeLessThanOrEqual(typed.stabilityDays)
    }),
  )
})

test('a right answer never leaves less behind than a wrong one', () => {
  fc.assert(
    fc.property(memories, kinds, (memory, kind) => {
      const right = afterAnswer(memory, answer({ kind }))
      const wrong = afterAnswer(memory, answer({ kind, grade: 'again' }))

      expect(right.stabilityDays).toBeGreaterThanOrEqual(wrong.stabilityDays - 0.001)
    }),
  )
})

test('taking long may shorten the interval, and never lengthens it', () => {
  fc.assert(
    fc.property(memories, kinds, fc.nat(100), fc.nat(100), (memory, kind, some, more) => {
      const quick = afterAnswer(memory, answer({ kind, seconds: some }))
      const slow = afterAnswer(memory, answer({ kind, seconds: some + more }))

      expect(slow.stabilityDays).toBeLessThanOrEqual(quick.stabilityDays + 0.001)
    }),
  )
})

test('a first pick among five brings the word back the next day', () => {
  expect(dueDay(afterAnswer(undefined, answer()), 0.9)).toBe(11)
  expect(dueDay(afterAnswer(undefined, answer({ grade: 'again' })), 0.9)).toBe(11)
})

test('repeating a word on one day changes nothing but that it was recalled', () => {
  const first = afterAnswer(undefined, answer())
  const recalled = afterAnswer(first, answer({ kind: 'typed' }))

  expect(afterAnswer(first, answer())).toBe(first)
  expect(recalled).toEqual({ ...first, wasRecalled: true })
  expect(afterAnswer(recalled, answer({ kind: 'typed' }))).toBe(recalled)
})

test('a wrong answer after a right one on the same day still counts, and once', () => {
  const right = afterAnswer({ ...afterAnswer(undefined, answer()), lastDay: 4 }, answer())
  const wrong = afterAnswer(right, answer({ grade: 'again' }))

  expect(wrong.stabilityDays).toBeLessThan(right.stabilityDays)
  expect(afterAnswer(wrong, answer({ grade: 'again' }))).toBe(wrong)
})

test('a right answer after the wrong one of the day leaves the memory as short as it was', () => {
  const wrong = afterAnswer(undefined, answer({ grade: 'again' }))
  const right = afterAnswer(wrong, answer({ kind: 'typed' }))

  expect(right).toEqual({ ...wrong, wasRight: true, wasRecalled: true })
})

test('a clock set back neither fails nor brings the word forward', () => {
  const memory = afterAnswer(undefined, answer())

  expect(afterAnswer(memory, answer({ day: 3 }))).toBe(memory)
  expect(recall(memory, 3)).toBe(1)
})

test('the chance of recall falls from day to day, to 0.90 at the stability', () => {
  fc.assert(
    fc.property(memories, fc.nat(500), (memory, days) => {
      expect(recall(memory, memory.lastDay + days + 1)).toBeLessThan(
        recall(memory, memory.lastDay + days) + 1e-9,
      )
    }),
  )
  const memory: Memory = { stabilityDays: 20, difficulty: 5, lastDay: 0, wasRight: true }
  expect(recall(memory, 20)).toBeCloseTo(0.9, 5)
})

test('who wants to remember more is asked sooner', () => {
  fc.assert(
    fc.property(memories, (memory) => {
      expect(dueDay(memory, 0.95)).toBeLessThanOrEqual(dueDay(memory, 0.85))
      expect(dueDay(memory, 0.97)).toBeGreaterThan(memory.lastDay)
    }),
  )
})

test.each([
  [6.9, 'familiar'],
  [7, 'settling'],
  [30, 'lasting'],
])('a word that was recalled, with a stability of %s days, is %s', (stabilityDays, expected) => {
  const memory: Memory = { stabilityDays, difficulty: 5, lastDay: 0, wasRight: true }

  expect(firmness({ ...memory, wasRecalled: true })).toBe(expected)
  expect(firmness(memory)).toBe('met')
})

test('no number of right picks makes a word more than met; one recall does, and for good', () => {
  const answers = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 400 }),
      kind: fc.constantFrom(...questionKinds),
      grade: fc.constantFrom(...grades),
      seconds: fc.integer({ min: 0, max: 60 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(answers, (given) => {
      const memory = given.reduce<Memory | undefined>(afterAnswer, undefined)
      const isRecalled = given.some(({ kind, grade }) => kind !== 'choice' && grade !== 'again')

      expect(memory && firmness(memory) !== 'met').toBe(isRecalled)
    }),
  )
})

// Numbers as only a damaged or hostile record has them.
const hostile = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -1, 1e308, -1e308, 1e-308, Number.MAX_SAFE_INTEGER, 2 ** 31),
)

test('an answer of whatever numbers, after answers of whatever numbers, comes to an end', () => {
  const answers = fc.array(
    fc.record({
      day: hostile,
      kind: kinds,
      grade: fc.constantFrom(...grades),
      seconds: hostile,
    }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(answers, (given) => {
      // What cannot be weighed may be refused, as the library does; it must not go on for ever.
      try {
        given.reduce<Memory | undefined>(afterAnswer, undefined)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
    }),
    { numRuns: 2000 },
  )
})

test('within the bounds of a record a memory is always one of sound numbers', () => {
  const answers = fc.array(
    fc.record({
      day: fc.integer({ min: -26_000, max: 47_500 }),
      kind: kinds,
      grade: fc.constantFrom(...grades),
      seconds: fc.double({ min: 0, max: 4e7, noNaN: true }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(answers, (given) => {
      const memory = given.reduce<Memory | undefined>(afterAnswer, undefined)

      expect(memory?.stabilityDays).toBeGreaterThan(0)
      expect(memory?.stabilityDays).toBeLessThan(40_000)
      expect(memory?.difficulty).toBeGreaterThanOrEqual(1)
      expect(memory?.difficulty).toBeLessThanOrEqual(10)
      expect(Number.isInteger(memory && dueDay(memory, 0.9))).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
