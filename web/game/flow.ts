import { isRight, type Round } from '#domain/quiz/round.ts'
import type { Preferences } from '../storage/preferences.ts'

/** How a question goes over into the next, as the learner has set it. */
export type Flow = {
  /** *Yanıt: Hemen*: whether the answer to every question is shown at once. */
  readonly isAnswerShown: boolean
  /** Whether nothing moves before Sonraki; where no answer is shown, it is also what answers. */
  readonly hasNext: boolean
}

export function flowOf({
  showAnswer,
  autoAdvance,
}: Pick<Preferences, 'showAnswer' | 'autoAdvance'>): Flow {
  return { isAnswerShown: showAnswer, hasNext: !autoAdvance }
}

/** Whether the answer is shown once `chosen` is given: to who does not know, it always is. */
export function showsAnswer({ isAnswerShown }: Flow, chosen: number | undefined): boolean {
  return isAnswerShown || chosen === undefined
}

const markShownMs = 280
const rightShownMs = 900

/** After how many ms the next question comes by itself; `undefined` where it waits for Sonraki. */
export function restMs(flow: Flow, round: Round): number | undefined {
  if (flow.hasNext) return undefined
  if (!showsAnswer(flow, round.chosen)) return markShownMs
  return isRight(round) ? rightShownMs : undefined
}
