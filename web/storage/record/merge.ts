import { recordsOfNeededLists } from '#domain/lists/needed-lists.ts'
import { latestDrift, restamped } from '#domain/record/log-clock.ts'
import { isLogRecord, type LogRecord, roundOf } from '#domain/record/log-record.ts'
import type { StudyDatabase } from './database.ts'
import { type ImportFact, importFact } from './import-fact.ts'
import { changeRecords, clockIn, derive, loggedSettings, rebuild, sensesOf } from './log.ts'

/** What a file or another device brings that is not in the log. */
export type Fresh = {
  readonly records: readonly LogRecord[]
  /** How many of them were of a time still to come, and took one that has been. */
  readonly moved: number
}

/**
 * Those of `records` that the log does not have yet. Whose id is damaged or later than tomorrow takes
 * another one (see `restamped`), so that no import drags the log's clock along.
 */
export async function freshIn(
  database: StudyDatabase,
  records: readonly LogRecord[],
  nowMs: number,
): Promise<Fresh> {
  const byId = new Map(records.toReversed().map((record) => [record.id, record]))
  const ids = [...byId.keys()].sort()
  const known = new Set(await database.records.toCollection().primaryKeys())
  const fresh = ids.flatMap((id) => (known.has(id) ? [] : (byId.get(id) ?? [])))
  const { ms } = await clockIn(database)
  const moved = restamped(fresh, Math.max(latestDrift(nowMs), ms), known)
  const isTwin = await twinsIn(
    database,
    fresh.filter(({ id }) => moved.has(id)),
  )
  const kept = fresh.filter((record) => !moved.has(record.id) || !isTwin(record))
  return {
    records: kept.map((record) => ({ ...record, id: moved.get(record.id) ?? record.id })),
    moved: kept.filter(({ id }) => moved.has(id)).length,
  }
}

/**
 * Adds what `freshIn` found, derives every word that it touches, and remembers it as the last import,
 * all in one transaction: what cannot be derived is not added. Merging twice, or in another order,
 * comes to the same.
 *
 * @param before the settings that the import changes, as they are on this device.
 * @param onShare called with the share that is done, 0 to 1.
 * @returns how many records were new.
 */
export async function merge(
  database: StudyDatabase,
  records: readonly LogRecord[],
  nowMs: number,
  {
    before = {},
    onShare = () => undefined,
  }: {
    readonly before?: Readonly<Record<string, unknown>>
    readonly onShare?: (share: number) => void
  } = {},
): Promise<number> {
  return await database.transaction('rw', database.tables, async () => {
    const { records: fresh } = await freshIn(database, records, nowMs)
    if (fresh.length === 0) return 0
    await database.records.bulkAdd([...fresh])
    const fact: ImportFact = { at: nowMs, ids: fresh.map(({ id }) => id), before }
    await database.facts.put({ name: importFact, value: fact })
    await deriveTouched(database, await sensesOf(database, fresh), onShare)
    return fresh.length
  })
}

/**
 * Takes the last import back: removes the records that it added, but for those of lists into which
 * words were put since.
 *
 * @returns those settings it changed that nothing else has set, as they were; `undefined` where there
 *   was no import.
 */
export async function unmerge(
  database: StudyDatabase,
  onShare: (share: number) => void = () => undefined,
): Promise<ImportFact['before'] | undefined> {
  return await database.transaction('rw', database.tables, async () => {
    const fact = (await database.facts.get(importFact))?.value as ImportFact | undefined
    if (!fact) return undefined
    const added = (await database.records.bulkGet([...fact.ids])).filter(isLogRecord)
    const needed = await neededIn(database, added)
    const senses = await sensesOf(database, added)
    await database.records.bulkDelete(fact.ids.filter((id) => !needed.has(id)))
    await database.facts.delete(importFact)
    await deriveTouched(database, senses, onShare)
    const set = await loggedSettings(database)
    return Object.fromEntries(Object.entries(fact.before).filter(([field]) => !set.has(field)))
  })
}

/** Those of the records that an import added which make lists with words that did not come with it. */
async function neededIn(
  database: StudyDatabase,
  added: readonly LogRecord[],
): Promise<ReadonlySet<string>> {
  if (!added.some(({ kind }) => kind === 'list')) return new Set()
  const ids = new Set(added.map(({ id }) => id))
  const all = await changeRecords(database, 'list', new Map())
  return recordsOfNeededLists(
    added,
    [...all.values()].filter(({ id }) => !ids.has(id)),
  )
}

// So many words are quicker derived all at once.
const mostWordsByThemselves = 300

async function deriveTouched(
  database: StudyDatabase,
  senses: ReadonlySet<string>,
  onShare: (share: number) => void,
): Promise<void> {
  if (senses.size <= mostWordsByThemselves) await derive(database, senses)
  else await rebuild(database, onShare)
}

/** Whether the log has the same record under another id: one that was brought in before. */
async function twinsIn(
  database: StudyDatabase,
  records: readonly LogRecord[],
): Promise<(record: LogRecord) => boolean> {
  const rounds = records.map(roundOf).filter((round) => round !== undefined)
  const fields = records.flatMap((record) => ('field' in record ? [String(record.field)] : []))
  const alike = [
    ...(await database.records.where('round').anyOf(rounds).toArray()),
    ...(await database.records.where('field').anyOf(fields).toArray()),
  ]
  const there = new Set(alike.map(faceOf))
  return (record) => there.has(faceOf(record))
}

/** What tells two records apart whatever their ids: who made which, when, about what. */
function faceOf(record: LogRecord): string {
  const { device, at, kind } = record
  const field = 'field' in record ? record.field : undefined
  return JSON.stringify([device, at, kind, roundOf(record), field])
}
