import { expect, test } from 'vitest'
import type { Sweep } from '#domain/learning/sweep.ts'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { seededRandom } from '#domain/random.ts'
import { wordsInMemory } from '../lexicon/quiz-parts.ts'
import { aLog } from '../question/a-log.test-support.ts'
import { aTimer } from '../question/a-timer.test-support.ts'
import { createSweepRun } from './sweep-run.ts'

const words = wordsInMemory({ part: 'zor', version: 'v1', asked: 40, entries: someEntries(40) })
const senses = Array.from({ length: 30 }, (_, place) => `word${place}.n.1`)

function aRun() {
  const { records, ...recording } = aLog()
  const timer = aTimer()
  let names = 0
  let newer: (Sweep & { isClosed: boolean }) | undefined
  const written: unknown[] = []
  const store = createSweepRun({
    sweep: { senses, steps: [], seed: 7 },
    shared: {
      newer: () => {
        const found = newer
        newer = undefined
        return found && { value: found, lost: [] }
      },
      write: (sweep) => void written.push(sweep),
    },
    words,
    recordClaim: async (draft) => void records.push(draft),
    random: seededRandom(2),
    newId: () => {
      names += 1
      return `id${names}`
    },
    timer,
    seconds: () => 0,
    ...recording,
  })
  const now = store.getState
  const say = (isKnown: boolean) => {
    timer.pass(120)
    now().claim(isKnown)
  }
  return {
    ...now(),
    now,
    records,
    written,
    timer,
    say,
    overtake: (sweep: Sweep) => (newer = { ...sweep, isClosed: false }),
    /** Says that words are known until one of them is checked. */
    toCheck: () => {
      while (now().onScreen.phase === 'asking') say(true)
      const { onScreen } = now()
      if (onScreen.phase !== 'checking') throw new Error(onScreen.phase)
      return onScreen
    },
  }
}

test('what is said of a word is a record of its own, and the next word comes at once', () => {
  const run = aRun()
  run.say(false)
  run.say(true)

  expect(run.now().state).toMatchObject({ done: 2, unknown: [senses[0]], known: [senses[1]] })
  expect(run.now().onScreen).toEqual({ phase: 'asking', sense: senses[2] })
  expect(run.records).toEqual([
    { kind: 'claim', round: 'id1', sense: senses[0], list: 'zor', isKnown: false },
    { kind: 'claim', round: 'id2', sense: senses[1], list: 'zor', isKnown: true },
  ])
})

test('a word hears nothing in its first moment, so that a double tap speaks of one word', () => {
  const run = aRun()
  run.say(true)
  run.now().claim(true)
  run.timer.pass(119)
  run.now().claim(true)
  expect(run.now().state.done).toBe(1)
})

test('a check is a question whose answer is an ordinary one; a right one goes on by itself', async () => {
  const run = aRun()
  const { sense, item } = run.toCheck()
  run.pick(item.target)
  await expect
    .poll(() => run.records.at(-1))
    .toMatchObject({ kind: 'answer', sense, asked: 'game', grade: 'good' })
  expect(run.now().onScreen.phase).toBe('checked')
  run.timer.pass(900)
  await expect.poll(() => run.now().onScreen.phase).toBe('asking')
  expect(run.now().state).toMatchObject({ checks: 1, checksRight: 1, unknown: [] })
})

test('a wrong check waits, and its word is one of those to learn', async () => {
  const run = aRun()
  const { sense } = run.toCheck()
  run.pick(undefined)
  run.timer.pass(60_000)
  await Promise.resolve()
  expect(run.now().onScreen.phase).toBe('checked')
  await run.goOn()
  expect(run.now().onScreen.phase).toBe('asking')
  expect(run.now().state.unknown).toEqual([sense])
})

test('what was said last is taken back, a check before the claim that it checked', async () => {
  const run = aRun()
  const { sense, item } = run.toCheck()
  run.pick(item.target)
  run.undo()
  expect(run.now().onScreen).toMatchObject({ phase: 'checking', sense })
  run.undo()
  expect(run.now().onScreen).toEqual({ phase: 'asking', sense })
  await expect.poll(() => run.records.slice(-2)).toMatchObject([{ kind: 'undo' }, { kind: 'undo' }])
})

test('what another tab has said is taken up instead of being said twice', () => {
  const run = aRun()
  const step = { sense: senses[0] ?? '', kind: 'known', isRight: false, round: 'other' } as const
  run.overtake({ senses, steps: [step], seed: 7 })
  run.say(false)

  expect(run.now().onScreen).toEqual({ phase: 'asking', sense: senses[1] })
  expect(run.records).toEqual([])
})

test('it ends where the learner ends it', () => {
  const run = aRun()
  run.say(false)
  run.finish()
  expect(run.now().onScreen).toEqual({ phase: 'over' })
  expect(run.written.at(-1)).toMatchObject({ isClosed: true })
})
