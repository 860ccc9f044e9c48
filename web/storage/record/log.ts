import { answerHistory, picksInstead } from '#domain/record/answer-history.ts'
import { clockOf, clockStart, type LogClock } from '#domain/record/log-clock.ts'
import {
  type AnswerRecord,
  type ChangeableKind,
  isAnswer,
  type LogRecord,
  latestValues,
  roundOf,
  senseOf,
  standing,
} from '#domain/record/log-record.ts'
import { type StudiedWord, studiedWord } from '#domain/record/studied-word.ts'
import type { StudyDatabase } from './database.ts'
import { isDamaged, mend } from './mend.ts'
import type { WaitingRecord } from './waiting-records.ts'

// A change of how words are derived takes a new number, and the database a new version with it: the
// words are then made anew, and no tab of before goes on making them in the old way.
const derivation = 5

/**
 * Adds the records that wait for it to the log, each exactly once however often it is tried, and
 * brings the words they are about up to date, in one transaction.
 *
 * @param newDevice a name for this device, where the log has none yet.
 * @param onShare called with the share of them that is there, 0 to 1.
 */
export async function accept(
  database: StudyDatabase,
  waiting: readonly WaitingRecord[],
  newDevice: () => string,
  onShare: (share: number) => void = () => undefined,
): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    const device = await deviceOf(database, newDevice)
    const senses = new Set<string>()
    // A hundred thousand words are some megabytes: in parts, so that none of them holds up the page.
    for (let done = 0; done < waiting.length; done += writtenAtOnce) {
      const part = waiting.slice(done, done + writtenAtOnce)
      const known = await database.records.bulkGet(part.map(({ id }) => id))
      const fresh = part
        .filter((_, place) => !known[place])
        .map((record): LogRecord => ({ ...record, device }))
      await database.records.bulkAdd(fresh)
      for (const sense of await sensesOf(database, fresh)) senses.add(sense)
      onShare((done + part.length) / waiting.length)
    }
    await deriveOrMark(database, senses)
  })
}

const writtenAtOnce = 50

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
  return latestValues(await recordsOfKind(database, 'setting').toArray(), 'setting')
}

/**
 * Brings what is known of the records of a kind up to date with the log: reads what is new, forgets
 * what is gone, and nothing else, since records never change.
 *
 * @returns the same where nothing has changed.
 */
export async function changeRecords(
  database: StudyDatabase,
  kind: ChangeableKind,
  known: ReadonlyMap<string, LogRecord>,
): Promise<ReadonlyMap<string, LogRecord>> {
  return await database.transaction('r', database.records, async () => {
    const ids = await changeIds(database, kind)
    const fresh = ids.filter((id) => !known.has(id))
    if (fresh.length === 0 && ids.length === known.size) return known
    const read = await database.records.bulkGet(fresh)
    const there = new Map(known)
    for (const record of read) if (record) there.set(record.id, record)
    if (there.size === ids.length) return there
    const left = new Set(ids)
    return new Map([...there].filter(([id]) => left.has(id)))
  })
}

/** The ids of all records of a kind that can be changed. */
export async function changeIds(database: StudyDatabase, kind: ChangeableKind): Promise<string[]> {
  return await recordsOfKind(database, kind).primaryKeys()
}

function recordsOfKind(database: StudyDatabase, kind: ChangeableKind) {
  // Any field: in the order of keys, a list stands behind every text.
  return database.records.where('[kind+field]').between([kind, ''], [kind, []])
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

/** Whether the words were derived in the way of this version, of a log whose ids are sound. */
export async function isDerived(database: StudyDatabase): Promise<boolean> {
  return await database.transaction('rw', database.records, database.facts, async () => {
    const made = await database.facts.get('derivation')
    if (made) return made.value === derivation && !(await isDamaged(database))
    const isEmpty = (await database.records.limit(1).count()) === 0
    if (isEmpty) await database.facts.put({ name: 'derivation', value: derivation })
    return isEmpty
  })
}

/**
 * Derives every word anew from the log; quick enough for a worker, too slow for the page. In one
 * transaction from the first record read: what another tab answers meanwhile comes after it.
 *
 * @param onProgress called with the share that is done, 0 to 1.
 */
export async function rebuild(
  database: StudyDatabase,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    await mend(database)
    const bySense = Map.groupBy(standing(await allRecords(database)), ({ sense }) => sense)
    const senses = [...bySense.values()]
    await database.words.clear()
    await database.histories.clear()
    // In parts, or a browser may take a transaction that asks nothing for long for a dead one.
    for (let done = 0; done < senses.length; done += partSize) {
      const part = senses.slice(done, done + partSize)
      const words = part.map((records) => studiedWord(records))
      await database.words.bulkPut(words.filter((word) => word !== undefined))
      const histories = part.map((records) => answerHistory(records))
      await database.histories.bulkPut(histories.filter((history) => history !== undefined))
      onProgress(done / senses.length)
    }
    await database.facts.put({ name: 'derivation', value: derivation })
  })
  onProgress(1)
}

const partSize = 100

// So many words are quicker derived all at once, beside the page: see `rebuild`.
const mostWordsInPlace = 300

async function deriveOrMark(database: StudyDatabase, senses: ReadonlySet<string>): Promise<void> {
  if (senses.size <= mostWordsInPlace) await derive(database, senses)
  else await database.facts.put({ name: 'derivation', value: 0 })
}

/** The answers of the run of this name that still count, in the order in which they were given. */
export async function answersOfRun(
  database: StudyDatabase,
  run: string,
): Promise<readonly AnswerRecord[]> {
  return await database.transaction('r', database.records, async () => {
    const own = await database.records.where('round').startsWith(`${run}.`).toArray()
    const senses = [...new Set(own.map(senseOf).filter((sense) => sense !== undefined))]
    // A word that was forgotten meanwhile is in no game any more.
    const about = await database.records.where('sense').anyOf(senses).toArray()
    const related = await database.records.where('round').anyOf(roundsOf(about)).toArray()
    const rounds = new Set(roundsOf(own))
    return standing([...new Map([...about, ...related].map((one) => [one.id, one])).values()])
      .filter(isAnswer)
      .filter(({ round }) => rounds.has(round))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  })
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

/** What the learner has picked instead of these senses, the latest first. */
export async function wrongPicksFor(
  database: StudyDatabase,
  senses: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const histories = await database.histories.bulkGet([...senses])
  return new Map(
    histories
      .filter((history) => history !== undefined)
      .filter(({ wrongPicks }) => wrongPicks.length > 0)
      .map((history) => [history.sense, picksInstead(history)]),
  )
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

async function deviceOf(database: StudyDatabase, newDevice: () => string): Promise<string> {
  const known = await database.facts.get('device')
  if (known) return known.value as string
  const device = newDevice()
  await database.facts.put({ name: 'device', value: device })
  return device
}
