import type { Database } from './database/database.ts'
import { StorageError } from './database/storage-error.ts'
import type { Log } from './log.ts'
import { forgetOldMessages } from './messages/message-store.ts'
import { forgetOldReports } from './reports/report-store.ts'
import { forgetOldKeys } from './server-keys.ts'
import { forgetOldBudgets } from './translation/budget.ts'
import { forgetOldTranslations } from './translation/cache.ts'

const everyMs = 60 * 60_000
const soonMs = 60_000

const jobs = [
  forgetOldMessages,
  forgetOldReports,
  forgetOldTranslations,
  forgetOldBudgets,
  forgetOldKeys,
]

// So that no statement takes so long that it is ended, and others come in between.
const atOnce = 500

/**
 * Deletes all that is past its time, `most` rows at a time. Several processes may do so at once.
 *
 * @returns `false` where copies of it are still in the files, because somebody else is at them.
 * @throws StorageError
 */
export async function forgetOld(database: Database, now: number, most = atOnce): Promise<boolean> {
  for (const job of jobs) {
    let deleted: bigint
    do {
      const { numDeletedRows } = await database.ask((query) =>
        job(query, now, most).executeTakeFirstOrThrow(),
      )
      deleted = numDeletedRows
    } while (deleted >= most)
  }
  // Also what the operator's tool has deleted beside us.
  return await database.scrub()
}

/**
 * Deletes what is past its time, now and every hour; again in a minute where that did not succeed.
 * Returns what ends it.
 */
export function startHousekeeping(database: Database, log: Log, now: () => number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  const work = async () => {
    const isDone = await forgetOld(database, now()).catch((error: unknown) => {
      if (!(error instanceof StorageError)) throw error
      log.warn({ code: error.code }, 'housekeeping: the database does not answer')
      return false
    })
    if (isEnded) return
    timer = setTimeout(() => void work(), isDone ? everyMs : soonMs).unref()
  }
  void work()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
