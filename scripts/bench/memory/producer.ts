import { FSRSAlgorithm, Rating } from 'ts-fsrs'
import { seededRandom } from '#domain/random.ts'
import type { Answer, Cue } from '#domain/record/memory.ts'
import { between, type LuckRange, ownParameters } from './learner.ts'

/** How an answer went, as it is recorded. */
type Given = Pick<Answer, 'grade' | 'wasHelped'>

/** The true memories of one word. */
export type TrueWord = {
  /** The chances of recall on `day`; who does not recognize a word does not produce it. */
  recognizes(day: number): number
  produces(day: number): number
  recognize(day: number): Given
  produce(day: number, cue: Cue): Given
}

// All of it fixed before anything was run: of every learner the share of words that they can say
// when they are first asked to, and of every word what luck the cues bring.
const producibleAtFirst: LuckRange = [0.2, 0.6]
const practisedByProducing: LuckRange = [0.5, 1]
const slipChance: LuckRange = [0.02, 0.08]
const luck: Readonly<Record<Cue, LuckRange>> = {
  definition: [0, 0.02],
  gap: [0.02, 0.15],
  sound: [0.3, 0.7],
}
const askedForHint = 0.15
const luckOfHint = 0.4
const luckOfShowing = 0.1
const lostWithRecognition = 0.7

/**
 * A learner with two true memories of every word, each FSRS-6 with parameters of their own. Producing
 * a word practises recognizing it, mostly; to recognize it is no practice in producing.
 */
export function createProducer(seed: number): (place: number) => TrueWord {
  const random = seededRandom(seed)
  const fsrs = {
    recognizing: new FSRSAlgorithm({ w: ownParameters(random), enable_short_term: false }),
    producing: new FSRSAlgorithm({ w: ownParameters(random), enable_short_term: false }),
  }
  const slip = between(slipChance, random)
  const atFirst = between(producibleAtFirst, random)
  const practised = between(practisedByProducing, random)
  return (place) => {
    const chance = seededRandom(seed * 7919 + place)
    const recognizing = trueMemory(fsrs.recognizing)
    const producing = trueMemory(fsrs.producing)
    const ofCue = { gap: between(luck.gap, chance), sound: between(luck.sound, chance) }
    const recognizes = (day: number) => recognizing.recall(day) ?? 0
    const produces = (day: number) =>
      Math.min(recognizes(day), producing.recall(day) ?? atFirst * recognizes(day))
    return {
      recognizes,
      produces,
      recognize: (day) => {
        const isRecalled = chance() < recognizes(day)
        recognizing.review(day, isRecalled)
        if (!isRecalled && producing.recall(day) !== undefined) {
          if (chance() < lostWithRecognition) producing.review(day, false)
        }
        return gradeOf(isRecalled ? chance() >= slip : chance() < luckOfShowing)
      },
      produce: (day, cue) => {
        const isRecalled = chance() < produces(day)
        producing.review(day, isRecalled)
        if (isRecalled && chance() < practised) recognizing.review(day, true)
        if (isRecalled) return gradeOf(chance() >= slip)
        const lucky = cue === 'definition' ? between(luck.definition, chance) : ofCue[cue]
        if (cue !== 'sound' && chance() < askedForHint) {
          return chance() < luckOfHint ? { grade: 'hard', wasHelped: true } : gradeOf(false)
        }
        return gradeOf(chance() < lucky)
      },
    }
  }
}

function gradeOf(isRight: boolean): Given {
  return { grade: isRight ? 'good' : 'again' }
}

function trueMemory(fsrs: FSRSAlgorithm) {
  let state: ReturnType<FSRSAlgorithm['next_state']> | null = null
  let lastDay = 0
  return {
    recall: (day: number) =>
      state ? fsrs.forgetting_curve(day - lastDay, state.stability) : undefined,
    review(day: number, isRecalled: boolean) {
      // A second look on the same day is none.
      if (state && day === lastDay) return
      state = fsrs.next_state(state, day - lastDay, isRecalled ? Rating.Good : Rating.Again)
      lastDay = day
    },
  }
}
