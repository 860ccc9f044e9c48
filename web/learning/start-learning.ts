import type { LearningSession } from '#domain/learning/learning-session.ts'
import { dropOldSessions, learningRecord } from '../storage/learning-sessions.ts'
import { randomName } from '../storage/random-name.ts'

/** Lays a session on the device: whoever opens its set goes on with it. */
export function startLearning(search: string, session: LearningSession): void {
  const { senses, steps } = session
  learningRecord(search).write({
    version: randomName(),
    changedAt: Date.now(),
    senses: [...senses],
    steps: [...steps],
  })
  dropOldSessions()
}
