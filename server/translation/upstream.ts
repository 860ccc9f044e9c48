import type { Dispatcher } from 'undici'
import { Agent, errors, request } from 'undici'
import { z } from 'zod'
import type { KeyPlace } from './key-place.ts'
import { plainText } from './plain-text.ts'

/** Asks the translation service once. */
export type Upstream = {
  /**
   * The Turkish of `texts`, in the same order.
   *
   * @throws UpstreamError, and nothing else.
   */
  readonly ask: (texts: readonly string[], timeoutMs: number) => Promise<string[]>
  readonly close: () => Promise<void>
}

export type UpstreamFailure =
  /** No connection, or it broke before an answer began. */
  | 'unreachable'
  /** The connection broke in the middle of an answer. */
  | 'broken-off'
  /** There was no whole answer in time. */
  | 'timeout'
  /** Too many requests, or an error of the service's own. */
  | 'status'
  /** The service refuses us: key, address or quota are not as they should be. */
  | 'refused'
  | 'not-json'
  | 'wrong-shape'

/** Why there is no translation. Holds nothing of the request, least of all its key. */
export class UpstreamError extends Error {
  readonly failure: UpstreamFailure
  readonly status: number | undefined
  /** How long the service asks us to wait. */
  readonly retryAfterMs: number | undefined

  constructor(failure: UpstreamFailure, status?: number, retryAfterMs?: number) {
    super(`The translation service gave no translation: ${failure} ${status ?? ''}`.trim())
    this.name = 'UpstreamError'
    this.failure = failure
    this.status = status
    this.retryAfterMs = retryAfterMs
  }

  /** Whether the service surely did not do the work, and so does not charge for it. */
  get isFree(): boolean {
    return ['unreachable', 'status', 'refused'].includes(this.failure)
  }
}

const connectTimeoutMs = 3000
const mostAnswerBytes = 256 * 1024
/** Of one translation, per character asked and in addition. */
const mostGrowth = { factor: 4, chars: 200 }
const target = 'tr'

const answerShape = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }),
})

/** What the service is reached with. */
export type Access = { readonly url: string; readonly key: string; readonly keyIn: KeyPlace }

/** The translation service at `url`, called as its API (version 2) asks. */
export function createUpstream({ url, key, keyIn }: Access, now: () => number): Upstream {
  const address = new URL(url)
  if (keyIn === 'query') address.searchParams.set('key', key)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    accept: 'application/json',
    ...(keyIn === 'header' && { 'x-goog-api-key': key }),
  }
  const agent = new Agent({
    connect: { timeout: connectTimeoutMs },
    maxResponseSize: mostAnswerBytes,
    connections: 32,
  })

  return {
    ask: async (texts, timeoutMs) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await send({ address, headers, dispatcher: agent, texts, signal })
      const { statusCode } = answer
      if (statusCode !== 200) {
        // What it says is of no use. Dropped in the middle, it calls that an error.
        answer.body.on('error', () => undefined).destroy()
        const isBusy = statusCode === 408 || statusCode === 429 || statusCode >= 500
        const wait = retryAfterMs(answer.headers['retry-after'], now())
        throw new UpstreamError(isBusy ? 'status' : 'refused', statusCode, wait)
      }
      return translationsIn(await readBody(answer, signal), texts)
    },
    close: () => agent.destroy(),
  }
}

async function send({
  address,
  headers,
  dispatcher,
  texts,
  signal,
}: {
  readonly address: URL
  readonly headers: Record<string, string>
  readonly dispatcher: Dispatcher
  readonly texts: readonly string[]
  readonly signal: AbortSignal
}): Promise<Dispatcher.ResponseData> {
  try {
    return await request(address, {
      method: 'POST',
      headers,
      body: JSON.stringify({ q: texts, target }),
      dispatcher,
      signal,
    })
  } catch {
    // Its message may hold the address, and with it the key.
    throw new UpstreamError(signal.aborted ? 'timeout' : 'unreachable')
  }
}

async function readBody(answer: Dispatcher.ResponseData, signal: AbortSignal): Promise<string> {
  try {
    return await answer.body.text()
  } catch (error) {
    if (signal.aborted) throw new UpstreamError('timeout')
    const isTooLong = error instanceof errors.ResponseExceededMaxSizeError
    throw new UpstreamError(isTooLong ? 'wrong-shape' : 'broken-off', 200)
  }
}

function translationsIn(body: string, texts: readonly string[]): string[] {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    throw new UpstreamError('not-json', 200)
  }
  const parsed = answerShape.safeParse(json)
  if (!parsed.success || parsed.data.data.translations.length !== texts.length) {
    throw new UpstreamError('wrong-shape', 200)
  }
  return parsed.data.data.translations.map(({ translatedText }, place) => {
    const text = plainText(translatedText)
    const most = (texts[place]?.length ?? 0) * mostGrowth.factor + mostGrowth.chars
    if (text.trim() === '' || text.length > most) throw new UpstreamError('wrong-shape', 200)
    return text
  })
}

/** What `Retry-After` asks for (RFC 9110, section 10.2.3): seconds, or a date. */
function retryAfterMs(header: string | string[] | undefined, now: number): number | undefined {
  const text = String(header ?? '').trim()
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
