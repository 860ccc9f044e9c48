import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** What a translation service does with a request. */
export type Behaviour = (texts: readonly string[], response: ServerResponse) => void | Promise<void>

export type UpstreamRequest = {
  readonly url: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** A translation service of our own, on loopback. */
export type FakeUpstream = {
  readonly url: string
  /** Every request that came, with the texts it asked for. */
  readonly requests: readonly UpstreamRequest[]
  /** Answers the next requests so, one each; then it translates again. */
  readonly next: (...behaviours: readonly Behaviour[]) => void
  /** Answers all requests so from now on. */
  readonly always: (behaviour: Behaviour) => void
  readonly close: () => Promise<void>
}

/** Translates as tests expect: *cat* becomes *tr:cat*. */
export const translates: Behaviour = (texts, response) => {
  answerWith(response, { data: { translations: texts.map(translatedOf) } })
}

export function answerWith(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

export function translatedOf(text: string) {
  return { translatedText: `tr:${text}` }
}

export async function fakeUpstream(): Promise<FakeUpstream> {
  const requests: UpstreamRequest[] = []
  let queue: Behaviour[] = []
  let usual = translates

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = JSON.parse(await text(request)) as { q: string[] }
    requests.push({ url: request.url ?? '', headers: request.headers, body })
    await (queue.shift() ?? usual)(body.q, response)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No address')
  return {
    url: `http://127.0.0.1:${address.port}/language/translate/v2`,
    requests,
    next: (...behaviours) => {
      queue = [...behaviours]
    },
    always: (behaviour) => {
      queue = []
      usual = behaviour
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
