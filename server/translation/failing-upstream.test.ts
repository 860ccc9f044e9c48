import type { ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  answerWith,
  type Behaviour,
  type FakeUpstream,
  fakeUpstream,
  translatedOf,
} from '../testing/fake-upstream.ts'
import { post } from '../testing/requests.ts'
import { plantedKey, type TestApp, type TestSettings, testApp } from '../testing/test-app.ts'

let upstream: FakeUpstream
let server: TestApp

beforeEach(async () => {
  upstream = await fakeUpstream()
})
afterEach(async () => {
  expect(server.logged.join('')).not.toContain(plantedKey)
  await server.close()
  await upstream.close()
})

async function started(settings: TestSettings = {}) {
  server = await testApp({ upstreamUrl: upstream.url, ...settings })
}

function ask(...texts: string[]) {
  return post(server.app, '/api/translate', { texts })
}

const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  (_texts, response) => {
    response.writeHead(code, headers).end('{"error":{"message":"no"}}')
  }
const resetInMidBody: Behaviour = (_texts, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"data":', () => response.socket?.resetAndDestroy())
}
const silence: Behaviour = () => undefined
const slowDrip: Behaviour = (_texts, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const drip = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(drip))
}
const html: Behaviour = (_texts, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Gateway</h1>')
}
const body =
  (value: unknown): Behaviour =>
  (_texts, response: ServerResponse) =>
    answerWith(response, value)

describe.each<[string, Behaviour, number]>([
  ['resets in the middle of a body', resetInMidBody, 3],
  ['is silent', silence, 3],
  ['drips', slowDrip, 3],
  ['is busy (429)', status(429), 3],
  ['fails (500)', status(500), 3],
  ['is away (503)', status(503), 3],
  ['answers HTML', html, 3],
  ['answers nothing', body(null), 1],
  ['answers another shape', body({ data: { translations: [{ text: 'kedi' }] } }), 1],
  ['answers no list', body({ data: { translations: { translatedText: 'kedi' } } }), 1],
  ['answers too few translations', body({ data: { translations: [] } }), 1],
  ['answers too many', body({ data: { translations: ['a', 'b'].map(translatedOf) } }), 1],
  ['answers an empty translation', body({ data: { translations: [{ translatedText: ' ' }] } }), 1],
  [
    'answers far too long',
    body({ data: { translations: [{ translatedText: 'a'.repeat(5000) }] } }),
    1,
  ],
  ['answers without end', body({ data: { translations: [translatedOf('a'.repeat(400_000))] } }), 1],
])('a service that %s', (_name, behaviour, attempts) => {
  // Long enough for an answer that comes, on a machine that is busy with other tests.
  const isTimed = behaviour === silence || behaviour === slowDrip
  const patience = isTimed ? { attemptTimeoutMs: 400 } : {}

  test('is asked again where that may help, then it is said', async () => {
    await started({ patience })
    upstream.always(behaviour)

    const response = await ask('cat')

    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Çeviri yok',
      status: 503,
      detail: 'Çeviri hizmetine şu an ulaşılamıyor. Biraz sonra yeniden dene.',
      kind: 'translation-unavailable',
    })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(upstream.requests).toHaveLength(attempts)
  })

  test('does not keep what is known from the learner', async () => {
    await started({ patience })
    await ask('dog')
    upstream.always(behaviour)

    const response = await ask('dog', 'cat')

    expect(response.statusCode).toBe(200)
    expect(response.json().translations).toEqual([
      { text: 'dog', translation: 'tr:dog' },
      { text: 'cat', translation: null, problem: 'unavailable' },
    ])
  })

  test('is trusted again when it works', async () => {
    await started({ patience })
    upstream.next(behaviour)
    const attemptsThatFail = attempts === 1 ? 1 : 0

    const first = await ask('cat')
    const second = await ask('cat')

    expect(first.statusCode).toBe(attemptsThatFail ? 503 : 200)
    expect(second.json().translations).toMatchObject([{ translation: 'tr:cat' }])
  })
})

test('a service that is not there is an answer, not an error', async () => {
  const listener = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const address = listener.address()
  const port = typeof address === 'object' ? address?.port : 0
  await new Promise((resolve) => listener.close(resolve))
  await started({ upstreamUrl: `http://127.0.0.1:${port}/` })

  const response = await ask('cat')

  expect(response.statusCode).toBe(503)
  expect(response.json().kind).toBe('translation-unavailable')
})

describe.each([400, 401, 403, 404])('a service that refuses us (%i)', (code) => {
  test('is not asked again for that, and it is logged once', async () => {
    await started()
    upstream.always(status(code))

    for (const text of ['cat', 'dog', 'bird']) {
      expect((await ask(text)).statusCode).toBe(503)
    }

    expect(upstream.requests).toHaveLength(3)
    const lines = server.logged
      .map((line) => JSON.parse(line))
      .filter(({ level }) => level !== 'debug')
    expect(lines).toMatchObject([{ level: 'error', status: code }])
  })
})

describe('a service that asks us to wait', () => {
  test('for a moment is asked again no sooner', async () => {
    await started()
    const asked: number[] = []
    upstream.next(
      (_texts, response) => {
        asked.push(performance.now())
        response.writeHead(429, { 'retry-after': '1' }).end()
      },
      (texts, response) => {
        asked.push(performance.now())
        answerWith(response, { data: { translations: texts.map(translatedOf) } })
      },
    )

    expect((await ask('cat')).statusCode).toBe(200)

    const [first = 0, second = 0] = asked
    expect(second - first).toBeGreaterThanOrEqual(995)
  })

  test('for long is left alone, and so is it by others', async () => {
    await started()
    upstream.next(status(503, { 'retry-after': '120' }))

    const first = await ask('cat')
    const second = await ask('dog')

    expect(first.statusCode).toBe(503)
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(100)
    expect(upstream.requests).toHaveLength(1)
  })

  test('until a date is understood too', async () => {
    await started({ now: () => Date.parse('2026-11-20T12:00:00Z') })
    upstream.next(status(429, { 'retry-after': 'Fri, 20 Nov 2026 12:02:00 GMT' }))

    expect((await ask('cat')).headers['retry-after']).toBe('120')
  })
})

test('a service that keeps failing is left alone for a while, then tried again', async () => {
  await started()
  upstream.always(status(500))
  for (const text of ['a', 'b']) await ask(text)
  const asked = upstream.requests.length
  expect(asked).toBe(5)

  const meanwhile = await ask('c')

  expect(meanwhile.statusCode).toBe(503)
  expect(upstream.requests).toHaveLength(asked)

  upstream.always((texts, response) =>
    answerWith(response, { data: { translations: texts.map(translatedOf) } }),
  )
  await expect.poll(async () => (await ask('d')).statusCode).toBe(200)
  expect(server.logged.join('')).toContain('left alone')
  expect(server.logged.join('')).toContain('works again')
})

test('no more than a crowd is sent at a time, the rest is told to come again', async () => {
  await started({ patience: { requestsAtOnce: 2, requestsWaiting: 2, attempts: 1 } })
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  onTestFinished(() => release())
  upstream.always(async (texts, response) => {
    await released
    answerWith(response, { data: { translations: texts.map(translatedOf) } })
  })

  const answered: number[] = []
  const all = Array.from({ length: 8 }, async (_, place) => {
    answered.push((await ask(`text ${place}`)).statusCode)
  })
  await expect.poll(() => answered).toEqual([503, 503, 503, 503])
  release()
  await Promise.all(all)

  expect(answered.slice(4)).toEqual([200, 200, 200, 200])
})
