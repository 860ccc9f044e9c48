import { clockStart, recordId, tick } from '#domain/record/log-clock.ts'
import type { AnswerRecord } from '#domain/record/log-record.ts'
import { noon } from './recall-device.ts'

type Word = Pick<AnswerRecord, 'sense' | 'list'>

/** Right answers in Tekrar to a word, one on each of `days` of November 2026: how it was recognized. */
export function recognizedOn(word: Word, days: readonly number[]): Partial<AnswerRecord>[] {
  return days.map((day) => ({ ...word, ...at(day), question: 'shown' }))
}

/** The same for its English, which was typed. */
export function producedOn(word: Word, days: readonly number[]): Partial<AnswerRecord>[] {
  return days.map((day) => ({
    ...word,
    ...at(day),
    question: 'typed',
    direction: 'tr-en',
    cue: 'definition',
  }))
}

/** The records of these answers, in the order of their days. */
export function recordsOf(...answers: readonly Partial<AnswerRecord>[]): AnswerRecord[] {
  let clock = clockStart
  return answers
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
    .map((answer, number) => {
      clock = tick(clock, answer.at ?? 0)
      return {
        id: recordId(clock, 'studied'),
        device: 'studied',
        at: 0,
        offsetMinutes: 180,
        kind: 'answer',
        round: `studied.${number}`,
        sense: '',
        list: '',
        direction: 'en-tr',
        question: 'shown',
        asked: 'recall',
        options: [],
        chosen: null,
        grade: 'good',
        seconds: 4,
        lexicon: 'x',
        ...answer,
      }
    })
}

function at(day: number): Pick<AnswerRecord, 'at'> {
  return { at: Date.parse(noon(`2026-11-${String(day).padStart(2, '0')}`)) }
}
