import { localDay } from './local-day.ts'
import { type AnswerRecord, isAnswer, type StudyRecord } from './log-record.ts'
import { afterAnswer, dueDay, type Memory } from './memory.ts'

/** What the records about one sense come to. All of it can be rebuilt from them. */
export type StudiedWord = {
  readonly sense: string
  /** The list in which it was asked last; empty for a word of no list. */
  readonly list: string
  /** `undefined` while it was never asked. */
  readonly memory: Memory | undefined
  readonly answers: number
  /** Day of its first question in Tekrar; `undefined` while it waits to be taught. */
  readonly taughtDay: number | undefined
  /** Whether it is studied: answered wrongly anywhere, asked in Tekrar, or wished for there. */
  readonly isStudied: boolean
  /** The day for which the learner wished for it, until it is asked in Tekrar. */
  readonly wantedDay: number | undefined
  /** Day of the last record. */
  readonly lastDay: number
}

/**
 * The state of a sense after `records`, in any order; `undefined` where there is none.
 *
 * A right answer to a word that is not studied is evidence about it, and no reason to study it.
 */
export function studiedWord(
  records: readonly (AnswerRecord | StudyRecord)[],
): StudiedWord | undefined {
  let word: StudiedWord | undefined
  for (const record of records.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const day = localDay(record.at, record.offsetMinutes)
    const before = word ?? untouched(record, day)
    const met = { ...before, list: record.list, lastDay: Math.max(day, before.lastDay) }
    word = isAnswer(record)
      ? answered(met, record, day)
      : { ...met, isStudied: true, wantedDay: day }
  }
  return word
}

function untouched({ sense, list }: AnswerRecord | StudyRecord, day: number): StudiedWord {
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

function answered(word: StudiedWord, answer: AnswerRecord, day: number): StudiedWord {
  const { question: kind, grade, seconds } = answer
  const isTaught = answer.asked === 'recall'
  return {
    ...word,
    memory: afterAnswer(word.memory, { day, kind, grade, seconds }),
    answers: word.answers + 1,
    taughtDay: word.taughtDay ?? (isTaught ? day : undefined),
    isStudied: word.isStudied || isTaught || grade === 'again',
    // A wrong answer leaves the word in the day's queue in any case.
    wantedDay: isTaught ? undefined : word.wantedDay,
  }
}

/** The day on which a studied word is asked again; after a wrong answer, the same day. */
export function nextDay({ memory, lastDay }: StudiedWord, desiredRetention: number): number {
  return memory?.wasRight ? dueDay(memory, desiredRetention) : lastDay
}
