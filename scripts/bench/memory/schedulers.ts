import { default_w, FSRSAlgorithm, Rating } from 'ts-fsrs'
import { type Answer, afterAnswer, dueDay, type Memory, recall } from '#domain/record/memory.ts'

/** A way to schedule: what it believes of a word, and when it asks it again. */
export type Scheduler<State = unknown> = {
  readonly name: string
  after(state: State | undefined, answer: Answer): State
  /** The chance of recall that it believes in. */
  recall(state: State, day: number): number
  /** @param retention what it aims at; the classics stretch their intervals by it instead. */
  due(state: State, retention: number): number
}

const guessAware: Scheduler<Memory> = {
  name: 'guess-aware',
  after: afterAnswer,
  recall,
  due: dueDay,
}

const fsrs = new FSRSAlgorithm({ w: [...default_w], enable_short_term: false })

/** FSRS-6 that takes every right answer for the same rating. */
function plainFsrs(name: string, right: Rating): Scheduler<Memory> {
  return {
    name,
    after: (memory, answer) => {
      const elapsed = memory ? answer.day - memory.lastDay : 0
      const before = memory && { stability: memory.stabilityDays, difficulty: memory.difficulty }
      const wasRight = answer.grade !== 'again'
      const rating = wasRight ? right : Rating.Again
      const { stability, difficulty } = fsrs.next_state(before ?? null, elapsed, rating)
      return { stabilityDays: stability, difficulty, lastDay: answer.day, wasRight }
    },
    recall,
    due: dueDay,
  }
}

type Interval = {
  readonly days: number
  readonly ease: number
  readonly run: number
  readonly lastDay: number
}

/** SM-2 (P. Wozniak, 1990) with two grades. */
const sm2: Scheduler<Interval> = {
  name: 'SM-2',
  after: (state, { day, grade }) => {
    const { days = 0, ease = 2.5, run = 0 } = state ?? {}
    if (grade === 'again')
      return { days: 1, ease: Math.max(1.3, ease - 0.54), run: 0, lastDay: day }
    const next = run === 0 ? 1 : run === 1 ? 6 : days * ease
    return { days: next, ease, run: run + 1, lastDay: day }
  },
  ...byInterval(),
}

/** Five boxes of doubling length (S. Leitner, 1972). */
const leitner: Scheduler<Interval> = {
  name: 'Leitner',
  after: (state, { day, grade }) => {
    const run = grade !== 'again' ? Math.min(4, (state?.run ?? -1) + 1) : 0
    return { days: 2 ** run, ease: 0, run, lastDay: day }
  },
  ...byInterval(),
}

// The classics predict nothing; they are read as believing in 0.90 at the end of an interval.
function byInterval(): Pick<Scheduler<Interval>, 'recall' | 'due'> {
  return {
    recall: ({ days, lastDay }, day) => 0.9 ** ((day - lastDay) / days),
    due: ({ days, lastDay }, retention) =>
      lastDay + Math.max(1, Math.round((days * Math.log(retention)) / Math.log(0.9))),
  }
}

export const naive = plainFsrs('naive (right = Good)', Rating.Good)
export const contenders = [
  guessAware,
  naive,
  plainFsrs('Hard always', Rating.Hard),
  sm2,
  leitner,
] as readonly Scheduler[]
