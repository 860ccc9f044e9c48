import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FickleProxy = {
  readonly origin: string
  /** From now on nobody answers: every connection is broken off. */
  readonly goAway: () => void
  readonly comeBack: () => void
  /** From now on the site is a later build, whose file at `path` cannot be had if one is named. */
  readonly release: (missing?: string) => void
  readonly close: () => Promise<void>
}

/** Stands between a browser and the server at `target`, as networks and releases do. */
export async function startFickleProxy(target: string): Promise<FickleProxy> {
  let isAway = false
  let release = 0
  let missing: string | undefined

  const proxy = createServer((asked, answer) => {
    if (isAway) return void asked.socket.destroy()
    if (asked.url?.split('?')[0] === missing) return void answer.writeHead(503).end()
    passOn(asked, answer)
  })
  function passOn(asked: IncomingMessage, answer: ServerResponse) {
    const { 'accept-encoding': _plain, 'if-none-match': _fresh, ...headers } = asked.headers
    const passed = request(
      new URL(asked.url ?? '/', target),
      { method: asked.method, headers: { ...headers, host: new URL(target).host } },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        if (asked.url === '/sw.js') withRelease(given, answer)
        else given.pipe(answer)
      },
    )
    passed.on('error', () => asked.socket.destroy())
    asked.pipe(passed)
  }
  // Every page of a later build is another file: its revision in the list of files says so, in as
  // many letters.
  function withRelease(given: IncomingMessage, answer: ServerResponse) {
    given.setEncoding('utf8')
    let text = ''
    given.on('data', (part: string) => {
      text += part
    })
    given.on('end', () => {
      const isLater = release > 0
      answer.end(isLater ? text.replaceAll(/(revision:["'`])[0-9a-f]/g, `$1${release}`) : text)
    })
  }

  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    goAway: () => {
      isAway = true
      proxy.closeAllConnections()
    },
    comeBack: () => {
      isAway = false
    },
    release: (path) => {
      release += 1
      missing = path
    },
    close: async () => {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
