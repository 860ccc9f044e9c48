import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DueWord } from './recall-queue.ts'
import {
  dealtWith,
  nextStep,
  passedOver,
  type RecallSession,
  sessionStart,
} from './recall-session.ts'

const word = (sense: string, more: Partial<DueWord> = {}): DueWord => ({
  sense,
  list: 'zor',
  memory: { stabilityDays: 1, difficulty: 5, lastDay: 0, wasRight: true },
  answers: 2,
  taughtDay: 0,
  isStudied: true,
  wantedDay: undefined,
  lastDay: 0,
  direction: 'en-tr',
  ...more,
})
const fresh = (sense: string) => word(sense, { taughtDay: undefined })

function walk(queues: readonly (readonly DueWord[])[]): string[] {
  let session: RecallSession = sessionStart
  return queues.map((queue) => {
    session = nextStep(session, queue)
    const { step } = session
    session = dealtWith(session)
    return `${step?.kind} ${step?.sense}`
  })
}

test('a new word is taught before it is asked, and asked after the others', () => {
  const queue = [word('a'), fresh('n')]

  expect(walk([queue, [fresh('n')], [fresh('n')]])).toEqual(['choice a', 'teach n', 'choice n'])
})

const names = (length: number, name: string) => Array.from({ length }, (_, at) => `${name}${at}`)

/**
 * A day of `due` words and `fresh` ones. `isRight` says of each answer in turn how it goes, and
 * `isBreak` of each step whether the learner leaves before it and comes back.
 */
function aDay(
  due: number,
  fresh_: number,
  isRight: (at: number) => boolean = () => true,
  isBreak: (at: number) => boolean = () => false,
): string[] {
  let queue = [...names(due, 'd').map((sense) => word(sense)), ...names(fresh_, 'n').map(fresh)]
  let session = sessionStart
  const steps: string[] = []
  for (let answers = 0; ; ) {
    if (isBreak(steps.length)) session = sessionStart
    session = nextStep(session, queue)
    const { step } = session
    if (!step) return steps
    steps.push(`${step.kind} ${step.sense}`)
    session = dealtWith(session)
    if (step.kind === 'teach') {
      queue = queue.map((one) => (one.sense === step.sense ? { ...one, taughtDay: 0 } : one))
      continue
    }
    answers += 1
    if (isRight(answers)) queue = queue.filter(({ sense }) => sense !== step.sense)
  }
}

test('new words come in twos and threes among the others, each taught and then asked', () => {
  expect(aDay(4, 5)).toEqual([
    'choice d0',
    'choice d1',
    'teach n0',
    'teach n1',
    'teach n2',
    'choice n0',
    'choice n1',
    'choice n2',
    'choice d2',
    'teach n3',
    'teach n4',
    'choice n3',
    'choice n4',
    'choice d3',
  ])
})

test('the English of a word is asked for by writing it', () => {
  expect(nextStep(sessionStart, [word('a', { direction: 'tr-en' })]).step?.kind).toBe('write')
})

test('a word that the learner wished for is taught at once', () => {
  const wish = word('w', { taughtDay: undefined, wantedDay: 1 })

  expect(nextStep(sessionStart, [wish, word('a'), word('b')]).step?.sense).toBe('w')
})

test('however it goes: no word is taught twice or unasked, none is left out, never four cards', () => {
  const chances = fc.func(fc.boolean())
  fc.assert(
    fc.property(fc.nat(30), fc.nat(20), chances, chances, (due, fresh_, luck, leaves) => {
      const steps = aDay(
        due,
        fresh_,
        // Whatever is missed for long is known in the end.
        (answer) => answer > 200 || luck(answer),
        (at) => leaves(at),
      )
      const cards = steps.filter((step) => step.startsWith('teach'))
      const asked = new Set(
        steps.filter((step) => !step.startsWith('teach')).map((step) => step.split(' ')[1]),
      )

      expect(new Set(cards).size).toBe(cards.length)
      expect(cards.length).toBe(fresh_)
      expect(asked.size).toBe(due + fresh_)
      for (const [at, step] of steps.entries()) {
        const [kind, sense] = step.split(' ')
        if (kind === 'teach') continue
        const card = steps.indexOf(`teach ${sense}`)
        expect(card).toBeLessThan(at)
      }
    }),
  )
  fc.assert(
    fc.property(fc.nat(30), fc.nat(20), chances, (due, fresh_, luck) => {
      const steps = aDay(due, fresh_, (answer) => answer > 200 || luck(answer))
      const runs = steps
        .map((step) => (step.startsWith('teach') ? 'c' : '.'))
        .join('')
        .split(/\.+/)
        .filter((run) => run !== '')

      expect(runs.every((run) => run.length <= 3)).toBe(true)
      expect(runs.every((run) => run.length >= 2) || fresh_ === 1).toBe(true)
    }),
  )
})

test('a word that went wrong comes again after the words not yet asked', () => {
  const [a, b, c] = [word('a'), word('b'), word('c')]

  expect(walk([[a, b, c], [b, c, a], [c, a], [a]])).toEqual([
    'choice a',
    'choice b',
    'choice c',
    'choice a',
  ])
})

test('several words that went wrong come again in turn', () => {
  const all = [word('a'), word('b')]

  expect(walk([all, all, all, all, all])).toEqual([
    'choice a',
    'choice b',
    'choice a',
    'choice b',
    'choice a',
  ])
})

test('a word that is gone is passed over, and the run still ends', () => {
  const queue = [word('gone'), word('a')]
  const session = nextStep(passedOver(nextStep(sessionStart, queue)), queue)

  expect(session.step?.sense).toBe('a')
  expect(nextStep(dealtWith(session), [word('gone')]).step).toBeUndefined()
})

test('an empty queue is the end', () => {
  expect(nextStep(sessionStart, []).step).toBeUndefined()
})
