import { seededRandom } from '../random.ts'
import { isOpen } from '../record/lesson.ts'
import { type Cue, type Memory, type QuestionKind, recall } from '../record/memory.ts'
import { isWanted, lessonOn, type StudiedWord } from '../record/studied-word.ts'
import type { Direction } from '../words/entry.ts'
import { type DueLimits, dueWords } from './due-words.ts'

export type RecallLimits = DueLimits & {
  /** How many words are asked in Tekrar in a day; as many of them as `newWordsADay` may be new. */
  readonly wordsADay: number
}

/** A word that Tekrar asks, for its Turkish or its English. */
export type DueWord = StudiedWord & {
  readonly direction: Direction
  /** Whether it is taught today, by its card and the questions that follow it. */
  readonly isNew: boolean
}

export type RecallQueue = {
  /** Words to ask today, in the order in which to ask them, none of them twice. */
  readonly today: readonly DueWord[]
  /** The next day on which something is due, and how many words by then; none where none is. */
  readonly next: { readonly day: number; readonly count: number } | undefined
}

/** Whether two words are kept from being taught on one day: alike, synonyms or confusable. */
export type Clash = (sense: string, other: string) => boolean

/**
 * What Tekrar asks on `today`.
 *
 * Words that the learner wished for come first, however many; they take the room of others. Then
 * those already taught: what the day has begun to teach, then the most forgotten before the others;
 * then the new ones, the longest waiting first, up to their own number. What does not fit under the
 * limit waits; words that the learner chose to be taught elsewhere today take no room of others. Words
 * of one standing are shuffled, in an order that the day has for good. How the new ones come among
 * the others is the session's: see `nextStep`.
 */
export function recallQueue(
  words: readonly StudiedWord[],
  today: number,
  limits: RecallLimits,
  clash: Clash,
): RecallQueue {
  const studied = words.filter((word) => word.isStudied)
  const isWish = (word: StudiedWord) => isWanted(word, today)
  const byChance = shuffledOn(today)
  const wanted = studied.filter(isWish).sort(byChance)
  const taught = studied.filter((word) => word.taughtDay !== undefined && !isWish(word))
  const days = dueWords(taught, today, limits, byChance)
  const due = taught.flatMap((word): DueWord[] => {
    const next = days.get(word.sense)
    if (!next || next.day > today) return []
    return [{ ...word, direction: next.direction, isNew: isNewOn(today, word) }]
  })
  const waiting = studied
    .filter((word) => word.taughtDay === undefined && !isWish(word))
    .sort((a, b) => a.lastDay - b.lastDay || byChance(a, b))
  const wishedNew = wanted.filter((word) => word.taughtDay === undefined)
  const taughtToday = studied.filter(({ taughtDay }) => taughtDay === today)
  const own = taughtToday.filter((word) => !wasChosenOn(today, word)).length + wishedNew.length
  const fresh = admitted(waiting, {
    beside: [...taughtToday, ...wishedNew],
    room: limits.newWordsADay - own,
    clash,
  })
  const forItsTurkish = (word: StudiedWord): DueWord => ({
    ...word,
    direction: 'en-tr',
    isNew: isNewOn(today, word),
  })

  const isDue = new Set(due.map(({ sense }) => sense))
  // What was asked today and is not due again has used up its share of the limit.
  const done = taught.filter(
    (word) => wasAskedOn(today, word) && !isDue.has(word.sense) && !wasChosenOn(today, word),
  ).length
  const room = Math.max(0, limits.wordsADay - done - wanted.length)
  const byForgetting = due
    .map((word) => ({ word, band: forgettingBand(word, today) }))
    .sort((a, b) => a.band - b.band || byChance(a.word, b.word))
    .map(({ word }) => word)
  const later = [...days.values()].map(({ day }) => day).filter((day) => day > today)
  return {
    today: [
      ...wanted.map(forItsTurkish),
      ...[...byForgetting, ...fresh.map(forItsTurkish)].slice(0, room),
    ],
    next: nextDue(later, waiting.length, due.length + fresh.length, today),
  }
}

/** Whether Tekrar is to teach a word on `day`, or has begun to and is not done with it. */
function isNewOn(day: number, word: StudiedWord): boolean {
  const lesson = lessonOn(day, word)
  return word.taughtDay === undefined || (lesson !== undefined && isOpen(lesson))
}

/** Whether the learner was taught a word on `day` without having waited for it in Tekrar. */
function wasChosenOn(day: number, word: StudiedWord): boolean {
  return word.taughtDay === day && lessonOn(day, word) === undefined
}

function wasAskedOn(day: number, { memory, production }: StudiedWord): boolean {
  return memory?.lastDay === day || production?.memory.lastDay === day
}

const bandsOfForgetting = 20

/** Words whose chances of recall differ by less than a twentieth are forgotten alike. */
function forgettingBand(word: DueWord, today: number): number {
  const { direction, memory, production, isNew } = word
  if (isNew) return -1
  const asked = direction === 'en-tr' ? memory : production?.memory
  if (asked) return Math.floor(recall(asked, today) * bandsOfForgetting)
  // Of two that were never asked, only one was taught to be asked.
  return direction === 'en-tr' ? 0 : bandsOfForgetting
}

// An order by chance, and the same on two devices and after every answer of the day.
function shuffledOn(day: number): (a: StudiedWord, b: StudiedWord) => number {
  const numbers = new Map<string, number>()
  const numberOf = (sense: string) => {
    const known = numbers.get(sense) ?? seededRandom(hashOf(`${day} ${sense}`))()
    numbers.set(sense, known)
    return known
  }
  return (a, b) => numberOf(a.sense) - numberOf(b.sense) || (a.sense < b.sense ? -1 : 1)
}

/** A number for a text, unlike that of another. FNV-1a (Fowler, Noll & Vo, 1991). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** The new words of a day: as many as there is `room` for, none of which clashes with another. */
function admitted(
  waiting: readonly StudiedWord[],
  {
    beside,
    room,
    clash,
  }: {
    readonly beside: readonly StudiedWord[]
    readonly room: number
    readonly clash: Clash
  },
): StudiedWord[] {
  const chosen: StudiedWord[] = []
  for (const word of waiting) {
    if (chosen.length >= room) break
    const others = [...beside, ...chosen]
    if (!others.some((other) => clash(word.sense, other.sense))) chosen.push(word)
  }
  return chosen
}

function nextDue(
  later: readonly number[],
  waiting: number,
  leftToday: number,
  today: number,
): RecallQueue['next'] {
  const hasMore = waiting > 0 || leftToday > 0
  // What is never asked, since no word may be new, has no day.
  const day = hasMore ? today + 1 : Math.min(...later)
  if (day === Number.POSITIVE_INFINITY) return undefined
  return { day, count: later.filter((other) => other <= day).length + (hasMore ? waiting : 0) }
}

const shortMemoryDays = 2
const longMemoryDays = 21

/**
 * How a word is asked next: a fresh memory by five options; after that by typing and by showing in
 * turn, since only recall lets intervals grow long; a long one mostly by typing.
 */
export function nextQuestion(memory: Memory | undefined, answers: number): QuestionKind {
  if (!memory || memory.stabilityDays < shortMemoryDays || !memory.wasRight) return 'choice'
  const turn = memory.stabilityDays < longMemoryDays ? 2 : 3
  return answers % turn === 0 ? 'shown' : 'typed'
}

// A gap helps the first time; what is only heard says least, and so comes least often.
const cuesInTurn: readonly Cue[] = ['gap', 'definition', 'sound', 'definition']

/**
 * What the English of a word is asked by next.
 *
 * @param answers how often it was asked for.
 * @param has which cues there are besides the definition, which always is.
 */
export function nextCue(answers: number, has: Readonly<Record<'gap' | 'sound', boolean>>): Cue {
  const cue = cuesInTurn[answers % cuesInTurn.length] ?? 'definition'
  return cue === 'definition' || has[cue] ? cue : 'definition'
}
