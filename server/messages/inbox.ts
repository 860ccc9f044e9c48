import type { Database } from '../database/database.ts'

type Times = {
  readonly id: string
  readonly receivedAt: number
  readonly expiresAt: number
  /** When the operator was done with it. */
  readonly doneAt: number | undefined
}

/** What learners sent, as the operator reads it. */
export type InboxItem =
  | (Times & {
      readonly type: 'message'
      readonly name: string | undefined
      readonly email: string
      readonly message: string
      readonly forwardedAt: number | undefined
    })
  | (Times & {
      readonly type: 'report'
      readonly senseId: string
      readonly kind: string
      readonly comment: string | undefined
      readonly chosenSenseId: string | undefined
      readonly lexiconVersion: string
    })

/** The operator's view of messages and reports. */
export type Inbox = {
  /** Oldest first. */
  readonly all: () => Promise<InboxItem[]>
  readonly find: (id: string) => Promise<InboxItem | undefined>
  /** Whether there is such an item. */
  readonly setDone: (id: string) => Promise<boolean>
  /** Whether there was such an item. */
  readonly remove: (id: string) => Promise<boolean>
}

const tables = ['messages', 'reports'] as const

export function createInbox(database: Database, now: () => number): Inbox {
  const items = async (id: string | undefined): Promise<InboxItem[]> => {
    const rows = await database.ask(async (query) => {
      let messages = query.selectFrom('messages').selectAll()
      let reports = query.selectFrom('reports').selectAll()
      if (id !== undefined) {
        messages = messages.where('id', '=', id)
        reports = reports.where('id', '=', id)
      }
      return { messages: await messages.execute(), reports: await reports.execute() }
    })
    const messages = rows.messages.map(
      (row): InboxItem => ({
        type: 'message',
        ...timesOf(row),
        name: row.name ?? undefined,
        email: row.email,
        message: row.message,
        forwardedAt: row.forwarded_at ?? undefined,
      }),
    )
    const reports = rows.reports.map(
      (row): InboxItem => ({
        type: 'report',
        ...timesOf(row),
        senseId: row.sense_id,
        kind: row.kind,
        comment: row.comment ?? undefined,
        chosenSenseId: row.chosen_sense_id ?? undefined,
        lexiconVersion: row.lexicon_version,
      }),
    )
    return [...messages, ...reports].sort((a, b) => a.receivedAt - b.receivedAt)
  }

  return {
    all: () => items(undefined),
    find: async (id) => (await items(id))[0],
    setDone: async (id) => {
      for (const table of tables) {
        const { numUpdatedRows } = await database.ask((query) =>
          query
            .updateTable(table)
            .set({ done_at: now() })
            .where('id', '=', id)
            .executeTakeFirstOrThrow(),
        )
        if (numUpdatedRows > 0n) return true
      }
      return false
    },
    remove: async (id) => {
      for (const table of tables) {
        const { numDeletedRows } = await database.ask((query) =>
          query.deleteFrom(table).where('id', '=', id).executeTakeFirstOrThrow(),
        )
        if (numDeletedRows === 0n) continue
        await database.scrub()
        return true
      }
      return false
    },
  }
}

function timesOf(row: {
  readonly id: string
  readonly received_at: number
  readonly expires_at: number
  readonly done_at: number | null
}): Times {
  return {
    id: row.id,
    receivedAt: row.received_at,
    expiresAt: row.expires_at,
    doneAt: row.done_at ?? undefined,
  }
}
