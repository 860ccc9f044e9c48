import { believedKnown, type SweepState } from '#domain/learning/sweep.ts'
import { sweepText } from '../../text/learn.ts'

/** As many words as a session of Öğren takes. */
export const mostToLearn = 20

/** What a sweep has come to, in a sentence or two. */
export function claimedText(state: SweepState): string {
  const { known, checks, checksRight } = state
  const believed = believedKnown(state)
  return [
    sweepText.claimed(known.length),
    ...(believed === undefined ? [] : [sweepText.believed(checks, checksRight, believed)]),
  ].join(' ')
}
