import { create } from 'zustand'
import { makerOf } from '#domain/record/log-clock.ts'
import type {
  AdoptRecord,
  AnswerRecord,
  ChangeableKind,
  ClaimRecord,
  Draft,
  KnownRecord,
  LogRecord,
  TeachRecord,
} from '#domain/record/log-record.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import type { Result } from '#domain/result.ts'
import { type Steps, stepSize } from '#domain/steps.ts'
import { inSlices, type Pace } from '../in-slices.ts'
import { randomName } from '../random-name.ts'
import { loadSession } from './load-session.ts'
import { type LogProblem, logProblemOf } from './problem.ts'
import type * as Session from './session.ts'
import { createWaitingRecords, type WaitingRecord, waitingCount } from './waiting-records.ts'

export type StudyState = {
  /** Whether the log is in use, on its way, or why it cannot be used. */
  readonly status: 'closed' | 'opening' | 'ready' | LogProblem
  readonly words: readonly StudiedWord[]
  /** The settings as the log has them. */
  readonly settings: ReadonlyMap<string, unknown>
  /** The share of the words that has been derived anew, while that goes on. */
  readonly rebuilt: number | undefined
  /** Whether there are records that neither the log nor local storage has taken. */
  readonly isAtRisk: boolean
}

/** The learning record as the screens see it, live in every open tab. */
export const useStudy = create<StudyState>(() => ({
  status: 'closed',
  words: [],
  settings: new Map(),
  rebuilt: undefined,
  isAtRisk: false,
}))

/** Why the learning record cannot be kept; `undefined` while it can. */
export function useRecordProblem(): LogProblem | undefined {
  return useStudy(({ status }) => (isProblem(status) ? status : undefined))
}

function isProblem(status: StudyState['status']): status is LogProblem {
  return status !== 'closed' && status !== 'opening' && status !== 'ready'
}

const waiting = createWaitingRecords({
  now: Date.now,
  offsetMinutes: (atMs) => -new Date(atMs).getTimezoneOffset(),
  page: randomName(),
})

let opened: Promise<typeof Session | undefined> | undefined

/**
 * Opens the log, once it can be opened; the database's code is loaded only now. What waits for it
 * is taken into it.
 */
export async function openStudyLog(): Promise<typeof Session | undefined> {
  const session = await openedSession()
  if (waitingCount() > 0) await deliver()
  return session
}

// Longer than a write ever takes; then the game goes on, and the write after it.
const patienceMs = 1500

const record = (draft: Draft<KnownRecord>) => patiently(write(draft))

/** Keeps an answer: done when it is in the log, cannot be, or takes too long to wait for. */
export const recordAnswer: (draft: Draft<AnswerRecord>) => Promise<void> = record
/** Keeps that a word was taught, in the same way. */
export const recordTeach: (draft: Draft<TeachRecord>) => Promise<void> = record
/** Keeps what the learner has said of a word, in the same way. */
export const recordClaim: (draft: Draft<ClaimRecord>) => Promise<void> = record
export const recordUndo = (round: string) => record({ kind: 'undo', round })
/** Asks for a word in today's Tekrar; what undo names, or `undefined` where it cannot be kept. */
export async function recordWish(sense: string, list: string): Promise<string | undefined> {
  const round = randomName()
  return (await write({ kind: 'study', round, sense, list })) ? round : undefined
}
/** Forgets what was recorded of a word; what undo names, or `undefined` where it cannot be kept. */
export async function recordErasure(sense: string): Promise<string | undefined> {
  const round = randomName()
  return (await write({ kind: 'erase', round, sense })) ? round : undefined
}
export const recordSetting = (field: string, value: unknown) =>
  write({ kind: 'setting', field, value })

/**
 * Changes fields of a kind, all of them or none: what is many, or not needed by a game that goes on,
 * does not wait for the log on this device, and is told where the log cannot take it.
 */
export async function recordChanges(
  kind: ChangeableKind,
  changes: readonly { readonly field: string; readonly value: unknown }[],
  onShare?: Pace['onShare'],
): Promise<Result<undefined, LogProblem>> {
  return await recordAll(
    changes.map((change) => ({ kind, ...change })),
    onShare,
  )
}

/** Takes memories over from another program, all of them or none; in the same way. */
export const recordAdoptions = recordAll<Draft<AdoptRecord>>

/** Takes back what was recorded under these rounds; in the same way. */
export const recordUndos = (rounds: readonly string[]) =>
  recordAll(rounds.map((round) => ({ kind: 'undo', round })))

async function recordAll<Kind extends Draft<KnownRecord>>(
  drafts: readonly Kind[],
  onShare?: Pace['onShare'],
): Promise<Result<undefined, LogProblem>> {
  return await inLog(async (session) => {
    await session.accept(await inSlices(stamped(drafts)), events, onShare)
    return undefined
  })
}

function* stamped(drafts: readonly Draft<KnownRecord>[]): Steps<readonly WaitingRecord[]> {
  const records: WaitingRecord[] = []
  for (const draft of drafts) {
    if (records.length % stepSize === 0) yield records.length / drafts.length
    records.push(waiting.stamp(draft))
  }
  return records
}

/** The records of a kind by their ids, as far as they are not `known` already. */
export async function changeRecords(
  kind: ChangeableKind,
  known: ReadonlyMap<string, LogRecord>,
): Promise<Result<ReadonlyMap<string, LogRecord>, LogProblem>> {
  return await inLog((session) => session.changeRecords(kind, known))
}

/** Calls `onChange` whenever records of a kind may have changed, once the log can be opened. */
export async function followChanges(
  kind: ChangeableKind,
  onChange: () => void,
): Promise<Result<void, LogProblem>> {
  return await inLog(async (session) => session.followChanges(kind, onChange))
}

async function inLog<Value>(
  task: (session: typeof Session) => Promise<Value>,
): Promise<Result<Value, LogProblem>> {
  const session = await openStudyLog()
  const done = session && (await told(async () => ({ value: await task(session) })))
  if (done) {
    useStudy.setState({ status: 'ready' })
    return { ok: true, value: done.value }
  }
  const { status } = useStudy.getState()
  return { ok: false, problem: isProblem(status) ? status : 'unavailable' }
}

/** What the learner has picked wrongly for these senses, the latest first, as far as it can be read. */
export async function wrongPicksFor(
  senses: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const session = senses.length === 0 ? undefined : await openStudyLog()
  return (session && (await told(() => session.wrongPicksFor(senses)))) ?? new Map()
}

/** The answers of a run, see `roundName`, that still count; `undefined` where they cannot be read. */
export async function answersOfRun(run: string): Promise<readonly AnswerRecord[] | undefined> {
  const session = await openStudyLog()
  return session && (await told(() => session.answersOfRun(run)))
}

/** Takes what waits into the log: what an earlier page could not, and this one once it is online. */
export function deliverWaiting(): void {
  if (waitingCount() > 0) void deliver()
}

/** Forgets what this page has recorded and the log does not have. */
export function forgetWaiting(): void {
  waiting.forgetOwn()
}

/** What is recorded and not in the log yet; the page that made it stands for the device. */
export function recordsOnTheirWay(): readonly LogRecord[] {
  return waiting.all().map((record) => ({ ...record, device: makerOf(record.id) }))
}

const events: Session.SessionEvents = {
  onWords: (words) => useStudy.setState({ words }),
  onSettings: (settings) => useStudy.setState({ settings }),
  onClock: waiting.follow,
  onRebuild: (share) => useStudy.setState({ rebuilt: share === 1 ? undefined : share }),
  onOutdated: () => useStudy.setState({ status: 'outdated' }),
}

/** The session, opened anew where it was not to be had or has been closed. */
function openedSession(): Promise<typeof Session | undefined> {
  if (useStudy.getState().status === 'outdated') return Promise.resolve(undefined)
  opened ??= open()
  return opened
}

async function open(): Promise<typeof Session | undefined> {
  if (useStudy.getState().status === 'closed') useStudy.setState({ status: 'opening' })
  const session = await told(async () => {
    const loaded = await loadSession()
    await loaded.openSession(events)
    useStudy.setState({ status: 'ready' })
    return loaded
  })
  // Tried anew by whoever asks next.
  if (!session) opened = undefined
  return session
}

async function patiently(task: Promise<unknown>): Promise<void> {
  await Promise.race([task, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/** Adds a record; tells whether it is kept: in the log, or on this device until it can be. */
async function write(draft: Draft<KnownRecord>): Promise<boolean> {
  const { id } = waiting.add(draft)
  await deliver()
  return !waiting.isUnkept(id)
}

let delivered: Promise<unknown> = Promise.resolve()

/** Takes all that waits into the log, one time after the other. */
function deliver(): Promise<unknown> {
  const take = async () => {
    const session = await openedSession()
    const records = waiting.all()
    if (session && records.length > 0) {
      await told(async () => {
        await session.accept(records, events)
        waiting.settle(records)
        useStudy.setState({ status: 'ready' })
      })
    }
    useStudy.setState({ isAtRisk: waiting.unkeptCount() > 0 })
  }
  // One that failed by a mistake of ours is no reason for the next not to try.
  delivered = delivered.then(take, take)
  return delivered
}

/** The value of `task`; a problem of the database is told through the state instead. */
async function told<Value>(task: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await task()
  } catch (error) {
    const problem = logProblemOf(error)
    if (!problem) throw error
    // Opened anew for whoever asks next; but where there is no room, there is nothing wrong with it.
    if (problem !== 'full') opened = undefined
    if (useStudy.getState().status !== 'outdated') useStudy.setState({ status: problem })
    return undefined
  }
}
