import { liveQuery } from 'dexie'
import type { LogClock } from '#domain/record/log-clock.ts'
import type { AnswerRecord, ChangeableKind, LogRecord } from '#domain/record/log-record.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import { randomName } from '../random-name.ts'
import { openStudy, StudyDatabase } from './database.ts'
import { askWorker } from './in-worker.ts'
import * as log from './log.ts'
import type { WaitingRecord } from './waiting-records.ts'

/** What the page is told while the log is open, in whatever tab it changes. */
export type SessionEvents = {
  readonly onWords: (words: readonly StudiedWord[]) => void
  readonly onSettings: (settings: ReadonlyMap<string, unknown>) => void
  /** The clock of the latest record. */
  readonly onClock: (clock: LogClock) => void
  /** How much of the words has been derived anew, 0 to 1. */
  readonly onRebuild: (share: number) => void
  /** The log was brought up to date by a newer version, or deleted: this page can use it no more. */
  readonly onOutdated: () => void
}

const database = new StudyDatabase()
let isFollowed = false

/** Opens the log, brings its derived part up to date, and follows both; again after it was closed. */
export async function openSession(events: SessionEvents): Promise<void> {
  await openStudy(database)
  await bringUpToDate(events)
  events.onClock(await log.clockIn(database))
  events.onWords(await log.studiedWords(database))
  if (!isFollowed) follow(events)
  isFollowed = true
}

/**
 * Takes waiting records into the log; see `log.accept`.
 *
 * @param onShare called with the share of them that is written, 0 to 1.
 */
export async function accept(
  records: readonly WaitingRecord[],
  events: SessionEvents,
  onShare?: (share: number) => void,
): Promise<void> {
  await log.accept(database, records, newDevice, onShare)
  await bringUpToDate(events)
  // The live query tells other tabs; this one reads its own write before it goes on.
  events.onWords(await log.studiedWords(database))
}

/** See `log.wrongPicksFor`. */
export function wrongPicksFor(
  senses: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  return log.wrongPicksFor(database, senses)
}

/** The answers of a run that still count, in the order in which they were given. */
export async function answersOfRun(run: string): Promise<readonly AnswerRecord[]> {
  return await log.answersOfRun(database, run)
}

/** See `log.changeRecords`. */
export async function changeRecords(
  kind: ChangeableKind,
  known: ReadonlyMap<string, LogRecord>,
): Promise<ReadonlyMap<string, LogRecord>> {
  return await log.changeRecords(database, kind, known)
}

/** Calls `onChange` whenever there may be other records of a kind, in whatever tab they were made. */
export function followChanges(kind: ChangeableKind, onChange: () => void): void {
  liveQuery(() => log.changeIds(database, kind)).subscribe(onChange)
}

async function bringUpToDate({ onRebuild }: SessionEvents): Promise<void> {
  if (!(await log.isDerived(database))) await rebuildInWorker(onRebuild)
}

function follow(events: SessionEvents): void {
  database.on('versionchange', events.onOutdated)
  liveQuery(() => log.studiedWords(database)).subscribe(events.onWords)
  liveQuery(() => log.loggedSettings(database)).subscribe(events.onSettings)
  liveQuery(() => log.clockIn(database)).subscribe(events.onClock)
}

/** Derives the words anew beside the page, which stays responsive. */
async function rebuildInWorker(onShare: (share: number) => void): Promise<void> {
  const start = performance.now()
  const worker = new Worker(new URL('./rebuild.worker.ts', import.meta.url), { type: 'module' })
  try {
    await askWorker<'done'>(worker, database.name, onShare)
    // For the benchmark, and for whoever looks into the browser's timeline.
    performance.measure('rebuild', { start })
  } finally {
    worker.terminate()
  }
}

// Short, since every record carries it.
function newDevice(): string {
  return randomName(2)
}
