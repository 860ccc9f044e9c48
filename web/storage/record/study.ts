import { create } from 'zustand'
import type { AnswerRecord, Draft, KnownRecord } from '#domain/record/log-record.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import { randomName } from '../random-name.ts'
import { type LogProblem, logProblemOf } from './problem.ts'
import type * as Session from './session.ts'
import { clearStored } from './stored-records.ts'

export type StudyState = {
  /** Whether the log is in use, on its way, or why it cannot be used. */
  readonly status: 'closed' | 'opening' | 'ready' | LogProblem
  readonly words: readonly StudiedWord[]
  /** The settings as the log has them. */
  readonly settings: ReadonlyMap<string, unknown>
  /** The share of the words that has been derived anew, while that goes on. */
  readonly rebuilt: number | undefined
}

/** The learning record as the screens see it, live in every open tab. */
export const useStudy = create<StudyState>(() => ({
  status: 'closed',
  words: [],
  settings: new Map(),
  rebuilt: undefined,
}))

/** Why the learning record cannot be kept; `undefined` while it can. */
export function useRecordProblem(): LogProblem | undefined {
  return useStudy(({ status }) => (isProblem(status) ? status : undefined))
}

function isProblem(status: StudyState['status']): status is LogProblem {
  return status === 'unavailable' || status === 'full' || status === 'newer'
}

let opened: Promise<typeof Session | undefined> | undefined

/** Opens the log, once; the database's code is loaded only now. */
export function openStudyLog(): Promise<typeof Session | undefined> {
  opened ??= open()
  return opened
}

// Longer than a write ever takes; then the game goes on, and the write after it.
const patienceMs = 1500

/** Keeps an answer: done when it is kept, cannot be, or takes too long to wait for. */
export const recordAnswer = (draft: Draft<AnswerRecord>) => patiently(write(draft))
export const recordUndo = (round: string) => patiently(write({ kind: 'undo', round }))
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

/** Deletes the whole record, also where the log cannot be opened; tells whether it is gone. */
export async function eraseRecords(): Promise<boolean> {
  try {
    // Through the log where it is open: the other tabs hear of it then.
    if (useStudy.getState().status === 'ready') await (await openStudyLog())?.wipe()
    else await clearStored()
    return true
  } catch (error) {
    if (logProblemOf(error)) return false
    throw error
  }
}

const events: Session.SessionEvents = {
  onWords: (words) => useStudy.setState({ words }),
  onSettings: (settings) => useStudy.setState({ settings }),
  onRebuild: (share) => useStudy.setState({ rebuilt: share === 1 ? undefined : share }),
}

async function open(): Promise<typeof Session | undefined> {
  useStudy.setState({ status: 'opening' })
  return await told(async () => {
    const session = await import('./session.ts')
    await session.openSession(events)
    useStudy.setState({ status: 'ready' })
    return session
  })
}

async function patiently(task: Promise<unknown>): Promise<void> {
  await Promise.race([task, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/** Adds a record; tells whether it is kept. */
async function write(draft: Draft<KnownRecord>): Promise<boolean> {
  const isKept = await attempt(async (session) => {
    await session.append(draft)
    // The live query tells other tabs; this one reads its own write before it goes on.
    useStudy.setState({ words: await session.studiedWords() })
    return true
  })
  return isKept ?? false
}

async function attempt<Value>(
  use: (session: typeof Session) => Promise<Value>,
): Promise<Value | undefined> {
  const session = await openStudyLog()
  return session && (await told(() => use(session)))
}

/** The value of `task`; a problem of the database is told through the state instead. */
async function told<Value>(task: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await task()
  } catch (error) {
    const problem = logProblemOf(error)
    if (!problem) throw error
    useStudy.setState({ status: problem })
    return undefined
  }
}
