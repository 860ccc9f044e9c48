import { afterLessonStep, isOpen, type Lesson, lessonStart } from './lesson.ts'
import {
  type AdoptRecord,
  type AnswerRecord,
  type ClaimRecord,
  isAdopt,
  isAnswer,
  isClaim,
  isTeach,
  type SenseRecord,
} from './log-record.ts'
import {
  adoptedMemory,
  type Claim,
  dueDay,
  type Firmness,
  firmness,
  type Memory,
  priorAfter,
} from './memory.ts'
import { onTheirDays } from './record-days.ts'
import { afterProduction, afterRecognition, type TwoMemories } from './two-memories.ts'

/** The second memory of a sense: of producing its English, where the first is of recognizing it. */
export type Production = {
  readonly memory: Memory
  readonly answers: number
  /** Day of the first answer. */
  readonly firstDay: number
}

/** What the records about one sense come to. All of it can be rebuilt from them. */
export type StudiedWord = {
  readonly sense: string
  /** The list in which it was asked last; empty for a word of no list. */
  readonly list: string
  /** `undefined` while it was never asked, here or by a program that its memory comes from. */
  readonly memory: Memory | undefined
  readonly answers: number
  /** What is known of producing its English; not there while that was never asked for. */
  readonly production?: Production | undefined
  /** Day on which it was first taught, or asked in Tekrar; `undefined` while it waits for that. */
  readonly taughtDay: number | undefined
  /**
   * How far Tekrar came in teaching it, on the day on which it was one of its new words. Not there
   * for a word that the learner chose to be taught elsewhere: that takes the room of no other.
   */
  readonly lesson?: Lesson & { readonly day: number }
  /** Whether it is studied: answered wrongly anywhere, taught, asked in Tekrar, wished for,
   * or brought with a memory. */
  readonly isStudied: boolean
  /** The day for which the learner wished for it, until it is asked in Tekrar. */
  readonly wantedDay: number | undefined
  /** What the learner last said of it in a sweep, if anything. */
  readonly claim?: Claim
  /** Day of the last record. */
  readonly lastDay: number
}

/**
 * The state of a sense after `records`, in any order; `undefined` where there is none.
 *
 * A right answer to a word that is not studied is evidence about it, and no reason to study it. A
 * claim is less: it changes only what the first answer is taken to tell.
 */
export function studiedWord(records: readonly SenseRecord[]): StudiedWord | undefined {
  let word: StudiedWord | undefined
  for (const { record, day } of onTheirDays(records)) {
    const before = word ?? untouched(record, day)
    const met = { ...before, list: record.list, lastDay: Math.max(day, before.lastDay) }
    if (isAnswer(record)) word = answered(met, record, day)
    else if (isClaim(record)) word = { ...met, claim: claimOf(record) }
    else if (isAdopt(record)) word = adopted(met, record, day)
    else word = studied(met, isTeach(record), day)
  }
  return word
}

/** What a claim says. */
export function claimOf({ isKnown }: ClaimRecord): Claim {
  return isKnown ? 'known' : 'unknown'
}

function untouched({ sense, list }: SenseRecord, day: number): StudiedWord {
  return {
    sense,
    list,
    memory: undefined,
    answers: 0,
    taughtDay: undefined,
    isStudied: false,
    wantedDay: undefined,
    lastDay: day,
  }
}

/** A word that was taught, or wished for: it is asked from that day on. */
function studied(word: StudiedWord, isTaught: boolean, day: number): StudiedWord {
  if (!isTaught) return { ...word, isStudied: true, wantedDay: day }
  const begun = isWaiting(word) && {
    lesson: { ...afterLessonStep(lessonStart, { kind: 'understood', isRight: false }), day },
  }
  return { ...word, ...begun, isStudied: true, taughtDay: word.taughtDay ?? day }
}

/** Whether a word waits for the day on which Tekrar teaches it. */
function isWaiting({ isStudied, taughtDay }: StudiedWord): boolean {
  return isStudied && taughtDay === undefined
}

/** A word that another program has taught: where there is a memory of our own, that is believed. */
function adopted(word: StudiedWord, record: AdoptRecord, day: number): StudiedWord {
  const memory = word.memory ?? memoryAdoptedBy(record, day)
  // It takes no room among the new words of the day on which it came.
  return { ...word, isStudied: true, memory, taughtDay: word.taughtDay ?? memory.lastDay - 1 }
}

/** The memory that a record brings which counts on `day`. */
export function memoryAdoptedBy(record: AdoptRecord, day: number): Memory {
  const { stabilityDays, difficulty, daysBefore } = record
  return adoptedMemory({ stabilityDays, difficulty, lastDay: day - daysBefore })
}

function answered(word: StudiedWord, record: AnswerRecord, day: number): StudiedWord {
  const isTaught = record.asked === 'recall'
  return {
    ...word,
    ...(isTaught && !isProduction(record) && lessonAfter(word, record, day)),
    ...(isProduction(record) ? produced(word, record, day) : recognized(word, record, day)),
    taughtDay: word.taughtDay ?? (isTaught ? day : undefined),
    isStudied: word.isStudied || isTaught || record.grade === 'again',
    // A wrong answer leaves the word in the day's queue in any case.
    wantedDay: isTaught ? undefined : word.wantedDay,
  }
}

/** What an answer is in the lesson of the day; a word not taught yet was said to be known. */
function lessonAfter(word: StudiedWord, { question, grade }: AnswerRecord, day: number) {
  const said = { kind: 'known', isRight: false } as const
  const before = isWaiting(word) ? afterLessonStep(lessonStart, said) : lessonOn(day, word)
  if (!before || !isOpen(before)) return undefined
  const kind = question === 'choice' ? 'choice' : 'recall'
  return { lesson: { ...afterLessonStep(before, { kind, isRight: grade !== 'again' }), day } }
}

/** How far Tekrar has come on `day` in teaching a word that is new on it. */
export function lessonOn(day: number, { lesson }: StudiedWord): Lesson | undefined {
  return lesson?.day === day ? lesson : undefined
}

function recognized(word: StudiedWord, record: AnswerRecord, day: number): Partial<StudiedWord> {
  const { production } = word
  const { recognizing, producing } = afterRecognition(
    memoriesOf(word),
    answerOf(record, day),
    priorAfter(word.claim),
  )
  return {
    memory: recognizing,
    answers: word.answers + 1,
    ...(production && producing && { production: { ...production, memory: producing } }),
  }
}

function produced(word: StudiedWord, record: AnswerRecord, day: number): Partial<StudiedWord> {
  const { answers = 0, firstDay = day } = word.production ?? {}
  const { recognizing, producing } = afterProduction(
    memoriesOf(word),
    answerOf(record, day),
    priorAfter(word.claim),
  )
  return {
    memory: recognizing,
    production: { memory: producing, answers: answers + 1, firstDay },
  }
}

function memoriesOf({ memory, production }: StudiedWord): TwoMemories {
  return { recognizing: memory, producing: production?.memory }
}

/** Whether an answer shows that a word's English is produced, not picked among others. */
export function isProduction({ direction, question }: AnswerRecord): boolean {
  return direction === 'tr-en' && question === 'typed'
}

function answerOf({ question: kind, grade, seconds, cue, wasHelped }: AnswerRecord, day: number) {
  return { day, kind, grade, seconds, cue, wasHelped }
}

/** How firmly a word sits: *new* was never shown, whether or not the learner has wished for it. */
export function firmnessOf(word: Pick<StudiedWord, 'memory' | 'taughtDay'> | undefined): Firmness {
  if (word?.memory) return firmness(word.memory)
  return word?.taughtDay === undefined ? 'new' : 'met'
}

/**
 * The day on which a studied word is asked again; after a wrong answer, the same day. A word that was
 * asked on a day still to come, by a clock that ran ahead, is asked today: so none waits longer than
 * an answer of today could make it wait.
 */
export function nextDay(
  { memory, lastDay }: StudiedWord,
  desiredRetention: number,
  today: number,
): number {
  if (isAhead(lastDay, today)) return today
  return memory?.wasRight ? dueDay(memory, desiredRetention) : lastDay
}

/** Whether the learner's wish for a word holds on `today`. */
export function isWanted({ wantedDay }: StudiedWord, today: number): boolean {
  return wantedDay !== undefined && (wantedDay <= today || isAhead(wantedDay, today))
}

/** A memory as an answer of `today` finds it: none is of a day still to come. */
export function memoryOn(memory: Memory | undefined, today: number): Memory | undefined {
  return memory && isAhead(memory.lastDay, today) ? { ...memory, lastDay: today } : memory
}

// Who travels west may be back on the day before.
function isAhead(day: number, today: number): boolean {
  return day > today + 1
}
