import { expect, test } from 'vitest'
import type { StudiedWord } from '../record/studied-word.ts'
import {
  dealtWith,
  nextStep,
  passedOver,
  type RecallSession,
  sessionStart,
} from './recall-session.ts'

const word = (sense: string, more: Partial<StudiedWord> = {}): StudiedWord => ({
  sense,
  list: 'zor',
  memory: { stabilityDays: 1, difficulty: 5, lastDay: 0, wasRight: true },
  answers: 2,
  taughtDay: 0,
  isStudied: true,
  wantedDay: undefined,
  lastDay: 0,
  ...more,
})
const fresh = (sense: string) => word(sense, { taughtDay: undefined })

function walk(queues: readonly (readonly StudiedWord[])[]): string[] {
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
