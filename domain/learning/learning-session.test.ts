import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type LearningSession,
  type LearningStep,
  learningState,
  onlyWith,
  withoutLastStep,
  withStep,
} from './learning-session.ts'

const session = (count: number): LearningSession => ({
  senses: Array.from({ length: count }, (_, at) => 'ABCDEFGHIJKLMNOPQRST'.charAt(at)),
  steps: [],
})

type Did = Pick<LearningStep, 'kind' | 'isRight'>

/** Does what the turn allows: cards are understood, questions answered as `answer` says. */
function next(of: LearningSession, answer: boolean | 'known'): LearningSession {
  const { turn } = learningState(of)
  if (!turn) return of
  const did: Did =
    turn.kind === 'card'
      ? { kind: answer === 'known' && turn.isNew ? 'known' : 'understood', isRight: false }
      : { kind: turn.kind, isRight: answer !== false }
  return withStep(of, { ...did, sense: turn.sense, round: null, seconds: 1 })
}

/** The turns of a session in short: *A* its card, *a* among options, *a!* without. */
function turns(of: LearningSession, answers: readonly (boolean | 'known')[] = []): string {
  const seen: string[] = []
  for (let at = 0; ; at += 1) {
    const { turn } = learningState(of)
    if (!turn) return seen.join(' ')
    const small = turn.sense.toLowerCase()
    seen.push({ card: turn.sense, choice: small, recall: `${small}!` }[turn.kind])
    of = next(of, answers[at] ?? true)
  }
}

function stateOf(of: LearningSession, answers: readonly (boolean | 'known')[]) {
  return learningState(answers.reduce(next, of))
}

test('two or three words are taught, each asked at once, after two others, and after five without options', () => {
  expect(turns(session(5))).toBe('A a B b C c a b c D d E e a! d b! e c! d! e!')
  expect(turns(session(10))).toMatch(/^A a B b C c a b c D d E e F f a! d b! e c! f /)
})

test('where too few words are left to come between, as many as there are do', () => {
  expect(turns(session(1))).toBe('A a a a!')
  expect(turns(session(2))).toBe('A a B b a b a! b!')
})

test('a wrong answer brings the card again, and the question after two others', () => {
  expect(turns(session(3), [true, false])).toBe('A a A B b C c a b c a! b! c!')
  const missed = stateOf(session(3), [true, false])
  expect(missed.turn).toEqual({ sense: 'A', kind: 'card', isNew: false })
  expect(missed.missed).toEqual(['A'])
})

test('a word whose recall fails is taught again and asked among options before it is recalled', () => {
  expect(turns(session(1), [true, true, true, false])).toBe('A a a a! A a a!')
})

test('what is known is asked without options in the place of its card, and once more later', () => {
  expect(turns(session(3), ['known'])).toBe('A a! B b C c b c a b! c!')
  expect(turns(session(1), ['known', false])).toBe('A a! A a a!')
})

test('a word that is missed again and again is put aside, and the session goes on', () => {
  const misses = [true, false, true, false, true, false, true, false]
  const { progress, turn } = stateOf(session(1), misses)
  expect(progress.get('A')).toBe('aside')
  expect(turn).toBeUndefined()
})

test('what does not belong to the turn is no step: a second tap, or a card that is not there', () => {
  const begun = next(session(2), true)
  const step = { sense: 'A', round: null, seconds: 0 } as const
  expect(withStep(begun, { ...step, kind: 'understood', isRight: false })).toBe(begun)
  expect(withStep(begun, { ...step, sense: 'B', kind: 'choice', isRight: true })).toBe(begun)
  expect(withStep(session(1), { ...step, kind: 'choice', isRight: true })).toEqual(session(1))
})

test('words that are gone from the lexicon are gone from the session, and the others stay', () => {
  const begun = [true, true, true, true].reduce(next, session(3))
  const left = onlyWith(begun, (sense) => sense !== 'A')
  expect(left.senses).toEqual(['B', 'C'])
  expect(learningState(left).turn).toEqual({ sense: 'C', kind: 'card', isNew: true })
})

const aSession = fc.integer({ min: 1, max: 20 }).map(session)
const whatHappens = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.boolean() },
    { weight: 1, arbitrary: fc.constant('known' as const) },
    { weight: 1, arbitrary: fc.constant('undo' as const) },
  ),
  { maxLength: 400 },
)

const played = (of: LearningSession, happens: readonly (boolean | 'known' | 'undo')[]) =>
  happens.reduce((now, what) => (what === 'undo' ? withoutLastStep(now) : next(now, what)), of)

test('whatever is answered and taken back, a word is learned only with two right answers, one a recall', () => {
  fc.assert(
    fc.property(aSession, whatHappens, (of, happens) => {
      const now = played(of, happens)
      const { progress } = learningState(now)
      for (const [sense, how] of progress) {
        const rights = now.steps.filter((step) => step.sense === sense && step.isRight)
        const isEnough = rights.length >= 2 && rights.some(({ kind }) => kind === 'recall')
        expect(how === 'learned').toBe(isEnough)
      }
      expect([...progress.keys()]).toEqual(of.senses)
    }),
  )
})

test('every session ends, however it is answered', () => {
  fc.assert(
    fc.property(aSession, whatHappens, (of, happens) => {
      const begun = played(of, happens)
      let now = begun
      let count = 0
      while (learningState(now).turn) {
        const answer = happens[count % Math.max(1, happens.length)]
        now = next(now, answer === 'undo' || answer === undefined ? false : answer)
        count += 1
      }
      // Of a word: four misses, each with a card, and no more than four right answers beside them.
      expect(now.steps.length).toBeLessThanOrEqual(of.senses.length * 16)
      const ends = [...learningState(now).progress.values()]
      expect(ends.every((how) => how === 'learned' || how === 'aside')).toBe(true)
    }),
  )
})

test('after a right answer another word comes, while there is another', () => {
  fc.assert(
    fc.property(aSession, whatHappens, (of, happens) => {
      const now = played(of, happens)
      const { turn, progress } = learningState(now)
      const last = now.steps.at(-1)
      const others = [...progress].filter(
        ([sense, how]) => sense !== last?.sense && (how === 'open' || how === 'ahead'),
      )
      const comesAgain = turn !== undefined && last?.isRight && turn.sense === last.sense
      if (comesAgain) expect(others).toEqual([])
    }),
  )
})

test('taking everything back leads to the beginning', () => {
  fc.assert(
    fc.property(aSession, whatHappens, (of, happens) => {
      let now = played(of, happens)
      while (now.steps.length > 0) now = withoutLastStep(now)
      expect(now).toEqual(of)
    }),
  )
})
