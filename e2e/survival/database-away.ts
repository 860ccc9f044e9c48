import { openBeside } from '#server/database/database.ts'
import { createInbox } from '#server/messages/inbox.ts'
import { startPostgres } from '../postgres.ts'
import { startServer } from '../server.ts'
import { startWriters } from './writers.ts'

export type AwayFigures = {
  readonly outages: number
  readonly acknowledged: number
  readonly refused: number
  readonly lost: number
  readonly unclean: readonly string[]
  /** From the database's return to the next message stored, the longest. */
  readonly longestRecoveryMs: number
}

const writersAtOnce = 8

/**
 * Stops PostgreSQL, in turn as an operator does and as a crash does, and starts it again, while
 * clients write messages.
 */
export async function takeDatabaseAway(outages: number): Promise<AwayFigures> {
  const postgres = await startPostgres()
  try {
    const databaseUrl = await postgres.createDatabase()
    const server = await startServer(
      { DATABASE_URL: databaseUrl, RATE_LIMIT: 'off', MESSAGES_PER_DAY: 'off' },
      { isQuiet: true },
    )
    const writers = await startWriters(writersAtOnce, () => server.origin)
    const isReady = async () => (await fetch(`${server.origin}/api/ready`)).status
    let longestRecoveryMs = 0
    try {
      for (let outage = 0; outage < outages; outage += 1) {
        const acknowledgedSoFar = writers.acknowledged.length
        await until(() => writers.acknowledged.length > acknowledgedSoFar + 200)
        await postgres.stop(outage % 2 === 0 ? 'SIGINT' : 'SIGQUIT')
        const refusedBefore = writers.refused()
        await until(() => writers.refused() > refusedBefore + 20)
        await until(async () => (await isReady()) === 503)

        await postgres.start()
        const returnedAt = performance.now()
        const acknowledgedBefore = writers.acknowledged.length
        await until(() => writers.acknowledged.length > acknowledgedBefore)
        longestRecoveryMs = Math.max(longestRecoveryMs, performance.now() - returnedAt)
        await until(async () => (await isReady()) === 200)
      }
    } finally {
      await writers.stop()
      await server.stop()
    }

    const database = await openBeside({ databaseUrl, dataDir: '' })
    const stored = new Set((await createInbox(database, Date.now).all()).map(({ id }) => id))
    await database.close()
    return {
      outages,
      acknowledged: writers.acknowledged.length,
      refused: writers.refused(),
      lost: writers.acknowledged.filter((id) => !stored.has(id)).length,
      unclean: writers.unclean,
      longestRecoveryMs: Math.round(longestRecoveryMs),
    }
  } finally {
    await postgres.remove()
  }
}

const patienceMs = 60_000

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('It took more than a minute')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
