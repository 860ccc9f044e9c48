import { type LearningSession, learningState } from '#domain/learning/learning-session.ts'
import { dropOldSessions, learningRecord } from '../storage/learning-sessions.ts'
import { randomName } from '../storage/random-name.ts'
import { newSession } from './prepare-session.ts'

/** Lays a session on the device: whoever opens its set goes on with it. */
export function startLearning(search: string, session: LearningSession): void {
  const { senses, steps } = session
  learningRecord(search).write({
    version: randomName(),
    changedAt: Date.now(),
    begun: randomName(),
    senses: [...senses],
    steps: [...steps],
  })
  dropOldSessions()
}

/**
 * Lays a session of at most `count` of `senses` on the device for the set of `search`, so that its
 * screen begins with it at once; one that is open there is gone on with instead. Whether there is
 * one now: not where none of its words is on the device.
 */
export async function layOutLearning(
  search: string,
  senses: readonly string[],
  count: number,
): Promise<boolean> {
  const stored = learningRecord(search).read()
  if (stored.ok && stored.value && learningState(stored.value).turn) return true
  const { session } = await newSession(senses, count)
  if (session.senses.length === 0) return false
  startLearning(search, session)
  return true
}
