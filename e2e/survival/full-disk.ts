import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBeside } from '#server/database/database.ts'
import { createInbox } from '#server/messages/inbox.ts'
import { type RunningServer, startServer } from '../server.ts'
import { startWriters, type Writers } from './writers.ts'

export type LostDiskFigures = {
  readonly fault: string
  readonly acknowledged: number
  readonly refused: number
  /** Acknowledged and not there: before the fault, or of what came after it. */
  readonly lost: number
  readonly unclean: readonly string[]
  /** What `/api/ready` said in the end. */
  readonly ready: number
  readonly homePage: number
}

const writersAtOnce = 4
// For each file, in blocks of 512 bytes: a disk with no more room than that.
const fullAtBlocks = 2048
const enough = 20

type Fault = {
  readonly name: string
  readonly fileBlocks?: number
  readonly happen: (dataDir: string, writers: Writers) => Promise<void>
  /** Puts back what the fault took, to see what is there. */
  readonly mend: (dataDir: string) => Promise<void>
}

const faults: readonly Fault[] = [
  {
    name: 'the disk is full',
    fileBlocks: fullAtBlocks,
    happen: async () => undefined,
    mend: async () => undefined,
  },
  {
    name: 'the file is gone',
    happen: async (dataDir, { acknowledged }) => {
      await until(async () => acknowledged.length >= enough)
      await rename(join(dataDir, 'server.sqlite'), join(dataDir, 'gone'))
    },
    mend: (dataDir) => rename(join(dataDir, 'gone'), join(dataDir, 'server.sqlite')),
  },
]

/** Takes the disk away under a server on SQLite, in each way, while clients write messages. */
export async function takeDiskAway(): Promise<LostDiskFigures[]> {
  const figures: LostDiskFigures[] = []
  for (const fault of faults) figures.push(await withFault(fault))
  return figures
}

async function withFault({ name, fileBlocks, happen, mend }: Fault): Promise<LostDiskFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'disk-'))
  const server = await startServer(
    { DATA_DIR: dataDir, RATE_LIMIT: 'off', MESSAGES_PER_DAY: 'off' },
    { isQuiet: true, ...(fileBlocks !== undefined && { fileBlocks }) },
  )
  const writers = await startWriters(writersAtOnce, () => server.origin)
  let after: Pick<LostDiskFigures, 'ready' | 'homePage'>
  try {
    await happen(dataDir, writers)
    await until(async () => writers.refused() >= enough)
    after = await untilNotReady(server)
  } finally {
    await writers.stop()
    await server.stop()
  }
  await mend(dataDir)
  const database = await openBeside({ databaseUrl: undefined, dataDir })
  const stored = new Set((await createInbox(database, Date.now).all()).map(({ id }) => id))
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  return {
    fault: name,
    acknowledged: writers.acknowledged.length,
    refused: writers.refused(),
    lost: writers.acknowledged.filter((id) => !stored.has(id)).length,
    unclean: writers.unclean,
    ...after,
  }
}

async function untilNotReady({ origin }: RunningServer) {
  const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status
  let ready = 0
  await until(async () => {
    ready = await statusOf('/api/ready')
    return ready !== 200
  })
  return { ready, homePage: await statusOf('/') }
}

const patienceMs = 30_000

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs
  while (!(await isTrue()) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
