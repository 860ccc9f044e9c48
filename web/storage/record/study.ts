import { create } from 'zustand'
import { makerOf } from '#domain/record/log-clock.ts'
import type {
  AnswerRecord,
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

const record = (draft: Draft<KnownRecord>) => patiently(keepRecord(draft))

/** Keeps an answer: done when it is in the log, cannot be, or takes too long to wait for. */
export const recordAnswer: (draft: Draft<AnswerRecord>) => Promise<void> = record
/** Keeps that a word was taught, in the same way. */
export const recordTeach: (draft: Draft<TeachRecord>) => Promise<void> = record
/** Keeps what the learner has said of a word, in the same way. */
export const recordClaim: (draft: Draft<ClaimRecord>) => Promise<void> = record
export const recordUndo = (round: string) => record({ kind: 'undo', round })
export const recordSetting = (field: string, value: unknown) =>
  keepRecord({ kind: 'setting', field, value })

// What a learner does by hand; local storage takes so many within a frame.
const mostPutDown = 100

/** Adds records to the log, all of them or none. Few of them outlive the page that is left at once. */
export async function recordAll(
  drafts: readonly Draft<KnownRecord>[],
  onShare?: Pace['onShare'],
): Promise<Result<undefined, LogProblem>> {
  if (drafts.length <= mostPutDown) return await putDownAndRecord(drafts)
  return await inLog(async (session) => {
    await session.accept(await inSlices(stamped(drafts)), events, onShare)
    return undefined
  })
}

/** Puts records down before it returns, and takes them up again where the log does not take them. */
async function putDownAndRecord(
  drafts: readonly Draft<KnownRecord>[],
): Promise<Result<undefined, LogProblem>> {
  const ids = new Set(drafts.map((draft) => waiting.add(draft).id))
  await deliver()
  const left = waiting.all().filter(({ id }) => ids.has(id))
  if (left.length === 0) return { ok: true, value: undefined }
  waiting.settle(left)
  useStudy.setState({ isAtRisk: waiting.unkeptCount() > 0 })
  return { ok: false, problem: problemNow() }
}

function* stamped(drafts: readonly Draft<KnownRecord>[]): Steps<readonly WaitingRecord[]> {
  const records: WaitingRecord[] = []
  for (const draft of drafts) {
    if (records.length % stepSize === 0) yield records.length / drafts.length
    records.push(waiting.stamp(draft))
  }
  return records
}

/** What `task` makes of the log, or why it cannot be used. */
export async function inLog<Value>(
  task: (session: typeof Session) => Promise<Value>,
): Promise<Result<Value, LogProblem>> {
  const session = await openStudyLog()
  const done = session && (await told(async () => ({ value: await task(session) })))
  if (done) {
    useStudy.setState({ status: 'ready' })
    return { ok: true, value: done.value }
  }
  return { ok: false, problem: problemNow() }
}

function problemNow(): LogProblem {
  const { status } = useStudy.getState()
  return isProblem(status) ? status : 'unavailable'
}

/** What is recorded and not in the log yet; the page that made it stands for the device. */
export function recordsOnTheirWay(): readonly LogRecord[] {
  return waiting.all().map((record) => ({ ...record, device: makerOf(record.id) }))
}

/** Takes what waits into the log: what an earlier page could not, and this one once it is online. */
export function deliverWaiting(): void {
  if (waitingCount() > 0) void deliver()
}

/** Forgets what this page has recorded and the log does not have. */
export function forgetWaiting(): void {
  waiting.forgetOwn()
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
export async function keepRecord(draft: Draft<KnownRecord>): Promise<boolean> {
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
