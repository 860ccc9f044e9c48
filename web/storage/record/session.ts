import { liveQuery } from 'dexie'
import type { Draft, KnownRecord } from '#domain/record/log-record.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import { openStudy, StudyDatabase } from './database.ts'
import { askWorker } from './in-worker.ts'
import * as log from './log.ts'

/** What the page is told while the log is open, in whatever tab it changes. */
export type SessionEvents = {
  readonly onWords: (words: readonly StudiedWord[]) => void
  readonly onSettings: (settings: ReadonlyMap<string, unknown>) => void
  /** How much of the words has been derived anew, 0 to 1. */
  readonly onRebuild: (share: number) => void
}

const database = new StudyDatabase()

const world: log.LogWorld = {
  now: Date.now,
  offsetMinutes: (atMs) => -new Date(atMs).getTimezoneOffset(),
  newDevice: () => crypto.getRandomValues(new Uint32Array(2)).reduce(joined, ''),
}

/** Opens the log, brings its derived part up to date, and follows both. */
export async function openSession(events: SessionEvents): Promise<void> {
  await openStudy(database)
  await bringUpToDate(events)
  liveQuery(() => log.studiedWords(database)).subscribe(events.onWords)
  liveQuery(() => log.loggedSettings(database)).subscribe(events.onSettings)
  events.onWords(await log.studiedWords(database))
}

export const append = (draft: Draft<KnownRecord>) => log.append(database, world, draft)
export const studiedWords = () => log.studiedWords(database)

async function bringUpToDate({ onRebuild }: SessionEvents): Promise<void> {
  if (!(await log.isDerived(database))) await rebuildInWorker(onRebuild)
}

export const wipe = () => log.wipe(database)

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

function joined(text: string, part: number): string {
  return text + part.toString(36)
}
