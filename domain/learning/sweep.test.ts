import fc from 'fast-check'
import { expect, test } from 'vitest'
import { believedKnown, type Sweep, sweepState, sweepWith, withSweepStep } from './sweep.ts'

const sweep = (count: number, seed = 1): Sweep => ({
  senses: Array.from({ length: count }, (_, at) => `word${at}.n.1`),
  steps: [],
  seed,
})

/** Says of the word on the screen whether it is known; a check is answered as `isRight` says. */
function next(of: Sweep, isKnown: boolean, isRight = true, canCheck = (_: string) => true): Sweep {
  const { turn } = sweepState(of, canCheck)
  if (!turn) return of
  const kind = turn.kind === 'check' ? 'check' : isKnown ? 'known' : 'unknown'
  return withSweepStep(of, { sense: turn.sense, kind, isRight, round: 'r' }, canCheck)
}

test('a word is said to be known or not, and the next one comes', () => {
  const state = sweepState(next(next(sweep(3), false), false))
  expect(state).toMatchObject({ done: 2, known: [], unknown: ['word0.n.1', 'word1.n.1'] })
  expect(state.turn).toEqual({ sense: 'word2.n.1', kind: 'ask' })
})

test('a word whose check fails is one of those that are not known', () => {
  let now = sweep(30)
  while (sweepState(now).turn?.kind !== 'check') now = next(now, true)
  const checked = sweepState(now).turn?.sense
  now = next(now, true, false)
  expect(sweepState(now)).toMatchObject({ checks: 1, checksRight: 0, unknown: [checked] })
  const { claimed, known, unknown, done } = sweepState(now)
  expect(known).not.toContain(checked)
  expect(known.length).toBe(claimed - 1)
  expect(known.length + unknown.length).toBe(done)
})

test('of every ten known words one is checked, at once, and which one differs', () => {
  const anySeed = fc.integer({ min: 0, max: 2 ** 31 })
  fc.assert(
    fc.property(anySeed, fc.array(fc.boolean(), { maxLength: 200 }), (seed, known) => {
      let now = sweep(200, seed)
      for (const isKnown of known) now = next(now, isKnown)
      const { claimed, checks, turn } = sweepState(now)
      const made = checks + (turn?.kind === 'check' ? 1 : 0)
      expect(made).toBeGreaterThanOrEqual(Math.floor(claimed / 10))
      expect(made).toBeLessThanOrEqual(Math.ceil(claimed / 10))
      if (turn?.kind === 'check') expect(turn.sense).toBe(now.steps.at(-1)?.sense)
    }),
  )
  const firstChecked = (seed: number) => {
    let now = sweep(10, seed)
    while (sweepState(now).turn?.kind === 'ask') now = next(now, true)
    return sweepState(now).turn?.sense
  }
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(firstChecked)).size).toBeGreaterThan(3)
})

test('a word without five options hands its check on to the next known one', () => {
  let now = sweep(20)
  const first = () => sweepState(now).turn?.sense
  while (sweepState(now).turn?.kind === 'ask') now = next(now, true)
  const unfit = first() ?? ''
  const canCheck = (sense: string) => sense !== unfit
  expect(sweepState(now, canCheck).turn?.kind).toBe('ask')
  now = next(now, true, true, canCheck)
  expect(sweepState(now, canCheck).turn).toMatchObject({ kind: 'check' })
  expect(first()).not.toBe(unfit)
})

test('every word comes once, whatever is said, and then it is over', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.array(fc.boolean(), { minLength: 1 }),
      (count, says) => {
        let now = sweep(count)
        for (let at = 0; sweepState(now).turn; at += 1) {
          now = next(now, says[at % says.length] === true, says[(at + 1) % says.length] === true)
        }
        const { done, known, unknown } = sweepState(now)
        expect(done).toBe(count)
        expect([...known, ...unknown].toSorted()).toEqual(now.senses.toSorted())
      },
    ),
  )
})

test('what was said of another word than the one on the screen is not heard', () => {
  const step = { sense: 'word1.n.1', kind: 'known', isRight: false, round: 'r' } as const
  const now = sweep(3)
  expect(withSweepStep(now, step)).toBe(now)
})

test('words that are gone from the lexicon are gone from the sweep, and what was said of them', () => {
  const now = next(next(sweep(3), false), true)
  const left = sweepWith(now, (sense) => sense !== 'word0.n.1')
  expect(sweepState(left)).toMatchObject({ done: 1, unknown: [], known: ['word1.n.1'] })
})

test('the share believed is what the checks show beyond luck', () => {
  const claimed = 96
  expect(believedKnown({ claimed, checks: 10, checksRight: 8 })).toBe(70)
  expect(believedKnown({ claimed, checks: 10, checksRight: 10 })).toBe(96)
  expect(believedKnown({ claimed, checks: 10, checksRight: 2 })).toBe(0)
  expect(believedKnown({ claimed, checks: 0, checksRight: 0 })).toBeUndefined()
})
