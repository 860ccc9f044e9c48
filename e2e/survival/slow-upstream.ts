import { type Behaviour, fakeUpstream } from '#server/testing/fake-upstream.ts'
import { startServer } from '../server.ts'

export type SlowFigures = {
  readonly behaviour: string
  readonly status: number
  readonly kind: string | undefined
  /** Until the answer came. */
  readonly answeredAfterMs: number
  readonly attempts: number
  /** Of the home page, asked for all the while. */
  readonly slowestPageMs: number
}

const silenceMs = 30_000

const behaviours: Readonly<Record<string, Behaviour>> = {
  'silent for 30 s': (_texts, response) => {
    const end = setTimeout(() => response.destroy(), silenceMs)
    response.on('close', () => clearTimeout(end))
  },
  'dripping for 30 s': (_texts, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 500)
    response.on('close', () => clearInterval(drip))
  },
}

/** Asks for a translation while the service is slow, with the patience that the product has. */
export async function askSlowUpstreams(): Promise<SlowFigures[]> {
  const figures: SlowFigures[] = []
  for (const [behaviour, behave] of Object.entries(behaviours)) {
    const upstream = await fakeUpstream()
    upstream.always(behave)
    const server = await startServer(
      { TRANSLATION_URL: upstream.url, TRANSLATION_KEY: 'soak', RATE_LIMIT: 'off' },
      { isQuiet: true },
    )
    let isAnswered = false
    let slowestPageMs = 0
    const pages = async () => {
      while (!isAnswered) {
        const askedAt = performance.now()
        await (await fetch(server.origin)).text()
        slowestPageMs = Math.max(slowestPageMs, performance.now() - askedAt)
      }
    }
    const reading = pages()

    const askedAt = performance.now()
    const response = await fetch(`${server.origin}/api/translate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ texts: ['cat'] }),
    })
    const { kind } = (await response.json()) as { kind?: string }
    const answeredAfterMs = Math.round(performance.now() - askedAt)
    isAnswered = true
    await reading
    await server.stop()
    await upstream.close()
    figures.push({
      behaviour,
      status: response.status,
      kind,
      answeredAfterMs,
      attempts: upstream.requests.length,
      slowestPageMs: Math.round(slowestPageMs),
    })
  }
  return figures
}
