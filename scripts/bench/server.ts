import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wordAddress } from '#contract/addresses.ts'
import { startPostgres } from '#e2e/postgres.ts'
import { environmentWithoutSettings } from '#e2e/server.ts'
import { rightAnswer } from '#e2e/survival/writers.ts'
import { fakeUpstream } from '#server/testing/fake-upstream.ts'
import { type Child, type ServerChild, startChild, startServerChild } from './server/child.ts'
import type { Load, LoadFigures } from './server/load.ts'
import type { Usage } from './server/measured.ts'

const turns = 7
const turnMs = 1500
const connections = 200
const memoryRequests = 100_000
const text = 'to come together'

type Case = {
  readonly name: string
  readonly request: string
  readonly status: number
  /** Whether limits count; a message an address may send only five of is measured without. */
  readonly isLimited: boolean
}

/**
 * What the server answers in a second, as a ratio to the same Fastify, route and parsing with a
 * constant answer, measured in turns in one run; how long answers take at 200 connections; and
 * whether memory grows.
 */
export async function run(): Promise<void> {
  const cases: readonly Case[] = [
    {
      name: 'cached translation',
      request: post('/api/translate', { texts: [text] }),
      status: 200,
      isLimited: true,
    },
    {
      name: 'message',
      request: post('/api/contact', await numberedMessage()),
      status: 201,
      isLimited: false,
    },
    { name: 'static page', request: get('/'), status: 200, isLimited: true },
    { name: 'word page', request: get(wordAddress('abundant')), status: 200, isLimited: true },
  ]
  const client = startChild('load')
  const constant = await startServerChild('constant')
  const upstream = await fakeUpstream()
  const postgres = await startPostgres()
  try {
    for (const [kind, databaseUrl] of [
      ['SQLite', undefined],
      ['PostgreSQL', await postgres.createDatabase()],
    ] as const) {
      console.log(`${kind}, ${connections} connections:`)
      for (const isLimited of [true, false]) {
        const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
        const product = await startServerChild('product', {
          ...environmentWithoutSettings(),
          DATA_DIR: dataDir,
          ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
          TRANSLATION_URL: upstream.url,
          TRANSLATION_KEY: 'bench',
          LOG_LEVEL: 'warn',
          MESSAGES_PER_DAY: 'off',
          ...(!isLimited && { BENCH_LIMITS: 'off' }),
        })
        try {
          await firstTranslation(product)
          for (const one of cases) {
            if (one.isLimited === isLimited) await compare(one, client, product, constant)
          }
          if (isLimited) await memory(cases, client, product)
        } finally {
          await product.stop()
          await rm(dataDir, { recursive: true, force: true })
        }
      }
    }
  } finally {
    await Promise.all([client.stop(), constant.stop(), upstream.close(), postgres.remove()])
  }
}

let firstNumber = 1

async function compare(one: Case, client: Child, product: ServerChild, constant: ServerChild) {
  const rates: number[] = []
  const cpuRates: number[] = []
  const times: LoadFigures[] = []
  const constantTimes: LoadFigures[] = []
  // The first turn warms both up.
  for (let turn = 0; turn <= turns; turn += 1) {
    const ours = await measured(one, client, product, turnMs)
    const theirs = await measured(one, client, constant, turnMs)
    if (turn === 0) continue
    rates.push(ours.figures.perSecond / theirs.figures.perSecond)
    cpuRates.push(theirs.cpuMsPerAnswer / ours.cpuMsPerAnswer)
    times.push(ours.figures)
    constantTimes.push(theirs.figures)
  }
  const perSecond = median(times.map((figures) => figures.perSecond))
  const p99 = median(times.map(({ p99Ms }) => p99Ms))
  const constantP99 = median(constantTimes.map(({ p99Ms }) => p99Ms))
  console.log(
    `  ${one.name}: ratio ${median(rates).toFixed(2)} (${median(cpuRates).toFixed(2)} by processor time), ` +
      `${Math.round(perSecond).toLocaleString('en')} a second, ` +
      `p99 ${p99.toFixed(1)} ms (constant answer ${constantP99.toFixed(1)} ms)`,
  )
}

async function measured(one: Case, client: Child, server: ServerChild, milliseconds: number) {
  const before = await server.ask<Usage>({})
  const load: Load = {
    port: server.port,
    request: one.request,
    status: one.status,
    connections,
    milliseconds,
    from: firstNumber,
  }
  const figures = await client.ask<LoadFigures>(load)
  firstNumber += figures.answers + connections
  const after = await server.ask<Usage>({})
  return { figures, cpuMsPerAnswer: (after.cpuMs - before.cpuMs) / figures.answers }
}

/** Prints what memory is held before and after many requests of those `cases` that are limited. */
async function memory(cases: readonly Case[], client: Child, product: ServerChild) {
  const before = await product.ask<Usage>({})
  let answers = 0
  while (answers < memoryRequests) {
    for (const one of cases.filter(({ isLimited }) => isLimited)) {
      answers += (await measured(one, client, product, 1000)).figures.answers
    }
  }
  const after = await product.ask<Usage>({})
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
  console.log(
    `  memory after ${answers.toLocaleString('en')} more requests: ` +
      `heap ${megabytes(before.heapBytes)} → ${megabytes(after.heapBytes)} MB, ` +
      `resident ${megabytes(before.residentBytes)} → ${megabytes(after.residentBytes)} MB`,
  )
}

async function firstTranslation({ port }: ServerChild) {
  const response = await fetch(`http://127.0.0.1:${port}/api/translate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ texts: [text] }),
  })
  if (!response.ok) throw new Error(`No translation: ${response.status}`)
}

async function numberedMessage() {
  return {
    email: 'elif@example.com',
    message: 'Mesaj ########',
    humanCheck: await rightAnswer(),
  }
}

function post(path: string, body: object): string {
  const json = JSON.stringify(body)
  return `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip, br\r\n\r\n`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
