import { batched } from '../database/batched.ts'
import type { Database, Query } from '../database/database.ts'
import { roomToday } from '../database/room-today.ts'
import { daysAfter } from '../day.ts'

export type NewMessage = {
  readonly id: string
  /** `undefined` where none was given. */
  readonly name: string | undefined
  readonly email: string
  readonly message: string
}

export type StoredMessage = NewMessage & { readonly receivedAt: number }

/** A message that somebody has taken on to pass on. */
export type ClaimedMessage = StoredMessage & {
  /** How often it was tried, this time included. */
  readonly attempts: number
}

export type MessageStore = {
  readonly has: (id: string) => Promise<boolean>
  /**
   * Stores a message; one that is there already stays as it is.
   *
   * @returns `false` where there is no more room for any today.
   */
  readonly add: (message: NewMessage) => Promise<boolean>
  /**
   * Messages that are to be passed on now, at most `most`. Nobody else gets them for `leaseMs`.
   */
  readonly claim: (most: number, leaseMs: number) => Promise<ClaimedMessage[]>
  readonly setForwarded: (id: string) => Promise<void>
  /** Has it passed on no sooner than `at`. */
  readonly postpone: (id: string, at: number) => Promise<void>
}

export type MessageRules = {
  readonly retentionDays: number
  /** How many are taken in a day (UTC), where there is a limit. */
  readonly perDay?: number | undefined
  readonly isForwarded: boolean
}

// Ten values each; SQLite takes 32,766 in a statement.
const mostAtOnce = 200

export function createMessageStore(
  database: Database,
  { retentionDays, perDay, isForwarded }: MessageRules,
  now: () => number,
): MessageStore {
  const add = batched(async (messages: readonly NewMessage[]) => {
    const receivedAt = now()
    const rows = messages.map(({ id, name, email, message }) => ({
      id,
      name: name ?? null,
      email,
      message,
      received_at: receivedAt,
      expires_at: daysAfter(receivedAt, retentionDays),
      done_at: null,
      forward_after: isForwarded ? receivedAt : null,
      forward_attempts: 0,
      forwarded_at: null,
    }))
    const room = await database.transact(async (query) => {
      const room = await roomToday(query, 'messages', perDay, rows.length, receivedAt)
      if (room > 0) {
        await query
          .insertInto('messages')
          .values(rows.slice(0, room))
          .onConflict((conflict) => conflict.columns(['id']).doNothing())
          .execute()
      }
      return room
    })
    return rows.map((_, at) => at < room)
  }, mostAtOnce)

  return {
    has: async (id) => {
      const row = await database.ask((query) =>
        query.selectFrom('messages').select('id').where('id', '=', id).executeTakeFirst(),
      )
      return row !== undefined
    },
    add,
    claim: async (most, leaseMs) => {
      const due = await database.ask((query) =>
        query
          .selectFrom('messages')
          .selectAll()
          .where('forward_after', '<=', now())
          .orderBy('forward_after')
          .limit(most)
          .execute(),
      )
      const claimed: ClaimedMessage[] = []
      for (const row of due) {
        const attempts = row.forward_attempts + 1
        const { numUpdatedRows } = await database.ask((query) =>
          query
            .updateTable('messages')
            .set({ forward_after: now() + leaseMs, forward_attempts: attempts })
            .where('id', '=', row.id)
            // Unless another process was first.
            .where('forward_after', '=', row.forward_after)
            .executeTakeFirstOrThrow(),
        )
        if (numUpdatedRows === 0n) continue
        const { id, name, email, message, received_at: receivedAt } = row
        claimed.push({ id, name: name ?? undefined, email, message, receivedAt, attempts })
      }
      return claimed
    },
    setForwarded: async (id) => {
      await database.ask((query) =>
        query
          .updateTable('messages')
          .set({ forward_after: null, forwarded_at: now() })
          .where('id', '=', id)
          .execute(),
      )
    },
    postpone: async (id, at) => {
      await database.ask((query) =>
        query.updateTable('messages').set({ forward_after: at }).where('id', '=', id).execute(),
      )
    },
  }
}

/** Deletes at most `most` messages that are past their time. */
export function forgetOldMessages(query: Query, now: number, most: number) {
  const old = query.selectFrom('messages').select('id').where('expires_at', '<=', now).limit(most)
  return query.deleteFrom('messages').where('id', 'in', old)
}
