import { seededRandom } from '#domain/random.ts'
import type { Grade } from '#domain/record/memory.ts'
import { createLearner, type LuckRange, type Response } from './learner.ts'
import type { Scheduler } from './schedulers.ts'

/** One question of a simulated course: what the scheduler believed, and what was true. */
export type Review = {
  readonly believed: number
  readonly trueRecall: number
  readonly isRecalled: boolean
  readonly daysSince: number
}

export type Course = {
  /** Every question but the first of each word. */
  readonly reviews: readonly Review[]
  /** Words believed to be recalled with 0.90 or more on sample days, and those truly below 0.70. */
  readonly knownWords: number
  readonly falselyKnownWords: number
  /** Words that are truly recalled at the end, and the hours it took. */
  readonly recalledWords: number
  readonly hours: number
}

export const courseDays = 90
const newWordsADay = 4
const sampleEveryDays = 10
const believedKnown = 0.9
const trulyKnown = 0.7

/** A course of `courseDays` days in which every word that is due is asked. */
export function simulate(
  scheduler: Scheduler,
  seed: number,
  choiceLuck: LuckRange,
  retention: number,
): Course {
  const learner = createLearner(seed, choiceLuck)
  const kinds = seededRandom(seed + 1)
  const words: {
    truth: ReturnType<typeof learner.wordAt>
    state: unknown
    last: number
    due: number
  }[] = []
  const reviews: Review[] = []
  let knownWords = 0
  let falselyKnownWords = 0
  let seconds = 0
  for (let day = 0; day < courseDays; day += 1) {
    for (const word of words) {
      if (word.due > day) continue
      const believed = scheduler.recall(word.state, day)
      const kind = learner.kindOf(kinds)
      const response = word.truth.respond(day, kind)
      reviews.push({ ...response, believed, daysSince: day - word.last })
      seconds += response.seconds
      word.state = scheduler.after(word.state, {
        day,
        kind,
        grade: gradeOf(response),
        seconds: response.seconds,
      })
      word.last = day
      word.due = scheduler.due(word.state, retention)
    }
    for (let count = 0; count < newWordsADay; count += 1) {
      const truth = learner.wordAt(words.length)
      const response = truth.respond(day, 'choice')
      seconds += response.seconds
      const state = scheduler.after(undefined, {
        day,
        kind: 'choice',
        grade: gradeOf(response),
        seconds: response.seconds,
      })
      words.push({ truth, state, last: day, due: scheduler.due(state, retention) })
    }
    if (day % sampleEveryDays === sampleEveryDays - 1) {
      const known = words.filter(
        (word) => word.last < day && scheduler.recall(word.state, day) >= believedKnown,
      )
      knownWords += known.length
      falselyKnownWords += known.filter((word) => word.truth.recall(day) < trulyKnown).length
    }
  }
  return {
    reviews,
    knownWords,
    falselyKnownWords,
    recalledWords: words.reduce((sum, word) => sum + word.truth.recall(courseDays), 0),
    hours: seconds / 3600,
  }
}

function gradeOf({ right }: Response): Grade {
  return right ? 'good' : 'again'
}
