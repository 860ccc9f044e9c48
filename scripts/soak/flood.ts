import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '#e2e/server.ts'
import { startChild } from '../bench/server/child.ts'
import type { Load, LoadFigures } from '../bench/server/load.ts'

export type FloodFigures = {
  readonly asked: string
  /** Answers to the flood in a second. */
  readonly perSecond: number
  readonly homeAloneMs: number
  /** The median of the home page, for another client, while the flood lasts. */
  readonly homeMs: number
  /** The second to the first. */
  readonly ratio: number
  /** Of the process, before and after. */
  readonly residentMegabytes: readonly [number, number]
}

const connections = 200
const milliseconds = 10_000

/** Asks for pages of words on 200 connections, and for the home page as somebody else meanwhile. */
export async function floodWordPages(): Promise<FloodFigures[]> {
  const shards: object[] = JSON.parse(await readFile('dist/.server/words.json', 'utf8'))
  const floods = [
    {
      asked: 'words that are not there',
      status: 404,
      words: Array.from({ length: 1_000_000 }, (_, at) => `yok${at}`),
    },
    // Each is painted once, within the first seconds.
    {
      asked: 'every word that is',
      status: 200,
      words: shards.flatMap((shard) => Object.keys(shard)),
    },
  ]
  const figures: FloodFigures[] = []
  const client = startChild('load')
  try {
    for (const { asked, status, words } of floods) {
      const server = await startServer({}, { isQuiet: true })
      try {
        const aloneMs = median(
          await homeTimes(server.origin, setTimeout(fewestVisits * visitEveryMs)),
        )
        const load: Load = {
          port: Number(new URL(server.origin).port),
          request: `GET /kelimeler/######## HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip, br\r\n\r\n`,
          words,
          status,
          connections,
          milliseconds,
          from: 0,
        }
        const flooding = client.ask<LoadFigures>(load)
        const before = await residentMegabytes(server.pid)
        const homeMs = median(await homeTimes(server.origin, flooding))
        figures.push({
          asked,
          perSecond: Math.round((await flooding).perSecond),
          homeAloneMs: rounded(aloneMs),
          homeMs: rounded(homeMs),
          ratio: rounded(homeMs / aloneMs),
          residentMegabytes: [before, await residentMegabytes(server.pid)],
        })
      } finally {
        await server.stop()
      }
    }
  } finally {
    await client.stop()
  }
  return figures
}

const visitEveryMs = 25
const fewestVisits = 100

/**
 * How long the home page took for visitors who come at steady intervals until `end`, however long
 * others wait: who asks again only after an answer never comes while nobody is answered.
 */
async function homeTimes(origin: string, end: Promise<unknown>): Promise<number[]> {
  let isEnded = false
  const ended = () => {
    isEnded = true
  }
  void end.then(ended, ended)
  const visits: Promise<number>[] = []
  while (!isEnded) {
    visits.push(visit(origin))
    await setTimeout(visitEveryMs)
  }
  return await Promise.all(visits)
}

async function visit(origin: string): Promise<number> {
  const askedAt = performance.now()
  const response = await fetch(origin, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  return performance.now() - askedAt
}

/** Where the system tells (Linux); else 0. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
