import {
  anything,
  type Checked,
  hasFields,
  isObject,
  listOf,
  numberWithin,
  oneOf,
  orAbsent,
  orNull,
  text,
  truth,
  wholeNumberWithin,
} from '../field-check.ts'
import { directions, optionTexts } from '../words/entry.ts'
import { isBounded } from './is-bounded.ts'
import { firstMoment, lastMoment, mostOffsetMinutes } from './local-day.ts'
import { cues, grades, questionKinds } from './memory.ts'

// What a record may be, written once: the types follow from it, and whatever is read (a backup, a
// log that may be damaged) is held against it. The bounds lie beyond anything that is ever made.
const name = text(100)
const yearSeconds = 366 * 24 * 3600

const stampFields = {
  /** See `recordId`: records are in the order of their ids. */
  id: text(60),
  /** The device that made it. */
  device: text(32, /^[0-9a-z]+$/),
  /** Milliseconds since the epoch, UTC, by that device's clock. */
  at: wholeNumberWithin(firstMoment, lastMoment),
  /** What the local clock showed beyond UTC, in minutes. */
  offsetMinutes: wholeNumberWithin(-mostOffsetMinutes, mostOffsetMinutes),
}

const answerFields = {
  /** The round it answers, unique to its game; what undo refers to. */
  round: name,
  sense: name,
  /** The list it was asked from; empty for a word of no list. */
  list: name,
  direction: oneOf(directions),
  question: oneOf(questionKinds),
  /** Whether it was asked in a game or in Tekrar, where what is asked is being studied. */
  asked: oneOf(['game', 'recall']),
  /** Senses that stood there to choose from. */
  options: listOf(name, 20),
  /** The sense picked or the text typed; `null` where nothing was. */
  chosen: orNull(text(1000)),
  grade: oneOf(grades),
  seconds: numberWithin(0, yearSeconds),
  /** Version of the lexicon that the question came from. */
  lexicon: name,
  // Those of some answers. Versions that do not know them keep them with the answer.
  /** What the options showed, or asked for where they were words; definitions, where it is absent. */
  optionText: orAbsent(oneOf(optionTexts)),
  /** What was shown, or said, of a word whose English was typed. */
  cue: orAbsent(oneOf(cues)),
  /** Whether a part of the answer was shown before: a hint, or that another meaning is asked for. */
  wasHelped: orAbsent(truth),
}
const studyFields = {
  round: name,
  sense: name,
  /** The list it is in; empty for a word of no list. */
  list: name,
}
// A kind of its own with the fields of a wish: versions that do not know it keep it and pass it on.
const teachFields = studyFields
const claimFields = { ...studyFields, isKnown: truth }
const adoptFields = {
  ...studyFields,
  /** Days until its chance of recall has fallen to 0.90. */
  stabilityDays: numberWithin(0.01, 36_500),
  /** How hard it is to keep, 1 to 10, where that is known. */
  difficulty: orAbsent(numberWithin(1, 10)),
  /** How many days before this record the word was answered last. */
  daysBefore: wholeNumberWithin(0, 36_500),
}
const eraseFields = { round: name, sense: name }
const undoFields = { round: name }
const changeFields = { field: name, value: anything }

/** What every record of the log has. Records are only ever added. */
export type RecordStamp = Checked<typeof stampFields>

/** An answer to a question about one sense. */
export type AnswerRecord = RecordStamp & { readonly kind: 'answer' } & Checked<typeof answerFields>

/** Asks for a word to come up in Tekrar on the day of the record, whenever it is due. */
export type StudyRecord = RecordStamp & { readonly kind: 'study' } & Checked<typeof studyFields>

/** The learner was shown what a sense means, to be asked for it later: in Tekrar or in Öğren. */
export type TeachRecord = RecordStamp & { readonly kind: 'teach' } & Checked<typeof teachFields>

/** The learner said, without being asked for it, whether the meaning of a sense is known. */
export type ClaimRecord = RecordStamp & { readonly kind: 'claim' } & Checked<typeof claimFields>

/** A memory that another program has formed by its own questions, taken over as the first one here. */
export type AdoptRecord = RecordStamp & { readonly kind: 'adopt' } & Checked<typeof adoptFields>

/** What makes the state of a sense. */
export type SenseRecord = AnswerRecord | StudyRecord | TeachRecord | ClaimRecord | AdoptRecord

/** Forgets what was recorded about a sense before it: the word is as if it had never been met. */
export type EraseRecord = RecordStamp & { readonly kind: 'erase' } & Checked<typeof eraseFields>

/** Takes back what was recorded before it under its round. */
export type UndoRecord = RecordStamp & { readonly kind: 'undo' } & Checked<typeof undoFields>

/** What can be changed: the settings, lists of one's own, corrections of words. */
export const changeableKinds = ['setting', 'list', 'correction'] as const
export type ChangeableKind = (typeof changeableKinds)[number]

/**
 * Sets one field of something that can be changed; the last one counts. Where there can be several
 * of a kind, the field begins with which: `fruit.name` is the name of the list *fruit*.
 */
export type ChangeRecord = RecordStamp & { readonly kind: ChangeableKind } & Checked<
    typeof changeFields
  >

/** A record of a kind that this version does not know: kept, and passed on. */
export type UnknownRecord = RecordStamp & { readonly kind: string }

export type KnownRecord = SenseRecord | EraseRecord | UndoRecord | ChangeRecord
export type LogRecord = KnownRecord | UnknownRecord

// The compiler asks here for the fields of every kind there is.
const fieldsOf: Readonly<Record<KnownRecord['kind'], Parameters<typeof hasFields>[1]>> = {
  answer: answerFields,
  study: studyFields,
  teach: teachFields,
  claim: claimFields,
  adopt: adoptFields,
  erase: eraseFields,
  undo: undoFields,
  setting: changeFields,
  list: changeFields,
  correction: changeFields,
}
const kind = text(40)

/**
 * Whether `value` can be a record: of a known kind with all its fields within their bounds, or of a
 * later version's kind, stamped and of bounded size. Its id may still be damaged: see `clockOf`.
 */
export function isLogRecord(value: unknown): value is LogRecord {
  if (!isObject(value) || !hasFields(value, stampFields)) return false
  const given: object = value
  if (!('kind' in given) || !kind(given.kind) || !isBounded(given)) return false
  return (
    !Object.hasOwn(fieldsOf, given.kind) ||
    hasFields(given, fieldsOf[given.kind as KnownRecord['kind']])
  )
}

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

export function isTeach(record: LogRecord): record is TeachRecord {
  return record.kind === 'teach'
}

export function isClaim(record: LogRecord): record is ClaimRecord {
  return record.kind === 'claim'
}

export function isAdopt(record: LogRecord): record is AdoptRecord {
  return record.kind === 'adopt'
}

const isOfSense = (record: LogRecord): record is SenseRecord =>
  [isAnswer, isStudy, isTeach, isClaim, isAdopt].some((isOfKind) => isOfKind(record))

export function isErase(record: LogRecord): record is EraseRecord {
  return record.kind === 'erase'
}

export function isUndo(record: LogRecord): record is UndoRecord {
  return record.kind === 'undo'
}

/** The round that a record is of; `undefined` for one that is of none. */
export function roundOf(record: LogRecord): string | undefined {
  return 'round' in record && name(record.round) ? record.round : undefined
}

/** The sense that a record is about; `undefined` for one that is about none, or is damaged. */
export function senseOf(record: LogRecord): string | undefined {
  return (isOfSense(record) || isErase(record)) && name(record.sense) ? record.sense : undefined
}

/**
 * The answers, wishes, teachings, claims and adopted memories among `records` that count: those that no later undo
 * takes back and no later erasure of their sense forgets. An erasure can be taken back in its turn.
 * What is no record by the bounds above, in a log that was damaged, counts for nothing.
 */
export function standing(damageable: readonly LogRecord[]): SenseRecord[] {
  const records = damageable.filter(isLogRecord)
  const lastUndo = latestIds(records.filter(isUndo), ({ round }) => round)
  const isUndone = ({ id, round }: { id: string; round: string }) =>
    id < (lastUndo.get(round) ?? '')
  const erasures = records.filter(isErase).filter((record) => !isUndone(record))
  const lastErasure = latestIds(erasures, ({ sense }) => sense)
  return records
    .filter(isOfSense)
    .filter((record) => !isUndone(record) && record.id > (lastErasure.get(record.sense) ?? ''))
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
