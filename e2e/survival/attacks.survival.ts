import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problem } from '#contract/problem.ts'
import { type RunningServer, startServer } from '../server.ts'
import { rawAnswer, rawConnection, readAll, statusesIn } from './raw-request.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: '1000000' }, { isQuiet: true })
})
afterAll(async () => {
  expect(server.logged()).not.toMatch(/"level":"(?:error|fatal)"/)
  expect(await server.stop()).toBe(0)
})

test('who sends slowly is cut off, and holds nobody up meanwhile', async () => {
  const slowHead = 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '
  const slowBody =
    'POST /api/reports HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'
  const slow = await Promise.all(
    Array.from({ length: 200 }, async (_, place) => {
      const socket = await rawConnection(server.origin)
      socket.write(place % 2 === 0 ? slowHead : slowBody)
      const drip = setInterval(() => socket.write('a'), 1000)
      socket.on('close', () => clearInterval(drip))
      return readAll(socket)
    }).map(async (answer) => ({ answer })),
  )

  const meanwhile = await fetch(`${server.origin}/api/ready`)
  expect(meanwhile.status).toBe(200)

  const answers = await Promise.all(slow.map(({ answer }) => answer))
  expect(new Set(answers.flatMap(statusesIn))).toEqual(new Set([408]))
})

test('more than a request may hold is refused, however it is sent', async () => {
  const json = 'Content-Type: application/json'
  const start = `POST /api/reports HTTP/1.1\r\nHost: a\r\n${json}\r\n`
  const large = `{"comment":"${'a'.repeat(200_000)}"}`
  const chunk = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`

  const announced = await rawAnswer(server.origin, `${start}Content-Length: 5000000000\r\n\r\n{`)
  const chunked = await rawAnswer(
    server.origin,
    `${start}Transfer-Encoding: chunked\r\n\r\n${chunk}`,
  )
  const headers = await rawAnswer(
    server.origin,
    `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(50_000)}\r\n\r\n`,
  )

  expect(statusesIn(announced)).toEqual([413])
  expect(statusesIn(chunked)).toEqual([413])
  expect(statusesIn(headers)).toEqual([431])
})

test.each([
  // Two lengths: one of them hides a second request.
  'POST /api/reports HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  'POST /api/reports HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  'POST /api/reports HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nX: a\u0000b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n',
  'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000',
])('%j is refused', async (bytes) => {
  const answer = await rawAnswer(server.origin, Buffer.from(bytes, 'latin1'))

  // Whether the parser or the route is first to find something wrong.
  for (const status of statusesIn(answer)) expect([400, 415]).toContain(status)
  expectProblem(answer)
})

test('what is no request at all is refused as everything else is', async () => {
  const large = `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(50_000)}\r\n\r\n`
  for (const [bytes, status] of [
    ['GET /a b HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    [large, 431],
  ] as const) {
    const answer = await rawAnswer(server.origin, bytes)

    expect(statusesIn(answer)).toEqual([status])
    expectProblem(answer)
  }
})

test('who goes away in the middle of a request leaves no error behind', async () => {
  for (let place = 0; place < 300; place += 1) {
    const socket = await rawConnection(server.origin)
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
    )
    if (place % 2 === 0) await new Promise((resolve) => setImmediate(resolve))
    socket.resetAndDestroy()
  }

  expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200)
  expect(server.logged()).not.toContain('"level":"error"')
})

/** Whether the first answer in `text` is a problem, under the headers of all answers. */
function expectProblem(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  const headers = head.toLowerCase()
  expect(headers).toContain('content-type: application/problem+json; charset=utf-8')
  expect(headers).toContain('x-content-type-options: nosniff')
  expect(headers).toContain("content-security-policy: default-src 'none'")
  const length = Number(/^content-length: (\d+)/m.exec(headers)?.[1])
  const whole = Buffer.from(body, 'latin1').subarray(0, length).toString()
  expect(problem.safeParse(JSON.parse(whole)).success).toBe(true)
}

test.each([
  '/../server/config.ts',
  '/..%2fserver%2fconfig.ts',
  '/%2e%2e/package.json',
  '/assets/../../package.json',
  '/assets/..\\..\\package.json',
  '//etc/passwd',
  '/.source-hash',
  '/server.sqlite',
  '/data/server.sqlite',
  '/contact%0d%0aSet-Cookie:%20a=b',
  '/%00',
  'http://example.com/../package.json',
])('nothing but the site is served at %s', async (path) => {
  const answer = await rawAnswer(
    server.origin,
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  )

  expect(statusesIn(answer)).toEqual([404])
  expect(answer).not.toMatch(/^set-cookie/im)
})

test('any bytes on a connection are answered cleanly or not at all', async () => {
  const head = fc.constantFrom(
    '',
    'GET / HTTP/1.1\r\nHost: a\r\n',
    'POST /api/translate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  const bytes = fc.uint8Array({ maxLength: 300 })
  await fc.assert(
    fc.asyncProperty(head, bytes, async (start, rest) => {
      const answer = await rawAnswer(server.origin, Buffer.concat([Buffer.from(start), rest]))
      for (const status of statusesIn(answer)) expect(status).toBeLessThan(500)
      expect(answer).not.toMatch(/node_modules|\.ts:/)
    }),
    { numRuns: 500 },
  )
  expect((await fetch(`${server.origin}/api/health`)).status).toBe(200)
})
