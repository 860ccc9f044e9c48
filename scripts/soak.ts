// npm run soak: what the survival tests do, for longer, with figures. Ends with 1 when a promise
// was broken.

import { spawnSync } from 'node:child_process'
import { startPostgres } from '#e2e/postgres.ts'
import { takeDatabaseAway } from '#e2e/survival/database-away.ts'
import { takeDiskAway } from '#e2e/survival/full-disk.ts'
import { holdLock } from '#e2e/survival/held-lock.ts'
import { killAgainAndAgain } from '#e2e/survival/kill-nine.ts'
import { silenceNetwork } from '#e2e/survival/silent-network.ts'
import { askSlowUpstreams } from '#e2e/survival/slow-upstream.ts'
import { floodWordPages } from './soak/flood.ts'

const kills = 30
const outages = 10
const silences = 3
const silenceMs = 20_000
const longestRecoveryMs = 10_000
const slowestMedianMs = 50
// What one write waited before, and with it everything else.
const lockWaitMs = 2000
const badRequests = 20_000

const broken: string[] = []

function told(name: string, figures: object, isKept: boolean) {
  console.log(`${isKept ? '✓' : '✗'} ${name}: ${JSON.stringify(figures)}`)
  if (!isKept) broken.push(name)
}

const postgres = await startPostgres()
try {
  for (const [kind, databaseUrl] of [
    ['SQLite', undefined],
    ['PostgreSQL', await postgres.createDatabase()],
  ] as const) {
    const figures = await killAgainAndAgain(kills, databaseUrl)
    const isKept = figures.lost === 0 && figures.unclean.length === 0
    told(`killed while clients write, on ${kind}`, figures, isKept)
  }
} finally {
  await postgres.remove()
}

const away = await takeDatabaseAway(outages)
const isRecovered = away.longestRecoveryMs < longestRecoveryMs
told(
  'PostgreSQL stopped and started under load',
  away,
  away.lost === 0 && away.unclean.length === 0 && isRecovered,
)

const silence = await silenceNetwork(silences, silenceMs)
told(
  'the network to PostgreSQL falls silent under load',
  silence,
  silence.lost === 0 &&
    silence.unclean.length === 0 &&
    silence.longestRecoveryMs < longestRecoveryMs,
)

for (const disk of await takeDiskAway()) {
  const isKept = disk.lost === 0 && disk.unclean.length === 0 && disk.ready === 503
  told(`SQLite under load: ${disk.fault}`, disk, isKept && disk.homePage === 200)
}

const lock = await holdLock()
told(
  'a SQLite file that somebody else holds',
  lock,
  lock.unclean.length === 0 && lock.slowestHomeMs < lockWaitMs,
)

for (const flood of await floodWordPages()) {
  told(`a flood of questions for ${flood.asked}`, flood, flood.homeMs < slowestMedianMs)
}

for (const slow of await askSlowUpstreams()) {
  const isKept = slow.status === 503 && slow.attempts === 3 && slow.answeredAfterMs < 20_000
  told('a translation service that is slow', slow, isKept)
}

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    'server/api/bad-input.test.ts',
    '--testTimeout',
    '3600000',
  ],
  { stdio: 'inherit', env: { ...process.env, BAD_INPUT_RUNS: String(badRequests) } },
)
told('bad requests, of each kind and for each endpoint', { badRequests }, status === 0)

process.exitCode = broken.length === 0 ? 0 : 1
