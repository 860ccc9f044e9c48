import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

/** A server that answers everything with this, at the addresses of the page. */
export async function aServer(status: number, body: string): Promise<void> {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(status).end(body))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  onTestFinished(() => void server.close())
  reachThrough(`http://127.0.0.1:${port}`)
}

/** No server at the addresses of the page. */
export function noServer(): void {
  reachThrough('http://127.0.0.1:1')
}

/** A server that does not answer in time. */
export function slowServer(): void {
  stubFetch(async () => {
    throw new DOMException('The operation timed out.', 'TimeoutError')
  })
}

// A page's addresses are those of its own server; here there is no page.
function reachThrough(origin: string): void {
  const reach = globalThis.fetch
  stubFetch((path, init) => reach(origin + path, init))
}

function stubFetch(answer: (path: string, init: RequestInit) => Promise<Response>): void {
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => void vi.unstubAllGlobals())
}
