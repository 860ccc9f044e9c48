import type { Preferences } from '../storage/preferences.ts'

/** How a question goes over into the next, as the learner has set it. */
export type Flow = {
  /** Whether the right answer is shown at once. */
  readonly isAnswerShown: boolean
  /** Whether nothing moves before Sonraki; where no answer is shown, it is also what answers. */
  readonly hasNext: boolean
}

export function flowOf({
  showAnswer,
  autoAdvance,
}: Pick<Preferences, 'showAnswer' | 'autoAdvance'>): Flow {
  return { isAnswerShown: showAnswer, hasNext: showAnswer || !autoAdvance }
}
