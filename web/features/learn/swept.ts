import { believedKnown, type SweepState } from '#domain/learning/sweep.ts'
import { sweepText } from '../../text/learn.ts'

/** As many words as a session of Öğren takes. */
export const mostToLearn = 20

/** What a sweep has come to, in a sentence or two. */
export function claimedText(state: SweepState): string {
  return [sweepText.claimed(state.claimed), believedText(state) ?? ''].join(' ').trim()
}

/** How much of what was said is to be believed; `undefined` before the first check. */
export function believedText(state: SweepState): string | undefined {
  const { checks, checksRight } = state
  const believed = believedKnown(state)
  return believed === undefined ? undefined : sweepText.believed(checks, checksRight, believed)
}

/** Why fewer are learned at once than are not known; `undefined` where all of them are. */
export function leftForLaterText({ unknown }: SweepState): string | undefined {
  const left = unknown.length - mostToLearn
  return left > 0 ? sweepText.leftForLater(mostToLearn, left) : undefined
}
