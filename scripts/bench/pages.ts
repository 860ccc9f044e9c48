import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { launch } from '../../e2e/browser.ts'
import { npmCi } from '../../e2e/npm-ci.ts'
import { startServerChild } from './server/child.ts'

const folder = fileURLToPath(new URL('./lighthouse/', import.meta.url))
const runs = 5
const empty = '/empty-page'
const routes = [
  '/',
  '/calculation',
  '/tekrar',
  '/kelimeler',
  '/kelimeler/abundant',
  '/ogren',
  '/ilerleme',
  '/listelerim',
  '/contact',
  '/hakkimizda',
  '/ayarlar',
]

type Audit = {
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  readonly shift: number
  readonly scores: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}

/**
 * Every screen as Lighthouse sees it on a phone, next to an empty page from the same server: the
 * median of five runs each, and the paints as ratios to those of the empty page.
 *
 * @param wanted the addresses to measure; all screens where none are named.
 */
export async function run(wanted: readonly string[]): Promise<void> {
  if (!existsSync(`${folder}node_modules`)) npmCi(folder)
  const server = await startServerChild('product', { LOG_LEVEL: 'silent', BENCH_LIMITS: 'off' })
  try {
    const origin = `http://127.0.0.1:${server.port}`
    const base = await measured(`${origin}${empty}`)
    console.log(`empty page: largest paint ${Math.round(base.largestPaintMs)} ms`)
    for (const route of wanted.length > 0 ? wanted : routes) {
      const page = await measured(`${origin}${route}`)
      const times = (ms: number) => `${(ms / base.largestPaintMs).toFixed(2)} ×`
      console.log(
        [
          route.padEnd(20),
          `first paint ${times(page.firstPaintMs)}`,
          `largest ${times(page.largestPaintMs)}`,
          `blocking ${Math.round(page.blockingMs)} ms`,
          `shift ${page.shift.toFixed(3)}`,
          Object.values(page.scores).join(' '),
          ...page.faults,
        ].join('   '),
      )
    }
  } finally {
    await server.stop()
  }
}

async function measured(address: string): Promise<Audit> {
  const audits: Audit[] = []
  for (let run = 0; run < runs; run += 1) audits.push(await audit(address))
  const median = (value: (audit: Audit) => number) =>
    audits.map(value).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
  const [first] = audits
  if (!first) throw new Error('Nothing was measured.')
  return {
    firstPaintMs: median(({ firstPaintMs }) => firstPaintMs),
    largestPaintMs: median(({ largestPaintMs }) => largestPaintMs),
    blockingMs: median(({ blockingMs }) => blockingMs),
    shift: median(({ shift }) => shift),
    scores: Object.fromEntries(
      Object.keys(first.scores).map((name) => [name, median(({ scores }) => scores[name] ?? 0)]),
    ),
    faults: [...new Set(audits.flatMap(({ faults }) => faults))],
  }
}

/** One run in a browser of its own, so that nothing is kept from the run before. */
async function audit(address: string): Promise<Audit> {
  const port = await freePort()
  const browser = await launch([`--remote-debugging-port=${port}`])
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['audit.mjs', String(port), address],
      { cwd: folder },
    )
    return JSON.parse(stdout)
  } finally {
    await browser.close()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No port')
  return address.port
}
