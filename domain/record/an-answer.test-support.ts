import {
  type AnswerHistory,
  answerHistory,
  type PastAnswer,
  pastAnswers,
} from './answer-history.ts'
import { type AnswerRecord, type LogRecord, standing, type UndoRecord } from './log-record.ts'

let made = 0

/** An answer for a test: right, among five options, in a game. Later ones have later ids. */
export function anAnswer(more: Partial<AnswerRecord> = {}): AnswerRecord {
  made += 1
  const number = String(made).padStart(9, '0')
  return {
    id: `${number}0000-a`,
    device: 'a',
    ...at('2026-11-20T12:00+03:00'),
    kind: 'answer',
    round: `round.${number}`,
    sense: 'wilt.v.1',
    list: 'zor',
    direction: 'en-tr',
    question: 'choice',
    asked: 'game',
    options: [],
    chosen: null,
    grade: 'good',
    seconds: 3,
    lexicon: 'x',
    ...more,
  }
}

/** A typed answer in Tekrar. */
export function aRecall(more: Partial<AnswerRecord> = {}): AnswerRecord {
  return anAnswer({ asked: 'recall', question: 'typed', ...more })
}

/** What takes `answer` back. */
export function anUndo({ round }: AnswerRecord): UndoRecord {
  const { id, device, at, offsetMinutes } = anAnswer()
  return { id, device, at, offsetMinutes, kind: 'undo', round }
}

/** What a log keeps of its answers, sense by sense. */
export function historiesOf(records: readonly LogRecord[]): AnswerHistory[] {
  const bySense = Map.groupBy(standing(records), ({ sense }) => sense)
  return [...bySense.values()].flatMap((own) => answerHistory(own) ?? [])
}

/** The answers of a log that count. */
export function answersOf(...records: readonly LogRecord[]): PastAnswer[] {
  return pastAnswers(historiesOf(records))
}

/** A moment as a record has it: *2026-03-29T04:30+02:00*, the offset what the local clock showed. */
export function at(iso: string): Pick<AnswerRecord, 'at' | 'offsetMinutes'> {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(iso) ?? []
  const beyond = Number(hours) * 60 + Number(minutes)
  return { at: Date.parse(iso), offsetMinutes: sign === '-' ? -beyond : beyond }
}

/** The day of a date, *2026-03-29*. */
export function dayOf(date: string): number {
  return Date.parse(date) / 86_400_000
}
