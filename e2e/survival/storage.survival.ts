import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openBeside } from '#server/database/database.ts'
import { createInbox } from '#server/messages/inbox.ts'
import { emptyPostgres } from '#server/testing/place.ts'
import { startServer } from '../server.ts'
import { takeDatabaseAway } from './database-away.ts'
import { takeDiskAway } from './full-disk.ts'
import { holdLock } from './held-lock.ts'
import { killAgainAndAgain } from './kill-nine.ts'
import { silenceNetwork } from './silent-network.ts'
import { startWriters } from './writers.ts'

// Shorter than `npm run soak`, which does the same for longer.

test.each([
  ['SQLite', 20],
  ['PostgreSQL', 10],
] as const)(
  'no acknowledged message is lost when the server on %s is killed %i times',
  async (kind, kills) => {
    const databaseUrl =
      kind === 'PostgreSQL' ? await emptyPostgres(inject('postgresUrl')) : undefined

    const figures = await killAgainAndAgain(kills, databaseUrl)

    console.log(`${kind}:`, JSON.stringify(figures))
    expect(figures).toMatchObject({ kills, lost: 0, unclean: [] })
    expect(figures.acknowledged).toBeGreaterThan(100)
    expect(figures.stored).toBeGreaterThanOrEqual(figures.acknowledged)
  },
)

test('no acknowledged message is lost when PostgreSQL goes and comes back', async () => {
  const figures = await takeDatabaseAway(2)

  console.log(JSON.stringify(figures))
  expect(figures).toMatchObject({ outages: 2, lost: 0, unclean: [] })
  expect(figures.acknowledged).toBeGreaterThan(100)
  expect(figures.refused).toBeGreaterThan(40)
})

test('no acknowledged message is lost when the network to PostgreSQL falls silent', async () => {
  const figures = await silenceNetwork(1, 3000)

  console.log(JSON.stringify(figures))
  expect(figures).toMatchObject({ breaks: 1, lost: 0, unclean: [] })
  expect(figures.acknowledged).toBeGreaterThan(100)
})

test('a SQLite file that is held refuses messages, and takes them again once it is free', async () => {
  const figures = await holdLock()

  console.log(JSON.stringify(figures))
  expect(figures).toMatchObject({ unclean: [] })
  expect(figures.refused).toBeGreaterThan(20)
  expect(figures.acknowledged).toBeGreaterThan(200)
})

test.skipIf(process.platform === 'win32')(
  'a full disk or a file that is gone loses nothing acknowledged, and is told to who asks',
  async () => {
    for (const figures of await takeDiskAway()) {
      console.log(JSON.stringify(figures))
      expect(figures).toMatchObject({ lost: 0, unclean: [], ready: 503, homePage: 200 })
      expect(figures.acknowledged).toBeGreaterThan(10)
      expect(figures.refused).toBeGreaterThan(10)
    }
  },
)

test('a backup made under load holds everything acknowledged before it, and serves again', async () => {
  const folders = await Promise.all(
    ['from', 'to'].map((name) => mkdtemp(join(tmpdir(), `backup-${name}-`))),
  )
  onTestFinished(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })
  const [from = '', to = ''] = folders
  const server = await startServer(
    { DATA_DIR: from, RATE_LIMIT: 'off', MESSAGES_PER_DAY: 'off' },
    { isQuiet: true },
  )
  onTestFinished(async () => void (await server.stop()))
  const writers = await startWriters(4, () => server.origin)
  await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(100)

  const acknowledged = [...writers.acknowledged]
  // As docs/operations.md says.
  const beside = new DatabaseSync(join(from, 'server.sqlite'))
  beside.exec(`vacuum into '${join(to, 'server.sqlite')}'`)
  beside.close()
  await writers.stop()

  const restored = await startServer({ DATA_DIR: to }, { isQuiet: true })
  onTestFinished(async () => void (await restored.stop()))
  const database = await openBeside({ databaseUrl: undefined, dataDir: to })
  const stored = new Set((await createInbox(database, Date.now).all()).map(({ id }) => id))
  await database.close()
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  expect(writers.unclean).toEqual([])
  expect((await fetch(`${restored.origin}/api/ready`)).status).toBe(200)
})
