import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { contact } from '#contract/contact.ts'
import { call } from './call.ts'

const message = {
  email: 'elif@example.com',
  message: 'Merhaba',
  humanCheck: { word: 'abundant', answer: 'bol' },
}
const problem = {
  type: 'about:blank',
  title: 'Yanlış yanıt',
  status: 422,
  detail: 'Başka bir soruyu yanıtla.',
  kind: 'wrong-answer',
}
const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/** A server that answers everything with this, at the addresses of the API. */
async function aServer(status: number, body: string): Promise<void> {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(status).end(body))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  cleanUps.push(() => server.close())
  reachThrough(`http://127.0.0.1:${port}`)
}

// A page's addresses are those of its own server; here there is no page.
function reachThrough(origin: string): void {
  const reach = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => reach(origin + path, init))
  cleanUps.push(() => vi.unstubAllGlobals())
}

test('an answer is what the contract says', async () => {
  await aServer(201, '{"id":"1"}')
  expect(await call(contact, message)).toEqual({ ok: true, value: { id: '1' } })
})

test('a problem is told as the server tells it', async () => {
  await aServer(422, JSON.stringify(problem))
  expect(await call(contact, message)).toEqual({ ok: false, problem })
})

test.each([
  [502, '<html>Bad gateway</html>'],
  [200, '<html>Log in to the hotel network</html>'],
  [200, '{"hotel":true}'],
  [500, '{}'],
])('what comes from somebody else (%i %s) is no answer of ours', async (status, body) => {
  await aServer(status, body)
  expect(await call(contact, message)).toEqual({ ok: false, problem: 'offline' })
})

test('a server that is not there is offline', async () => {
  reachThrough('http://127.0.0.1:1')
  expect(await call(contact, message)).toEqual({ ok: false, problem: 'offline' })
})
