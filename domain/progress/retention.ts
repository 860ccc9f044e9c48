import type { AnswerHistory } from '../record/answer-history.ts'
import { recallAfter } from '../record/memory.ts'
import type { ObservedRecall } from './observed-recalls.ts'

/** How much was recalled so many days after a word was last asked. */
export type RetentionBucket = {
  /** The shortest and the longest of its spans, and their mean. */
  readonly fromDays: number
  readonly toDays: number
  readonly meanDays: number
  readonly recalls: number
  /** The share of them that succeeded, 0 to 1. */
  readonly recalled: number
  /** The chance of recall, 0 to 1, that is expected after `meanDays` without any review. */
  readonly expectedWithout: number
}

/** A point of the forgetting curve: the chance of recall, 0 to 1, after `days`. */
export type CurvePoint = { readonly days: number; readonly chance: number }

/** What is known of forgetting; too little as long as there are fewer recalls than `leastRecalls`. */
export type Retention =
  | { readonly kind: 'too-few'; readonly recalls: number; readonly leastRecalls: number }
  | {
      readonly kind: 'known'
      readonly recalls: number
      readonly buckets: readonly RetentionBucket[]
      /** Mean stability of the same words after their very first answer, in days. */
      readonly firstStabilityDays: number
      readonly without: readonly CurvePoint[]
    }

const leastRecalls = 100
const leastInBucket = 20

// The last day of each span: a day, three, a week, … Neighbors grow together where they are few.
const spanEnds = [1, 3, 7, 14, 21, 30, 60, 120, 240, Number.POSITIVE_INFINITY]

const shortestCurveDays = 30
const curveSteps = 40

/**
 * Observed recall by days since the last review, beside what FSRS expects without any review.
 *
 * @param recalls those of `histories`.
 */
export function retention(
  histories: readonly AnswerHistory[],
  recalls: readonly ObservedRecall[],
): Retention {
  if (recalls.length < leastRecalls) {
    return { kind: 'too-few', recalls: recalls.length, leastRecalls }
  }
  const words = new Set(recalls.map(({ sense }) => sense))
  const firstStabilityDays = meanFirstStability(histories, words)
  const groups = grouped(recalls)
  const buckets = groups.map((group) => bucketOf(group, firstStabilityDays))
  const lastDays = Math.max(shortestCurveDays, buckets.at(-1)?.meanDays ?? 0)
  const without = Array.from({ length: curveSteps + 1 }, (_, step) => {
    // It falls most at first: there its points stand closer.
    const days = (step / curveSteps) ** 2 * lastDays
    return { days, chance: recallAfter(days, firstStabilityDays) }
  })
  return { kind: 'known', recalls: recalls.length, buckets, firstStabilityDays, without }
}

/** The recalls by their spans, each group at least `leastInBucket` of them, none left out. */
function grouped(recalls: readonly ObservedRecall[]): ObservedRecall[][] {
  const spanOf = ({ elapsedDays }: ObservedRecall) =>
    spanEnds.findIndex((end) => elapsedDays <= end)
  const bySpan = Map.groupBy(recalls, spanOf)
  const groups: ObservedRecall[][] = []
  let open: ObservedRecall[] = []
  for (const span of spanEnds.keys()) {
    open = open.concat(bySpan.get(span) ?? [])
    if (open.length < leastInBucket) continue
    groups.push(open)
    open = []
  }
  const last = groups.pop()
  return last ? [...groups, last.concat(open)] : []
}

function bucketOf(recalls: readonly ObservedRecall[], firstStabilityDays: number): RetentionBucket {
  let [fromDays, toDays, days, recalled] = [Number.POSITIVE_INFINITY, 0, 0, 0]
  for (const { elapsedDays, wasRecalled } of recalls) {
    fromDays = Math.min(fromDays, elapsedDays)
    toDays = Math.max(toDays, elapsedDays)
    days += elapsedDays
    if (wasRecalled) recalled += 1
  }
  const meanDays = days / recalls.length
  return {
    fromDays,
    toDays,
    meanDays,
    recalls: recalls.length,
    recalled: recalled / recalls.length,
    expectedWithout: recallAfter(meanDays, firstStabilityDays),
  }
}

/** The mean stability of `words` after the very first answer to each, in days. */
function meanFirstStability(
  histories: readonly AnswerHistory[],
  words: ReadonlySet<string>,
): number {
  const recalled = histories.filter(({ sense }) => words.has(sense))
  const sum = recalled.reduce((days, { firstStabilityDays }) => days + firstStabilityDays, 0)
  return sum / recalled.length
}
