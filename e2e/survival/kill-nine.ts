import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBeside } from '#server/database/database.ts'
import { createInbox } from '#server/messages/inbox.ts'
import { type RunningServer, startServer } from '../server.ts'
import { startWriters, type Writers } from './writers.ts'

export type KillFigures = {
  readonly kills: number
  readonly acknowledged: number
  readonly stored: number
  readonly lost: number
  readonly unclean: readonly string[]
}

const writersAtOnce = 8
// A life ends after so many acknowledgements more: each time in another place.
const shortestLife = 20

/**
 * Kills the server with SIGKILL while clients write messages to it, again and again, and looks
 * afterwards whether every message that was acknowledged is there.
 *
 * @param databaseUrl an empty PostgreSQL; `undefined` for SQLite.
 */
export async function killAgainAndAgain(
  kills: number,
  databaseUrl: string | undefined,
): Promise<KillFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'killed-'))
  const env = {
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    MESSAGES_PER_DAY: 'off',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  let server: RunningServer | undefined
  const writers = await startWriters(writersAtOnce, () => server?.origin)
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const living = await startServer(env, { isQuiet: true })
      server = living
      await acknowledgedMore(writers, shortestLife + ((kill * 37) % 100))
      server = undefined
      await living.stop('SIGKILL')
    }
  } finally {
    await writers.stop()
  }

  const database = await openBeside({ databaseUrl, dataDir })
  const stored = new Set((await createInbox(database, Date.now).all()).map(({ id }) => id))
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  return {
    kills,
    acknowledged: writers.acknowledged.length,
    stored: stored.size,
    lost: writers.acknowledged.filter((id) => !stored.has(id)).length,
    unclean: writers.unclean,
  }
}

async function acknowledgedMore({ acknowledged, unclean }: Writers, more: number): Promise<void> {
  const enough = acknowledged.length + more
  while (acknowledged.length < enough && unclean.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}
