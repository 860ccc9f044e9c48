import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportKinds } from '#contract/limits.ts'
import { problem } from '#contract/problem.ts'
import { type FakeUpstream, fakeUpstream } from '../testing/fake-upstream.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { endpoints } from './api.ts'

// Of each kind, for each endpoint. `npm run soak` asks for more.
const numRuns = Number(process.env.BAD_INPUT_RUNS ?? 2000)

let upstream: FakeUpstream
let server: TestApp
// As behind a proxy that was promised and is not there.
let proxied: TestApp

beforeAll(async () => {
  upstream = await fakeUpstream()
  server = await testApp({ upstreamUrl: upstream.url, dailyChars: 1e9, clientChars: 1e9 })
  proxied = await testApp({ settings: { trustProxy: 1, rateLimit: 1e9 } })
})
afterAll(async () => {
  await server.close()
  await proxied.close()
  await upstream.close()
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.string({ unit: 'grapheme', maxLength: 600 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '\r\nBcc: x@example.com',
    "' or 1=1 --",
    '<script>',
    '../../x',
  ),
)
const anything = fc.anything({
  withNullPrototype: true,
  maxDepth: 3,
  values: [anyText, fc.double(), fc.boolean(), fc.constant(null)],
})
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.oneof({ arbitrary: value, weight: 4 }, anything)

/** Requests that are nearly right, or right, by the address they are for. */
const shapes: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  '/api/translate': fc.record(
    { texts: perhaps(fc.array(perhaps(anyText), { maxLength: 140 })) },
    { requiredKeys: [] },
  ),
  '/api/contact': fc.record(
    {
      name: perhaps(anyText),
      email: perhaps(fc.oneof(fc.emailAddress(), anyText)),
      message: perhaps(anyText),
      website: perhaps(anyText),
      humanCheck: perhaps(
        fc.record({
          word: perhaps(fc.oneof(fc.constant('abundant'), anyText)),
          answer: perhaps(fc.oneof(fc.constant('bol'), anyText)),
        }),
      ),
    },
    { requiredKeys: [] },
  ),
  '/api/reports': fc.record(
    {
      senseId: perhaps(fc.oneof(fc.constant('gather.v.1'), anyText)),
      kind: perhaps(fc.constantFrom(...reportKinds)),
      comment: perhaps(anyText),
      chosenSenseId: perhaps(anyText),
      lexiconVersion: perhaps(fc.oneof(fc.constant('0a1b'), anyText)),
    },
    { requiredKeys: [] },
  ),
}

describe.each(endpoints.map(({ method, path }) => [method, path] as const))(
  '%s %s',
  (method, path) => {
    test('answers whatever is sent as JSON', async () => {
      const shape = shapes[path] ?? anything
      await fc.assert(
        fc.asyncProperty(fc.oneof({ arbitrary: shape, weight: 9 }, anything), async (value) => {
          const payload = jsonOf(value)
          const headers = { 'content-type': 'application/json' }
          await expectCleanAnswer(server, { method, url: path, payload, headers })
        }),
        { numRuns },
      )
    })

    test('answers whatever bytes are sent, whatever they are called', async () => {
      const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array))
      const headers = fc.record(
        {
          'content-type': fc.constantFrom(
            'application/json',
            'application/json; charset=utf-16',
            'application/json;;',
            'application/json, text/plain',
            'text/plain',
            '*/*',
            '',
          ),
          'content-encoding': fc.constantFrom('gzip', 'br'),
          'x-forwarded-for': fc.oneof(
            fc.ipV4(),
            fc.ipV6(),
            fc.constantFrom('unknown', ',', '::ffff:1'),
          ),
          'x-forwarded-host': fc.constantFrom('example.com', 'a b', ''),
          origin: fc.constantFrom('http://localhost:80', 'x', 'https://[', ''),
        },
        { requiredKeys: [] },
      )
      await fc.assert(
        fc.asyncProperty(bytes, headers, (payload, sent) =>
          expectCleanAnswer(proxied, { method, url: path, payload, headers: sent }),
        ),
        { numRuns },
      )
    })
  },
)

test('any address is answered', async () => {
  const parts = fc.oneof(
    fc.webPath(),
    fc.string({ maxLength: 40 }).map((text) => `/${text}`),
    fc
      .array(
        fc.constantFrom(
          '..',
          '%2e%2e',
          '%00',
          '%0d%0aX-A: b',
          '\\',
          '.',
          'api',
          'assets',
          '%',
          ';',
          '//',
        ),
        { maxLength: 6 },
      )
      .map((names) => `/${names.join('/')}`),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('GET', 'POST', 'HEAD'), parts, async (method, url) => {
      const response = await server.app.inject({
        method,
        url: { pathname: url },
      })
      expect(response.statusCode).toBeLessThan(500)
      expect(response.headers).not.toHaveProperty('x-a')
      expect(response.headers['content-security-policy']).toBeTruthy()
    }),
    { numRuns },
  )
})

test('after all that the server works, and has failed nowhere', async () => {
  expect((await server.app.inject('/api/ready')).statusCode).toBe(200)
  const failures = [...server.logged, ...proxied.logged].filter((line) =>
    /"level":"(?:error|fatal)"/.test(line),
  )
  expect(failures).toEqual([])
  expect({}).not.toHaveProperty('polluted')
})

type Request = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly payload: string | Buffer
  readonly headers: Record<string, string>
}

async function expectCleanAnswer({ app }: TestApp, request: Request) {
  const response = await app.inject(request)

  expect(response.statusCode).toBeLessThan(500)
  expect(response.headers['content-type']).toMatch(
    /^application\/(?:problem\+)?json; charset=utf-8$/,
  )
  if (response.statusCode >= 400) {
    expect(problem.safeParse(response.json()).success).toBe(true)
    expect(response.body).not.toMatch(/node_modules|\bat \w|sqlite|FST_|Error\b/i)
  }
}

/** JSON of `value` as far as there is one; names of the language's own are kept. */
function jsonOf(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? `${part}` : part)) ?? ''
    )
  } catch {
    return '{"__proto__":{"polluted":true}}'
  }
}
