import type { Direction } from '../words/entry.ts'
import type { Grade, QuestionKind } from './memory.ts'

/** What every record of the log has. Records are only ever added. */
export type RecordStamp = {
  /** See `recordId`: records are in the order of their ids. */
  readonly id: string
  /** The device that made it. */
  readonly device: string
  /** Milliseconds since the epoch, UTC, by that device's clock. */
  readonly at: number
  /** What the local clock showed beyond UTC, in minutes. */
  readonly offsetMinutes: number
}

/** An answer to a question about one sense. */
export type AnswerRecord = RecordStamp & {
  readonly kind: 'answer'
  /** The round it answers, unique to its game; what undo refers to. */
  readonly round: string
  readonly sense: string
  /** The list it was asked from; empty for a word of no list. */
  readonly list: string
  readonly direction: Direction
  readonly question: QuestionKind
  /** Whether it was asked in a game or in Tekrar, where what is asked is being studied. */
  readonly asked: 'game' | 'recall'
  /** Senses that stood there to choose from. */
  readonly options: readonly string[]
  /** The sense picked or the text typed; `null` where nothing was. */
  readonly chosen: string | null
  readonly grade: Grade
  readonly seconds: number
  /** Version of the lexicon that the question came from. */
  readonly lexicon: string
}

/** Asks for a word to come up in Tekrar on the day of the record, whenever it is due. */
export type StudyRecord = RecordStamp & {
  readonly kind: 'study'
  readonly round: string
  readonly sense: string
  /** The list it is in; empty for a word of no list. */
  readonly list: string
}

/** Forgets what was recorded about a sense before it: the word is as if it had never been met. */
export type EraseRecord = RecordStamp & {
  readonly kind: 'erase'
  readonly round: string
  readonly sense: string
}

/** Takes back what was recorded before it under its round. */
export type UndoRecord = RecordStamp & { readonly kind: 'undo'; readonly round: string }

/** What can be changed: the settings, lists of one's own, corrections of words. */
export const changeableKinds = ['setting', 'list', 'correction'] as const
export type ChangeableKind = (typeof changeableKinds)[number]

/**
 * Sets one field of something that can be changed; the last one counts. Where there can be several
 * of a kind, the field begins with which: `fruit.name` is the name of the list *fruit*.
 */
export type ChangeRecord = RecordStamp & {
  readonly kind: ChangeableKind
  readonly field: string
  readonly value: unknown
}

/** A record of a kind that this version does not know: kept, and passed on. */
export type UnknownRecord = RecordStamp & { readonly kind: string }

export type KnownRecord = AnswerRecord | StudyRecord | EraseRecord | UndoRecord | ChangeRecord
export type LogRecord = KnownRecord | UnknownRecord

/** A record as its maker gives it, before it is stamped. */
export type Draft<Made extends LogRecord> = Made extends unknown
  ? Omit<Made, keyof RecordStamp>
  : never

export function isAnswer(record: LogRecord): record is AnswerRecord {
  return record.kind === 'answer'
}

export function isStudy(record: LogRecord): record is StudyRecord {
  return record.kind === 'study'
}

function isErase(record: LogRecord): record is EraseRecord {
  return record.kind === 'erase'
}

export function isUndo(record: LogRecord): record is UndoRecord {
  return record.kind === 'undo'
}

/** The sense that a record is about; `undefined` for one that is about none. */
export function senseOf(record: LogRecord): string | undefined {
  return isAnswer(record) || isStudy(record) || isErase(record) ? record.sense : undefined
}

/**
 * The answers and wishes among `records` that count: those that no later undo takes back and no
 * later erasure of their sense forgets. An erasure can be taken back in its turn.
 */
export function standing(records: readonly LogRecord[]): (AnswerRecord | StudyRecord)[] {
  const lastUndo = latestIds(records.filter(isUndo), ({ round }) => round)
  const isUndone = ({ id, round }: { id: string; round: string }) =>
    id < (lastUndo.get(round) ?? '')
  const erasures = records.filter(isErase).filter((record) => !isUndone(record))
  const lastErasure = latestIds(erasures, ({ sense }) => sense)
  return records
    .filter((record) => isAnswer(record) || isStudy(record))
    .filter((record) => !isUndone(record) && record.id > (lastErasure.get(record.sense) ?? ''))
}

/** The answers among `records` that count; see `standing`. */
export function standingAnswers(records: readonly LogRecord[]): AnswerRecord[] {
  return standing(records).filter(isAnswer)
}

function latestIds<Kind extends LogRecord>(
  records: readonly Kind[],
  keyOf: (record: Kind) => string,
): ReadonlyMap<string, string> {
  const latest = new Map<string, string>()
  for (const record of records) {
    const known = latest.get(keyOf(record))
    if (known === undefined || record.id > known) latest.set(keyOf(record), record.id)
  }
  return latest
}

/** The value of each field of a kind that was ever set: the one of the latest record. */
export function latestValues(
  records: Iterable<LogRecord>,
  kind: ChangeableKind,
): ReadonlyMap<string, unknown> {
  const latest = new Map<string, ChangeRecord>()
  for (const record of records) {
    if (!isChange(record, kind)) continue
    const known = latest.get(record.field)
    if (!known || record.id > known.id) latest.set(record.field, record)
  }
  return new Map(latest.entries().map(([field, { value }]) => [field, value]))
}

function isChange(record: LogRecord, kind: ChangeableKind): record is ChangeRecord {
  return record.kind === kind
}
