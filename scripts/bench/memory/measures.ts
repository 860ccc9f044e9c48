import type { Course, Review } from './simulate.ts'
import type { DirectionCourse } from './two-directions.ts'

/** How well a scheduler knew its learners; see `measure`. */
export type Measures = {
  /** Log loss beyond what even the true memory has, in nats a review. */
  readonly excessLogLoss: number
  /** Root mean square error over bins of belief, for each learner on their own, averaged. */
  readonly rmse: number
  /** The same over all learners together. */
  readonly pooledRmse: number
  /** Mean belief less mean truth. */
  readonly bias: number
  /** True recall at reviews two or more days apart. */
  readonly retention: number
  /** The share of words shown as known that are not. */
  readonly falselyKnown: number
  /** Words truly recalled at the end for each hour spent. */
  readonly wordsPerHour: number
}

const binCount = 20

/** Beliefs are held against the true chance of recall, which a simulation knows. */
export function measure(courses: readonly Course[]): Measures {
  const reviews = courses.flatMap((course) => course.reviews)
  const apart = reviews.filter(({ daysSince }) => daysSince >= 2)
  const sum = (of: (course: Course) => number) => courses.reduce((all, one) => all + of(one), 0)
  return {
    excessLogLoss: mean(reviews.map(excess)),
    rmse: mean(courses.map((course) => binnedError(course.reviews))),
    pooledRmse: binnedError(reviews),
    bias: mean(reviews.map(({ believed, trueRecall }) => believed - trueRecall)),
    retention: mean(apart.map(({ trueRecall }) => trueRecall)),
    falselyKnown: sum((course) => course.falselyKnownWords) / sum((course) => course.knownWords),
    wordsPerHour: sum((course) => course.recalledWords) / sum((course) => course.hours),
  }
}

/** How well one direction was known: true recall at its questions, what was believed beyond it, words. */
export function measureDirection(courses: readonly DirectionCourse[]) {
  const reviews = courses.flatMap((course) => course.reviews)
  const sum = (key: 'known' | 'falselyKnown' | 'questions') =>
    courses.reduce((all, course) => all + course[key], 0)
  return {
    retention: mean(reviews.map((review) => review.true)),
    bias: mean(reviews.map((review) => review.believed - review.true)),
    falselyKnown: sum('falselyKnown') / sum('known'),
    questions: sum('questions'),
  }
}

/** The divergence of belief from truth. Kullback & Leibler (1951). */
function excess({ believed, trueRecall }: Review): number {
  const belief = clamped(believed)
  const truth = clamped(trueRecall)
  return truth * Math.log(truth / belief) + (1 - truth) * Math.log((1 - truth) / (1 - belief))
}

function binnedError(reviews: readonly Review[]): number {
  const bins = Map.groupBy(reviews, ({ believed }) =>
    Math.min(binCount - 1, Math.floor(believed * binCount)),
  )
  const squares = bins.values().map((bin) => {
    const error = mean(bin.map(({ believed, trueRecall }) => believed - trueRecall))
    return bin.length * error * error
  })
  return Math.sqrt([...squares].reduce((all, one) => all + one, 0) / Math.max(1, reviews.length))
}

function clamped(chance: number): number {
  return Math.min(0.999, Math.max(0.001, chance))
}

function mean(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0) / Math.max(1, values.length)
}
