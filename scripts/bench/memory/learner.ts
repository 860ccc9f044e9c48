import { default_w, FSRSAlgorithm, Rating } from 'ts-fsrs'
import { type Random, seededRandom } from '#domain/random.ts'
import type { QuestionKind } from '#domain/record/memory.ts'

/** What a simulated learner does with one question. */
export type Response = {
  /** The chance of recall that the true memory had. */
  readonly trueRecall: number
  readonly isRecalled: boolean
  readonly right: boolean
  readonly seconds: number
}

/** A word in a simulated learner's true memory. */
export type TrueWord = {
  /** Chance of recall on `day`. */
  recall(day: number): number
  /** Reads its card on `day`, and learns from that as from an answer that is shown. */
  see(day: number): void
  /** Answers a question on `day`, and learns from seeing the answer. */
  respond(day: number, kind: QuestionKind): Response
}

/** A learner whose true memory is FSRS-6 with parameters that no scheduler knows. */
export type Learner = {
  readonly wordAt: (place: number) => TrueWord
  /** The kind of the next question; a learner has habits in this too. */
  readonly kindOf: (random: Random) => QuestionKind
}

export type LuckRange = readonly [least: number, most: number]

const parameterSpread = 0.2
const slipChance: readonly [number, number] = [0.01, 0.05]
// Median seconds of an answer that is recalled, and of one that is not.
const medianSeconds: Readonly<Record<QuestionKind, readonly [number, number]>> = {
  choice: [3.5, 8],
  typed: [6, 10],
  shown: [3, 5],
}
const otherLuck = { typed: 0.01, shown: 0.1 } as const

/** The learner of `seed`: the same seed is the same learner, whoever schedules for them. */
export function createLearner(seed: number, choiceLuck: LuckRange): Learner {
  const random = seededRandom(seed)
  const fsrs = new FSRSAlgorithm({ w: ownParameters(random), enable_short_term: false })
  const knownBefore = 0.05 + 0.4 * random()
  const slip = between(slipChance, random)
  const pace = Math.exp(0.3 * normal(random))
  const choiceShare = 0.4 + 0.4 * random()
  return {
    kindOf: (chance) => {
      const drawn = chance()
      if (drawn < choiceShare) return 'choice'
      return drawn < choiceShare + (1 - choiceShare) * 0.6 ? 'typed' : 'shown'
    },
    wordAt: (place) => {
      const chance = seededRandom(seed * 7919 + place)
      const luck = { ...otherLuck, choice: between(choiceLuck, chance) }
      let state = chance() < knownBefore ? fsrs.next_state(null, 0, Rating.Good) : null
      let lastDay = Number.NaN
      const recall = (day: number) => {
        if (!state) return 0
        // What was known before the first question is as fresh as chance has it.
        if (Number.isNaN(lastDay)) lastDay = day - Math.floor(3 * chance())
        return fsrs.forgetting_curve(day - lastDay, state.stability)
      }
      return {
        recall,
        see: (day) => {
          state ??= fsrs.next_state(null, 0, Rating.Again)
          if (Number.isNaN(lastDay)) lastDay = day
        },
        respond: (day, kind) => {
          const trueRecall = recall(day)
          const isRecalled = chance() < trueRecall
          const right = isRecalled ? chance() >= slip : chance() < luck[kind]
          const elapsed = state ? day - lastDay : 0
          state = fsrs.next_state(state, elapsed, isRecalled ? Rating.Good : Rating.Again)
          lastDay = day
          const median = medianSeconds[kind][isRecalled ? 0 : 1]
          const seconds = pace * median * Math.exp(0.4 * normal(chance))
          return { trueRecall, isRecalled, right, seconds }
        },
      }
    },
  }
}

/** Parameters of FSRS-6, each spread around the usual one. */
export function ownParameters(random: Random): number[] {
  return default_w.map((value) => value * Math.exp(parameterSpread * normal(random)))
}

/** A draw from a range, every number in it being equally likely. */
export function between([least, most]: LuckRange, random: Random): number {
  return least + (most - least) * random()
}

/** A draw from the standard normal distribution. Box & Muller (1958). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
