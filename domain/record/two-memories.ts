import { type Answer, afterAnswer, type Memory } from './memory.ts'

/** The memories of one sense: of recognizing its English, and of producing it from its meaning. */
export type TwoMemories = {
  readonly recognizing: Memory | undefined
  readonly producing: Memory | undefined
}

// Who produces a word recognizes it, and who does not recognize it does not produce it; a right
// recognition says little of producing, and a missed production of recognizing. So a right answer
// passes from the harder memory to the easier one, a wrong one the other way, and nothing else:
// docs/decisions/024-two-memories.md.

/**
 * The memories after a question that shows the English.
 *
 * @param prior the chance that a word that was never asked is recognized: see `priorAfter`.
 */
export function afterRecognition(
  { recognizing, producing }: TwoMemories,
  answer: Answer,
  prior?: number,
) {
  const isLost = producing !== undefined && answer.grade === 'again'
  return {
    recognizing: afterAnswer(recognizing, answer, prior),
    producing: isLost ? afterAnswer(producing, answer) : producing,
  }
}

/** The memories after a question that asks for the English; `prior` as in `afterRecognition`. */
export function afterProduction(
  { recognizing, producing }: TwoMemories,
  answer: Answer,
  prior?: number,
) {
  // What was seen the same day shows nothing more; and who writes what is said need not know it.
  const isEvidence = producing?.lastDay !== answer.day && answer.cue !== 'sound'
  const isRecognized = isEvidence && answer.grade !== 'again'
  return {
    recognizing: isRecognized ? afterAnswer(recognizing, answer, prior) : recognizing,
    producing: afterAnswer(producing, answer),
  }
}
