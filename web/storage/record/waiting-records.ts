import { anyNumber, objectOf, suchThat, text } from '#domain/field-check.ts'
import {
  clockOf,
  clockStart,
  isLogClock,
  type LogClock,
  laterClock,
  recordId,
  tick,
} from '#domain/record/log-clock.ts'
import type { Draft, KnownRecord, RecordStamp } from '#domain/record/log-record.ts'
import { localRecord, storedKeys } from '../local-record.ts'

/** A record on its way into the log, which will say which device made it. */
export type WaitingRecord = Omit<RecordStamp, 'device'> & Draft<KnownRecord>

/** What stamping a record needs to know of the world. */
export type StampWorld = {
  readonly now: () => number
  /** What the local clock shows beyond UTC at `atMs`, in minutes. */
  readonly offsetMinutes: (atMs: number) => number
  /** A name that no other page has, in small letters and digits. */
  readonly page: string
}

// About 1 MB of the 5 MB that browsers allow: more than a month of answers.
const mostWaiting = 2500

const prefix = 'io.waiting.'
const stamped = objectOf({
  id: suchThat(text(), (id) => clockOf(id) !== undefined),
  at: anyNumber,
  offsetMinutes: anyNumber,
  kind: text(),
})
const recordAt = (key: `${typeof prefix}${string}`) => localRecord(key, 1, stamped)

// What the log's clock showed last: a record can be stamped after all that is there, before it opens.
const lastClock = localRecord('io.clock', 1, isLogClock)

/** How many records of this browser are not in the log yet. */
export function waitingCount(): number {
  return storedKeys(prefix).length
}

export type WaitingRecords = ReturnType<typeof createWaitingRecords>

/**
 * The records that are not in the log yet. Each is put down in local storage before anything else is
 * tried, so that it outlives the page, under a key and an id of its own: any page can take it into
 * the log, several at once or one again after it was cut short, and it comes there exactly once.
 */
export function createWaitingRecords({ now, offsetMinutes, page }: StampWorld) {
  let clock: LogClock | undefined
  // Those that local storage has no room for, or is closed to.
  const unkept = new Map<string, WaitingRecord>()

  const stamp = (draft: Draft<KnownRecord>): WaitingRecord => {
    const at = now()
    clock = tick(clock ?? storedClock(), at)
    return { ...draft, id: recordId(clock, page), at, offsetMinutes: offsetMinutes(at) }
  }

  return {
    /** Stamps a record that does not wait. */
    stamp,
    /** Stamps a record and puts it down. */
    add(draft: Draft<KnownRecord>): WaitingRecord {
      const record = stamp(draft)
      const { id } = record
      const isKept = waitingCount() < mostWaiting && recordAt(`${prefix}${id}`).write(record)
      if (!isKept) unkept.set(id, record)
      return record
    },
    /** Those of this page and of all others, in the order in which they were made. */
    all(): readonly WaitingRecord[] {
      const kept = storedKeys(prefix).flatMap((key) => {
        const stored = recordAt(key).read()
        const found = stored.ok ? stored.value : undefined
        if (found && key === `${prefix}${found.id}`) return [found as unknown as WaitingRecord]
        // What a newer version has put down, it will take up again.
        if (stored.ok || stored.problem === 'broken') recordAt(key).remove()
        return []
      })
      return [...kept, ...unkept.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
    },
    /** Forgets what is in the log now. */
    settle(records: readonly WaitingRecord[]): void {
      for (const { id } of records) {
        unkept.delete(id)
        recordAt(`${prefix}${id}`).remove()
      }
    },
    /** Forgets what this page has put down. */
    forgetOwn(): void {
      for (const key of storedKeys(prefix)) if (key.endsWith(`-${page}`)) recordAt(key).remove()
    },
    /** How many records would be lost with this page. */
    unkeptCount: () => unkept.size,
    isUnkept: (id: string) => unkept.has(id),
    /** Goes on from what was recorded elsewhere: a record comes after all that its page has seen. */
    follow(seen: LogClock): void {
      clock = laterClock(clock ?? storedClock(), seen)
      lastClock.write(clock)
    },
  }
}

function storedClock(): LogClock {
  const stored = lastClock.read()
  return (stored.ok && stored.value) || clockStart
}
