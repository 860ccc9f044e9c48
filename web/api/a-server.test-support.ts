import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { stubFetch } from './an-answer.test-support.ts'

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

// A page's addresses are those of its own server; here there is no page.
function reachThrough(origin: string): void {
  const reach = globalThis.fetch
  stubFetch((path, init) => reach(origin + path, init))
}
