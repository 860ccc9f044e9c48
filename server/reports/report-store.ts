import { randomBytes } from 'node:crypto'
import type { Database, Query } from '../database/database.ts'
import { roomToday } from '../database/room-today.ts'
import { daysAfter } from '../day.ts'

export type NewReport = {
  readonly senseId: string
  readonly kind: string
  readonly comment: string | undefined
  readonly chosenSenseId: string | undefined
  readonly lexiconVersion: string
}

export type ReportStore = {
  /** Stores a report; gives its id, or `undefined` where there is no more room for any today. */
  readonly add: (report: NewReport) => Promise<string | undefined>
}

export type ReportRules = {
  readonly retentionDays: number
  /** How many are taken in a day (UTC), where there is a limit. */
  readonly perDay?: number | undefined
}

export function createReportStore(
  database: Database,
  { retentionDays, perDay }: ReportRules,
  now: () => number,
): ReportStore {
  return {
    add: async ({ senseId, kind, comment, chosenSenseId, lexiconVersion }) => {
      const id = randomBytes(16).toString('hex')
      const receivedAt = now()
      return await database.transact(async (query) => {
        if ((await roomToday(query, 'reports', perDay, 1, receivedAt)) === 0) return undefined
        await query
          .insertInto('reports')
          .values({
            id,
            sense_id: senseId,
            kind,
            comment: comment ?? null,
            chosen_sense_id: chosenSenseId ?? null,
            lexicon_version: lexiconVersion,
            received_at: receivedAt,
            expires_at: daysAfter(receivedAt, retentionDays),
            done_at: null,
          })
          .execute()
        return id
      })
    },
  }
}

/** Deletes at most `most` reports that are past their time. */
export function forgetOldReports(query: Query, now: number, most: number) {
  const old = query.selectFrom('reports').select('id').where('expires_at', '<=', now).limit(most)
  return query.deleteFrom('reports').where('id', 'in', old)
}
