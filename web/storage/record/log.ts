import { type AnswerHistory, answerHistory } from '#domain/record/answer-history.ts'
import { clockOf, clockStart, type LogClock, recordId, tick } from '#domain/record/log-clock.ts'
import {
  type Draft,
  type KnownRecord,
  type LogRecord,
  latestValues,
  roundOf,
  senseOf,
  standing,
} from '#domain/record/log-record.ts'
import { type StudiedWord, studiedWord } from '#domain/record/studied-word.ts'
import type { StudyDatabase } from './database.ts'
import { isDamaged, mend } from './mend.ts'

/** What the log needs to know of the world. */
export type LogWorld = {
  readonly now: () => number
  /** What the local clock shows beyond UTC at `atMs`, in minutes. */
  readonly offsetMinutes: (atMs: number) => number
  readonly newDevice: () => string
}

// A change of how words are derived takes a new number: they are then made anew.
const derivation = 3

/** Adds a record to the log and brings the words it is about up to date, in one transaction. */
export async function append(
  database: StudyDatabase,
  world: LogWorld,
  draft: Draft<KnownRecord>,
): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    const device = await deviceOf(database, world)
    const clock = tick(await clockIn(database), world.now())
    const at = world.now()
    const stamp = {
      id: recordId(clock, device),
      device,
      at,
      offsetMinutes: world.offsetMinutes(at),
    }
    await database.records.add({ ...draft, ...stamp } as LogRecord)
    await derive(database, await sensesOf(database, [{ ...draft, ...stamp } as LogRecord]))
  })
}

/** Every record, in the order of time. */
export async function allRecords(database: StudyDatabase): Promise<LogRecord[]> {
  return await database.records.orderBy('id').toArray()
}

/** The state of every word that was ever asked. */
export async function studiedWords(database: StudyDatabase): Promise<StudiedWord[]> {
  return await database.words.toArray()
}

/** The settings as the log has them. */
export async function loggedSettings(
  database: StudyDatabase,
): Promise<ReadonlyMap<string, unknown>> {
  return latestValues(await database.records.orderBy('field').toArray(), 'setting')
}

/** Deletes everything, the name of the device included. */
export async function wipe(database: StudyDatabase): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    for (const table of database.tables) await table.clear()
  })
}

/** Whether the words were derived in the way of this version, of a log whose ids are sound. */
export async function isDerived(database: StudyDatabase): Promise<boolean> {
  const made = await database.facts.get('derivation')
  if (made) return made.value === derivation && !(await isDamaged(database))
  const isEmpty = (await database.records.limit(1).count()) === 0
  if (isEmpty) await database.facts.put({ name: 'derivation', value: derivation })
  return isEmpty
}

/**
 * Derives every word anew from the log; quick enough for a worker, too slow for the page.
 *
 * @param onProgress called with the share that is done, 0 to 1.
 */
export async function rebuild(
  database: StudyDatabase,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  await mend(database)
  const bySense = Map.groupBy(standing(await allRecords(database)), ({ sense }) => sense)
  const words: StudiedWord[] = []
  const histories: AnswerHistory[] = []
  for (const records of bySense.values()) {
    const word = studiedWord(records)
    const history = answerHistory(records)
    if (word) words.push(word)
    if (history) histories.push(history)
    if (words.length % 100 === 0) onProgress(words.length / bySense.size)
  }
  await database.transaction('rw', database.words, database.histories, database.facts, async () => {
    await database.words.clear()
    await database.words.bulkPut(words)
    await database.histories.clear()
    await database.histories.bulkPut(histories)
    await database.facts.put({ name: 'derivation', value: derivation })
  })
  onProgress(1)
}

/** Derives words anew from the records about them, in the transaction of what was changed. */
export async function derive(database: StudyDatabase, senses: ReadonlySet<string>): Promise<void> {
  for (const sense of senses) {
    const own = await database.records.where('sense').equals(sense).toArray()
    const related = await database.records.where('round').anyOf(roundsOf(own)).toArray()
    const records = standing(related).filter((record) => record.sense === sense)
    const word = studiedWord(records)
    if (word) await database.words.put(word)
    else await database.words.delete(sense)
    const history = answerHistory(records)
    if (history) await database.histories.put(history)
    else await database.histories.delete(sense)
  }
}

/** The senses whose state the records may change: their own, and those of the rounds taken back. */
export async function sensesOf(
  database: StudyDatabase,
  records: readonly LogRecord[],
): Promise<ReadonlySet<string>> {
  const touched = await database.records.where('round').anyOf(roundsOf(records)).toArray()
  return new Set([...touched, ...records].map(senseOf).filter((sense) => sense !== undefined))
}

function roundsOf(records: readonly LogRecord[]): string[] {
  return records.map(roundOf).filter((round) => round !== undefined)
}

/** The clock of the log: that of its latest record. So it comes back when an import is taken back. */
export async function clockIn(database: StudyDatabase): Promise<LogClock> {
  const latest = await database.records
    .orderBy('id')
    .reverse()
    .filter(({ id }) => clockOf(id) !== undefined)
    .first()
  return (latest && clockOf(latest.id)) ?? clockStart
}

async function deviceOf(database: StudyDatabase, world: LogWorld): Promise<string> {
  const known = await database.facts.get('device')
  if (known) return known.value as string
  const device = world.newDevice()
  await database.facts.put({ name: 'device', value: device })
  return device
}
