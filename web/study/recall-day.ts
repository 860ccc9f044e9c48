import { type Clash, type RecallQueue, recallQueue } from '#domain/recall/recall-queue.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import type { Preferences } from '../storage/preferences.ts'

/** What Tekrar asks on `day`, under the limits that the learner has set. */
export function queueOn(
  day: number,
  words: readonly StudiedWord[],
  { desiredRetention, wordsADay, newWordsADay, asksEnglish }: Preferences,
  clash: Clash,
): RecallQueue {
  const limits = { desiredRetention, wordsADay, newWordsADay, asksEnglish }
  return recallQueue(words, day, limits, clash)
}
