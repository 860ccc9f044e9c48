import { isOpen } from '../record/lesson.ts'
import { firmness, type Memory } from '../record/memory.ts'
import { lessonOn, nextDay, type StudiedWord } from '../record/studied-word.ts'
import type { Direction } from '../words/entry.ts'

/** When a word is asked next, and what for: its Turkish, or its English. */
export type Due = { readonly day: number; readonly direction: Direction }

export type DueLimits = {
  readonly desiredRetention: number
  /** Of how many words the English is asked for the first time in a day. */
  readonly newWordsADay: number
  /** Whether the English of firm words is asked for; not, where it is not given. */
  readonly asksEnglish?: boolean | undefined
}

/**
 * When each of `words`, which were taught, is asked next, by its sense. A word is asked in one
 * direction a day, since each gives the other away; where both are due, for its English, which says
 * something of both.
 *
 * @param byChance the order in which words begin to be asked for their English.
 */
export function dueWords(
  words: readonly StudiedWord[],
  today: number,
  limits: DueLimits,
  byChance: (a: StudiedWord, b: StudiedWord) => number,
): ReadonlyMap<string, Due> {
  const productions = productionDays(words.filter(isFirm), today, limits, byChance)
  return new Map(
    words.map((word) => {
      const recognition = recognitionDay(word, today, limits)
      const production = productions.get(word.sense)
      const isProduced = production !== undefined && production <= Math.max(recognition, today)
      return [
        word.sense,
        isProduced
          ? { day: production, direction: 'tr-en' }
          : { day: recognition, direction: 'en-tr' },
      ]
    }),
  )
}

/** Whether a word is known so well that its English can be asked for. */
export function isFirm({ memory }: StudiedWord): boolean {
  return memory?.wasRight === true && ['settling', 'lasting'].includes(firmness(memory))
}

function recognitionDay(word: StudiedWord, today: number, { desiredRetention }: DueLimits): number {
  const lesson = lessonOn(today, word)
  if (lesson && isOpen(lesson)) return today
  const day = nextDay(word, desiredRetention, today)
  // What was put aside was asked often enough for today.
  if (lesson) return Math.max(day, today + 1)
  const wasGivenAway = wasAskedOn(today, word.production?.memory) && !wasAskedOn(today, word.memory)
  return wasGivenAway ? Math.max(day, today + 1) : day
}

/** The days on which the English of firm words is asked for; none where it is not to be. */
function productionDays(
  firm: readonly StudiedWord[],
  today: number,
  { asksEnglish = false, desiredRetention, newWordsADay }: DueLimits,
  byChance: (a: StudiedWord, b: StudiedWord) => number,
): ReadonlyMap<string, number> {
  if (!asksEnglish) return new Map()
  const wasGivenAway = ({ memory }: StudiedWord) => Number(wasAskedOn(today, memory))
  const unasked = firm
    .filter(({ production }) => !production)
    .sort((a, b) => wasGivenAway(a) - wasGivenAway(b) || byChance(a, b))
  const places = new Map(unasked.map(({ sense }, place) => [sense, place]))
  const begun = firm.filter(({ production }) => production?.firstDay === today).length
  const dayOf = (word: StudiedWord) => {
    if (word.production) {
      return nextDay({ ...word, memory: word.production.memory }, desiredRetention, today)
    }
    if (newWordsADay === 0) return Number.POSITIVE_INFINITY
    return today + Math.floor((begun + (places.get(word.sense) ?? 0)) / newWordsADay)
  }
  return new Map(
    firm.map((word) => {
      const day = dayOf(word)
      return [word.sense, wasGivenAway(word) ? Math.max(day, today + 1) : day]
    }),
  )
}

function wasAskedOn(day: number, memory: Memory | undefined): boolean {
  return memory?.lastDay === day
}
