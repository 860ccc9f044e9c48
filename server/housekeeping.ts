import type { Database } from './database/database.ts'
import { StorageError } from './database/failure.ts'
import type { Log } from './log.ts'
import { forgetOldMessages } from './messages/message-store.ts'
import { forgetOldReports } from './reports/report-store.ts'
import { forgetOldKeys } from './server-keys.ts'
import { forgetOldBudgets } from './translation/budget.ts'
import { forgetOldTranslations } from './translation/cache.ts'

const everyMs = 60 * 60_000

const jobs = [
  forgetOldMessages,
  forgetOldReports,
  forgetOldTranslations,
  forgetOldBudgets,
  forgetOldKeys,
]

// So that no statement takes so long that it is ended, and others come in between.
const atOnce = 500

/** Deletes all that is past its time, `most` rows at a time. Several processes may do so at once. */
export async function forgetOld(database: Database, now: number, most = atOnce): Promise<void> {
  for (const job of jobs) {
    let deleted: bigint
    do {
      const { numDeletedRows } = await database.ask((query) =>
        job(query, now, most).executeTakeFirstOrThrow(),
      )
      deleted = numDeletedRows
    } while (deleted >= most)
  }
}

/** Deletes what is past its time, now and every hour. Returns what ends it. */
export function startHousekeeping(database: Database, log: Log, now: () => number): () => void {
  const work = () => {
    forgetOld(database, now()).catch((error: unknown) => {
      if (!(error instanceof StorageError)) throw error
      log.warn({ code: error.code }, 'housekeeping: the database does not answer')
    })
  }
  const timer = setInterval(work, everyMs)
  timer.unref()
  work()
  return () => clearInterval(timer)
}
