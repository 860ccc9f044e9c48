import { type Clash, type RecallQueue, recallQueue } from '#domain/recall/recall-queue.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import { isNotAsked } from '../lexicon/own-lexicon.ts'
import type { Preferences } from '../storage/preferences.ts'

/**
 * What Tekrar asks on `day`, under the limits that the learner has set; own words that are in no list
 * any more are left out. The learner's own words have been read when those of Tekrar have.
 */
export function queueOn(
  day: number,
  words: readonly StudiedWord[],
  { desiredRetention, wordsADay, newWordsADay, asksEnglish }: Preferences,
  clash: Clash,
): RecallQueue {
  const limits = { desiredRetention, wordsADay, newWordsADay, asksEnglish }
  const asked = words.filter(({ sense }) => !isNotAsked(sense))
  return recallQueue(asked, day, limits, clash)
}
