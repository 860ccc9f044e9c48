import { localDay } from './local-day.ts'
import type { AnswerRecord } from './log-record.ts'
import { afterAnswer, dueDay, type Memory } from './memory.ts'

/** What the answers to one sense come to. All of it can be rebuilt from them. */
export type StudiedWord = {
  readonly sense: string
  /** The list in which it was asked last. */
  readonly list: string
  readonly memory: Memory
  readonly answers: number
  /** Day of its first question in Tekrar; `undefined` while it waits to be taught. */
  readonly taughtDay: number | undefined
  /** Whether it is studied: it was answered wrongly anywhere, or asked in Tekrar. */
  readonly isStudied: boolean
  readonly lastDay: number
}

/**
 * The state of a sense after `answers`, in any order; `undefined` where there is none.
 *
 * A right answer to a word that is not studied is evidence about it, and no reason to study it.
 */
export function studiedWord(answers: readonly AnswerRecord[]): StudiedWord | undefined {
  let word: StudiedWord | undefined
  for (const answer of answers.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const day = localDay(answer.at, answer.offsetMinutes)
    const isTaught = answer.asked === 'recall'
    word = {
      sense: answer.sense,
      list: answer.list,
      memory: afterAnswer(word?.memory, {
        day,
        kind: answer.question,
        grade: answer.grade,
        seconds: answer.seconds,
      }),
      answers: (word?.answers ?? 0) + 1,
      taughtDay: word?.taughtDay ?? (isTaught ? day : undefined),
      isStudied: (word?.isStudied ?? false) || isTaught || answer.grade === 'again',
      lastDay: Math.max(day, word?.lastDay ?? day),
    }
  }
  return word
}

/** The day on which a studied word is asked again; after a wrong answer, the same day. */
export function nextDay({ memory, lastDay }: StudiedWord, desiredRetention: number): number {
  return memory.wasRight ? dueDay(memory, desiredRetention) : lastDay
}
