import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startServer } from '../server.ts'
import { startWriters } from './writers.ts'

export type LockFigures = {
  readonly acknowledged: number
  /** While the lock was held. */
  readonly refused: number
  readonly unclean: readonly string[]
  readonly homeAloneMs: number
  /** The slowest home page while eight clients write and the file is locked. */
  readonly slowestHomeMs: number
  /** The second to the first. */
  readonly ratio: number
}

const writersAtOnce = 8
const refusedUntil = 40

/** Holds the lock of a server's SQLite file, as a tool of the operator's does, while clients write. */
export async function holdLock(): Promise<LockFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'locked-'))
  const server = await startServer(
    { DATA_DIR: dataDir, RATE_LIMIT: 'off', MESSAGES_PER_DAY: 'off' },
    { isQuiet: true },
  )
  const slowestHome = async (isEnough: () => boolean) => {
    let slowestMs = 0
    do {
      const askedAt = performance.now()
      await (await fetch(server.origin)).text()
      slowestMs = Math.max(slowestMs, performance.now() - askedAt)
    } while (!isEnough())
    return Math.round(slowestMs * 10) / 10
  }
  const writers = await startWriters(writersAtOnce, () => server.origin)
  // Patient, as a tool is that comes into the middle of their writes.
  const beside = new DatabaseSync(join(dataDir, 'server.sqlite'), { timeout: 10_000 })
  try {
    const homeAloneMs = await slowestHome(() => writers.acknowledged.length > 200)
    beside.exec('begin immediate')
    const slowestHomeMs = await slowestHome(() => writers.refused() >= refusedUntil)
    const refused = writers.refused()
    beside.exec('rollback')
    const enough = writers.acknowledged.length + 20
    await slowestHome(() => writers.acknowledged.length >= enough)
    return {
      acknowledged: writers.acknowledged.length,
      refused,
      unclean: writers.unclean,
      homeAloneMs,
      slowestHomeMs,
      ratio: Math.round((slowestHomeMs / homeAloneMs) * 10) / 10,
    }
  } finally {
    await writers.stop()
    beside.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
