import { type Clash, type RecallLimits, recallQueue } from '../recall/recall-queue.ts'
import type { StudiedWord } from '../record/studied-word.ts'

/**
 * How many words Tekrar will ask on each of `days` days from today on, if each day's words are
 * dealt with that day. A word is counted once: when it comes again after that depends on how it
 * goes.
 */
export function recallForecast(
  words: readonly StudiedWord[],
  today: number,
  limits: RecallLimits,
  clash: Clash,
  days: number,
): readonly number[] {
  let waiting = words
  return Array.from({ length: days }, (_, later) => {
    const queue = recallQueue(waiting, today + later, limits, clash).today
    const asked = new Set(queue.map(({ sense }) => sense))
    waiting = waiting.filter(({ sense }) => !asked.has(sense))
    return asked.size
  })
}
