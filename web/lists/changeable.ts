import { create } from 'zustand'
import { inverseOf, type ListChange } from '#domain/lists/list-records.ts'
import { type ChangeableKind, type LogRecord, latestValues } from '#domain/record/log-record.ts'
import type { Result } from '#domain/result.ts'
import type { Pace } from '../storage/in-slices.ts'
import { changeRecords, followChanges, recordChanges } from '../storage/record/changes.ts'
import type { LogProblem } from '../storage/record/problem.ts'

/** What a change takes, and what takes it back; or why it cannot be. */
export type Planned<Value, Problem> = Result<
  {
    readonly changes: readonly ListChange[]
    /** What takes it back, where that is not each field as it was. */
    readonly inverse?: readonly ListChange[]
    readonly value: Value
  },
  Problem
>

/** What was done, and how it is taken back. */
export type Done<Value> = {
  readonly value: Value
  readonly undo: () => Promise<Result<undefined, LogProblem>>
}

/**
 * Everything of a kind in the log, live in every tab, and the way to change it. It is read when it is
 * first asked for, and not before.
 *
 * @param derive what the latest values of all fields make; later, where that is much.
 */
export function createChangeable<Derived>(
  kind: ChangeableKind,
  derive: (values: ReadonlyMap<string, unknown>) => Derived | Promise<Derived>,
) {
  const use = create<{ readonly derived: Derived | undefined }>(() => ({ derived: undefined }))
  let records: ReadonlyMap<string, LogRecord> = new Map()
  let values: ReadonlyMap<string, unknown> = new Map()
  let following: Promise<unknown> | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** One after the other, so that each sees what the one before has done. */
  const inTurn = <Value>(task: () => Promise<Value>): Promise<Value> => {
    const done = last.then(task, task)
    last = done
    return done
  }
  const refresh = async (): Promise<Result<undefined, LogProblem>> => {
    const read = await changeRecords(kind, records)
    if (!read.ok) return read
    if (read.value !== records || use.getState().derived === undefined) {
      const latest = latestValues(read.value.values(), kind)
      const derived = await derive(latest)
      records = read.value
      values = latest
      use.setState({ derived })
    }
    return { ok: true, value: undefined }
  }
  const record = async (changes: readonly ListChange[], onShare?: Pace['onShare']) =>
    changes.length > 0 ? await recordChanges(kind, changes, onShare) : undefined
  const refreshed = async (recording: ReturnType<typeof record>) => {
    const recorded = await recording
    return recorded?.ok === false ? recorded : await refresh()
  }
  let changing = 0
  /** Nothing of it is planned: with no change before it, it waits for no turn to be put down. */
  const undo = (inverse: readonly ListChange[]) => {
    const recording = changing === 0 ? record(inverse) : undefined
    return inTurn(() => refreshed(recording ?? record(inverse)))
  }

  return {
    use,
    /** Reads what there is, and follows it; again where that could not be done. */
    async follow(): Promise<void> {
      following ??= followChanges(kind, () => void inTurn(refresh)).then((followed) => {
        if (!followed.ok) following = undefined
      })
      await following
      await inTurn(refresh)
    },
    /** What there is now. */
    async read(): Promise<Result<Derived, LogProblem>> {
      const read = await inTurn(refresh)
      return read.ok ? { ok: true, value: use.getState().derived as Derived } : read
    },
    /**
     * Makes a change, planned on what there is when its turn has come.
     *
     * @param onShare called with the share of it that is written, 0 to 1.
     */
    async change<Value, Problem>(
      plan: (derived: Derived) => Planned<Value, Problem> | Promise<Planned<Value, Problem>>,
      onShare?: Pace['onShare'],
    ): Promise<Result<Done<Value>, Problem | LogProblem>> {
      changing += 1
      const done = inTurn(async () => {
        const read = await refresh()
        if (!read.ok) return read
        const planned = await plan(use.getState().derived as Derived)
        if (!planned.ok) return planned
        const { changes, value } = planned.value
        const inverse = planned.value.inverse ?? inverseOf(changes, values)
        const written = await refreshed(record(changes, onShare))
        if (!written.ok) return written
        return { ok: true, value: { value, undo: () => undo(inverse) } } as const
      })
      return await done.finally(() => {
        changing -= 1
      })
    },
  }
}
