import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { problem } from '#contract/problem.ts'
import type { Database } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { post } from '../testing/requests.ts'
import { type TestApp, type TestSettings, testApp } from '../testing/test-app.ts'
import { endpoints } from './api.ts'
import { openApi } from './open-api.ts'

let server: TestApp

async function started(settings: TestSettings = {}) {
  server = await testApp(settings)
}

afterEach(() => server.close())

const report = { senseId: 'gather.v.1', kind: 'other', lexiconVersion: 'a' }
const written = endpoints.filter(({ method }) => method === 'POST').map(({ path }) => path)

describe('readiness', () => {
  test('is that the database answers', async () => {
    await started()

    const response = await server.app.inject('/api/ready')

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ready' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('is lost with the database, while the server is alive', async () => {
    await started({ services: { database: brokenDatabase } })

    const response = await server.app.inject('/api/ready')

    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ kind: 'storage', status: 503 })
    expect(response.headers['retry-after']).toBe('5')
    expect((await server.app.inject('/api/health')).statusCode).toBe(200)
  })
})

describe('a failure', () => {
  test('of the database is a clean 503, and logged without what was sent', async () => {
    await started({
      services: {
        reports: { add: () => Promise.reject(new StorageError('08006', new Error('secret'))) },
      },
    })

    const response = await post(server.app, '/api/reports', { ...report, comment: 'gizli' })

    expect(response.statusCode).toBe(503)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(response.json()).toMatchObject({ kind: 'storage' })
    expect(JSON.parse(server.logged[0] ?? '')).toMatchObject({
      level: 'error',
      method: 'POST',
      route: '/api/reports',
      code: '08006',
    })
    expect(server.logged.join('')).not.toMatch(/secret|gizli/)
  })

  test('of our own is a 500 that says nothing of itself', async () => {
    await started({
      services: { reports: { add: () => Promise.reject(new Error('password geheim')) } },
    })

    const response = await post(server.app, '/api/reports', report)

    expect(response.statusCode).toBe(500)
    expect(response.body).not.toMatch(/geheim|Error|\.ts/)
    expect(JSON.parse(server.logged[0] ?? '')).toMatchObject({
      level: 'error',
      name: 'Error',
      frames: expect.arrayContaining([expect.stringContaining('api.test.ts')]),
    })
    expect(server.logged.join('')).not.toContain('geheim')
  })
})

describe.each(written)('POST %s', (path) => {
  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://example.com' },
    { origin: 'null' },
    { origin: 'http://localhost:81' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://example.com' },
  ])('refuses a page of another site: %j', async (headers) => {
    await started({ settings: { publicUrl: 'https://kelime.example.com' } })

    const response = await post(server.app, path, {}, headers)

    expect(response.statusCode).toBe(403)
    expect(response.json().status).toBe(403)
  })

  test.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:80' },
    { origin: 'https://kelime.example.com' },
  ])('takes what is its own: %j', async (headers) => {
    await started({ settings: { publicUrl: 'https://kelime.example.com' } })

    // It is invalid, which is said after.
    expect((await post(server.app, path, {}, headers)).statusCode).toBe(400)
  })

  test('allows no other site to read it', async () => {
    await started()
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: path,
      headers: { origin: 'https://example.com', 'access-control-request-method': 'POST' },
    })
    const response = await post(server.app, path, {})

    for (const { headers } of [preflight, response]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  test('is not read', async () => {
    await started()
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'] as const) {
      const response = await server.app.inject({ method, url: path })

      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('POST')
    }
  })

  test.each([
    ['text/plain', '{}', 415],
    ['application/x-www-form-urlencoded', 'a=1', 415],
    ['multipart/form-data; boundary=a', '--a--', 415],
    ['application/json', '', 400],
    ['application/json', '{', 400],
    ['application/json', '{"__proto__":{"a":1}}', 400],
    ['application/json', '{"constructor":{"prototype":{"a":1}}}', 400],
    ['application/json', '[]', 400],
    ['application/json', 'null', 400],
    ['application/json', '"text"', 400],
    ['application/json', '\ufeff{}', 400],
    ['application/json', '['.repeat(30_000), 400],
    ['application/json', `{"a":"${'a'.repeat(70_000)}"}`, 413],
  ])('answers %s of %j with %i', async (type, payload, status) => {
    await started()

    const response = await server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': type },
      payload,
    })

    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(problem.safeParse(response.json()).success).toBe(true)
    expect({}).not.toHaveProperty('a')
  })
})

describe('the limit of requests', () => {
  const from = (address: string, url = '/api/openapi.json') =>
    server.app.inject({ url, headers: { 'x-forwarded-for': address } })

  test('is per client and minute, over the whole API', async () => {
    await started({ settings: { rateLimit: 3, trustProxy: 1 } })

    expect((await from('192.0.2.1')).statusCode).toBe(200)
    expect((await from('192.0.2.1', '/api/yok')).statusCode).toBe(404)
    expect(
      (await post(server.app, '/api/reports', {}, { 'x-forwarded-for': '192.0.2.1' })).statusCode,
    ).toBe(400)
    const limited = await from('192.0.2.1')

    expect(limited.statusCode).toBe(429)
    expect(limited.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect(limited.json()).toMatchObject({ status: 429, title: 'Çok fazla istek' })
    expect((await from('192.0.2.2')).statusCode).toBe(200)
  })

  test('holds for neither pages nor those who watch over the server', async () => {
    await started({ settings: { rateLimit: 1 } })

    for (const url of ['/', '/api/health', '/api/ready', '/', '/api/health', '/api/ready']) {
      expect((await server.app.inject(url)).statusCode).toBe(200)
    }
  })

  test('believes no more proxies than there are', async () => {
    await started({ settings: { rateLimit: 1, trustProxy: 1 } })

    expect((await from('198.51.100.7, 192.0.2.1')).statusCode).toBe(200)
    expect((await from('198.51.100.8, 192.0.2.1')).statusCode).toBe(429)
  })

  test('believes none where there is none', async () => {
    await started({ settings: { rateLimit: 1 } })

    expect((await from('192.0.2.1')).statusCode).toBe(200)
    expect((await from('192.0.2.2')).statusCode).toBe(429)
  })
})

test('what is refused is told once a minute, by what it was and not by whom', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await started({ settings: { rateLimit: 4, trustProxy: 1 } })
  const from = { 'x-forwarded-for': '192.0.2.1' }
  for (const payload of [{}, {}, { ...report, kind: 'x' }]) {
    await post(server.app, '/api/reports', payload, from)
  }
  await post(server.app, '/api/reports', report, { ...from, origin: 'https://other.example' })
  for (let once = 0; once < 3; once += 1) await post(server.app, '/api/reports', report, from)
  await server.app.inject('/')
  const told = () => server.logged.filter((line) => line.includes('refused'))
  expect(told()).toEqual([])

  vi.advanceTimersByTime(60_000)
  vi.advanceTimersByTime(60_000)

  expect(told()).toHaveLength(1)
  expect(JSON.parse(told()[0] ?? '')).toMatchObject({
    level: 'info',
    refused: { invalid: 3, foreign: 1, 'too-many': 2 },
  })
  expect(told()[0]).not.toContain('192.0.2.1')
})

describe('the description of the API', () => {
  test('is OpenAPI, and names every address with what it takes and answers', async () => {
    await started()

    const response = await server.app.inject('/api/openapi.json')

    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    const document = response.json()
    expect(document).toEqual(JSON.parse(JSON.stringify(openApi(endpoints))))
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(Object.keys(document.paths)).toEqual(endpoints.map(({ path }) => path))
    const { post: operation } = document.paths['/api/reports']
    expect(operation.requestBody.content['application/json'].schema).toMatchObject({
      type: 'object',
      required: ['senseId', 'kind', 'lexiconVersion'],
      properties: { kind: { enum: ['meaning', 'example', 'pronunciation', 'question', 'other'] } },
    })
    expect(Object.keys(operation.responses)).toEqual([
      '201',
      '400',
      '403',
      '413',
      '415',
      '429',
      '503',
    ])
    expect(operation.responses['400'].content['application/problem+json'].schema).toEqual({
      $ref: '#/components/schemas/Problem',
    })
    expect(document.components.schemas.Problem.required).toEqual([
      'type',
      'title',
      'status',
      'detail',
    ])
  })

  test('names every schema without leaving it open', async () => {
    await started()
    const text = JSON.stringify(openApi(endpoints satisfies readonly Endpoint[]))

    expect(text).not.toContain('"schema":{}')
    expect(text).not.toContain('$schema')
  })
})

const away = () => Promise.reject(new StorageError('08006', undefined))
const brokenDatabase: Database = {
  ask: away,
  transact: away,
  scrub: away,
  close: async () => undefined,
}
