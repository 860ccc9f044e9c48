// npm run soak: what the survival tests do, for longer, with figures. Ends with 1 when a promise
// was broken.

import { spawnSync } from 'node:child_process'
import { startPostgres } from '#e2e/postgres.ts'
import { takeDatabaseAway } from '#e2e/survival/database-away.ts'
import { killAgainAndAgain } from '#e2e/survival/kill-nine.ts'
import { askSlowUpstreams } from '#e2e/survival/slow-upstream.ts'

const kills = 30
const outages = 10
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
const isRecovered = away.longestRecoveryMs < 10_000
told(
  'PostgreSQL stopped and started under load',
  away,
  away.lost === 0 && away.unclean.length === 0 && isRecovered,
)

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
