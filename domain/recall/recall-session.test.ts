import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterLessonStep, isOpen, type LessonStep, lessonStart } from '../record/lesson.ts'
import type { DueWord } from './recall-queue.ts'
import {
  dealtWith,
  leftIn,
  nextStep,
  passedOver,
  type RecallSession,
  sessionStart,
  shareDone,
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
  isNew: false,
  ...more,
})
const fresh = (sense: string) => word(sense, { taughtDay: undefined, isNew: true })

const right: LessonStep = { kind: 'choice', isRight: true }

function walk(queues: readonly (readonly DueWord[])[]): string[] {
  let session: RecallSession = sessionStart
  return queues.map((queue) => {
    session = nextStep(session, queue)
    const { step } = session
    session = dealtWith(session, right)
    return `${step?.kind} ${step?.sense}`
  })
}

const names = (length: number, name: string) => Array.from({ length }, (_, at) => `${name}${at}`)

type Day = {
  readonly due: number
  readonly fresh: number
  /** Says of each answer in turn how it goes. */
  readonly isRight?: (at: number) => boolean
  /** Says of each first card in turn whether its word is said to be known. */
  readonly isKnown?: (at: number) => boolean
  /** Says of each step whether the learner leaves before it and comes back. */
  readonly isBreak?: (at: number) => boolean
}

/** A day of Tekrar, with a record that keeps what the real one does. */
function aDay({
  due,
  fresh: count,
  isRight = () => true,
  isKnown = () => false,
  isBreak = () => false,
}: Day): string[] {
  let queue = [...names(due, 'd').map((sense) => word(sense)), ...names(count, 'n').map(fresh)]
  let session = sessionStart
  const steps: string[] = []
  for (let answers = 0, cards = 0; ; ) {
    if (isBreak(steps.length)) session = sessionStart
    session = nextStep(session, queue)
    const { step } = session
    if (!step) return steps
    steps.push(`${step.kind} ${step.sense}`)
    let how: LessonStep
    if (step.kind === 'teach') {
      const isFirst = step.lesson?.progress === 'ahead'
      how = { kind: isFirst && isKnown(cards) ? 'known' : 'understood', isRight: false }
      if (isFirst) cards += 1
      // A card read again, or passed by, is in no record.
      if (!isFirst || how.kind === 'known') {
        session = dealtWith(session, how)
        continue
      }
    } else {
      answers += 1
      how = { kind: step.kind === 'choice' ? 'choice' : 'recall', isRight: isRight(answers) }
    }
    session = dealtWith(session, how)
    queue = queue.flatMap((one) => {
      if (one.sense !== step.sense) return [one]
      if (!step.lesson) return how.isRight ? [] : [one]
      const recorded = one.taughtDay === undefined ? lessonStart : (one.lesson ?? lessonStart)
      const said =
        recorded.progress === 'ahead' && how.kind !== 'understood'
          ? afterLessonStep(recorded, { kind: 'known', isRight: false })
          : recorded
      const lesson = { ...afterLessonStep(said, how), day: 0 }
      return isOpen(lesson) ? [{ ...one, taughtDay: 0, lesson }] : []
    })
  }
}

test('a new word goes the way of a lesson: card, question at once, after two, after five', () => {
  expect(aDay({ due: 8, fresh: 1 })).toEqual([
    'choice d0',
    'choice d1',
    'choice d2',
    'choice d3',
    'teach n0',
    'choice n0',
    'choice d4',
    'choice d5',
    'choice n0',
    'choice d6',
    'choice d7',
    // No more others are left to come between.
    'typed n0',
  ])
})

test('new words come in twos and threes among the others', () => {
  const steps = aDay({ due: 12, fresh: 5 })
  const order = steps
    .filter((step) => step.startsWith('teach') || step.includes(' d'))
    .map((step) => step.split(' ')[1])

  expect(order.join(' ')).toBe('d0 d1 d2 d3 n0 n1 n2 d4 d5 d6 d7 n3 n4 d8 d9 d10 d11')
})

test('a word that is said to be known is asked without options in the place of its card', () => {
  const steps = aDay({ due: 0, fresh: 1, isKnown: () => true })

  expect(steps).toEqual(['teach n0', 'typed n0', 'choice n0'])
})

test('who misses a new word sees its card again, and the question after two others', () => {
  const steps = aDay({ due: 9, fresh: 1, isRight: (answer) => answer !== 6 })

  expect(steps.slice(5)).toEqual([
    'teach n0',
    'choice n0',
    'teach n0',
    'choice d5',
    'choice d6',
    'choice n0',
    'choice d7',
    'choice d8',
    'typed n0',
  ])
})

test('the English of a word is asked for by writing it', () => {
  expect(nextStep(sessionStart, [word('a', { direction: 'tr-en' })]).step?.kind).toBe('write')
})

test('a word that the learner wished for is taught at once', () => {
  const wish = word('w', { taughtDay: undefined, isNew: true, wantedDay: 1 })

  expect(nextStep(sessionStart, [wish, word('a'), word('b')]).step?.sense).toBe('w')
})

const chances = fc.func(fc.boolean())

test('however it goes, and whenever it is left: every word is taught once, asked, and let go', () => {
  fc.assert(
    fc.property(
      fc.nat(30),
      fc.nat(20),
      fc.record({ isRight: chances, isKnown: chances, isBreak: chances }),
      (due, count, { isRight, isKnown, isBreak }) => {
        const steps = aDay({
          due,
          fresh: count,
          // Whatever is missed for long is known in the end; nobody leaves for ever.
          isRight: (answer) => answer > 200 || isRight(answer),
          isKnown,
          isBreak: (step) => step < 300 && isBreak(step),
        })
        const asked = new Set(
          steps.filter((step) => !step.startsWith('teach')).map((step) => step.split(' ')[1]),
        )

        expect(asked.size).toBe(due + count)
        for (const sense of names(count, 'n')) {
          const own = steps.filter((step) => step.endsWith(` ${sense}`))
          expect(own[0]).toBe(`teach ${sense}`)
          // Learned by a recall, unless it was missed four times.
          const questions = own.filter((step) => !step.startsWith('teach'))
          expect(questions.length).toBeGreaterThanOrEqual(2)
        }
      },
    ),
  )
})

test('three words at most are new at a time: with nothing else to ask, the next ones wait', () => {
  const cards = aDay({ due: 0, fresh: 7 }).map((step) => step.replace(/^(choice|typed) n/, '$1 '))

  expect(cards.indexOf('teach n3')).toBeGreaterThan(cards.lastIndexOf('choice 0'))
  expect(cards.filter((step) => step.startsWith('typed'))).toHaveLength(7)
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
  expect(nextStep(dealtWith(session, right), [word('gone')]).step).toBeUndefined()
})

test('where nothing can be recorded, the run itself knows when a word is learned', () => {
  const queue = [fresh('n')]
  let session = nextStep(sessionStart, queue)
  const kinds: (string | undefined)[] = []
  while (session.step) {
    const { kind } = session.step
    kinds.push(kind)
    const how = { teach: 'understood', choice: 'choice', typed: 'recall' } as const
    session = dealtWith(session, {
      kind: how[kind as keyof typeof how],
      isRight: kind !== 'teach',
    })
    expect(leftIn(session, queue)).toHaveLength(kinds.length < 4 ? 1 : 0)
    session = nextStep(session, queue)
  }

  expect(kinds).toEqual(['teach', 'choice', 'choice', 'typed'])
})

test('an empty queue is the end', () => {
  expect(nextStep(sessionStart, []).step).toBeUndefined()
})

test('how far a run is moves with every step that goes well, from nothing to all of it', () => {
  let queue = [word('a'), word('b'), ...['x', 'y', 'z'].map(fresh)]
  let session = nextStep(sessionStart, queue)
  const shares: number[] = []
  while (session.step) {
    shares.push(shareDone(session, queue))
    const { sense, kind, lesson } = session.step
    const how: LessonStep = {
      kind: kind === 'teach' ? 'understood' : kind === 'choice' ? 'choice' : 'recall',
      isRight: true,
    }
    session = dealtWith(session, how)
    // What was recalled is not due any more.
    if (!lesson) queue = queue.filter((one) => one.sense !== sense)
    session = nextStep(session, queue)
  }
  shares.push(shareDone(session, queue))
  expect(shares[0]).toBe(0)
  expect(shares.at(-1)).toBe(1)
  // A card and three questions for each new word, one for the others.
  expect(shares).toEqual(shares.map((_, at) => at / 14))
})
