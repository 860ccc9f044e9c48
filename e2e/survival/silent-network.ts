import { setTimeout } from 'node:timers/promises'
import { openBeside } from '#server/database/database.ts'
import { createInbox } from '#server/messages/inbox.ts'
import { swallowingProxy } from '#server/testing/swallowing-proxy.ts'
import { startPostgres } from '../postgres.ts'
import { startServer } from '../server.ts'
import { startWriters } from './writers.ts'

export type SilenceFigures = {
  readonly breaks: number
  readonly acknowledged: number
  readonly refused: number
  readonly lost: number
  readonly unclean: readonly string[]
  /** From the network's return to the next message stored, the longest. */
  readonly longestRecoveryMs: number
  /** The same, as a ratio to how long the network was away. */
  readonly recoveryRatio: number
}

const writersAtOnce = 8

/**
 * Has the network between the server and PostgreSQL swallow everything for `awayMs`, `breaks` times,
 * while clients write messages. Connections from before stay dead: nothing ever closes them.
 */
export async function silenceNetwork(breaks: number, awayMs: number): Promise<SilenceFigures> {
  const postgres = await startPostgres()
  try {
    const databaseUrl = await postgres.createDatabase()
    const network = await swallowingProxy(databaseUrl)
    const server = await startServer(
      { DATABASE_URL: network.through(databaseUrl), RATE_LIMIT: 'off', MESSAGES_PER_DAY: 'off' },
      { isQuiet: true },
    )
    const writers = await startWriters(writersAtOnce, () => server.origin)
    const acknowledgesMore = async (more: number) => {
      const enough = writers.acknowledged.length + more
      while (writers.acknowledged.length < enough) await setTimeout(5)
    }
    let longestRecoveryMs = 0
    try {
      for (let one = 0; one < breaks; one += 1) {
        await acknowledgesMore(100)
        network.swallow()
        await setTimeout(awayMs)
        network.restore()
        const returnedAt = performance.now()
        await acknowledgesMore(1)
        longestRecoveryMs = Math.max(longestRecoveryMs, performance.now() - returnedAt)
      }
    } finally {
      await writers.stop()
      await server.stop()
      await network.close()
    }

    const database = await openBeside({ databaseUrl, dataDir: '' })
    const stored = new Set((await createInbox(database, Date.now).all()).map(({ id }) => id))
    await database.close()
    return {
      breaks,
      acknowledged: writers.acknowledged.length,
      refused: writers.refused(),
      lost: writers.acknowledged.filter((id) => !stored.has(id)).length,
      unclean: writers.unclean,
      longestRecoveryMs: Math.round(longestRecoveryMs),
      recoveryRatio: Math.round((longestRecoveryMs / awayMs) * 100) / 100,
    }
  } finally {
    await postgres.remove()
  }
}
