import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  answerWith,
  type Behaviour,
  type FakeUpstream,
  fakeUpstream,
} from '../testing/fake-upstream.ts'
import { databaseKinds, type TestPlace, testPlace } from '../testing/place.ts'
import { post } from '../testing/requests.ts'
import { plantedKey, type TestApp, type TestSettings, testApp } from '../testing/test-app.ts'

let upstream: FakeUpstream
let place: TestPlace
let running: TestApp[]
let now: number

beforeEach(async () => {
  upstream = await fakeUpstream()
  running = []
  now = Date.parse('2026-11-20T12:00:00Z')
})
afterEach(async () => {
  for (const app of running) await app.close()
  await upstream.close()
  await place.remove()
})

async function started(settings: TestSettings = {}) {
  const app = await testApp({ place, upstreamUrl: upstream.url, now: () => now, ...settings })
  running.push(app)
  return app
}

async function restarted(app: TestApp, settings: TestSettings = {}) {
  await app.close()
  running = running.filter((other) => other !== app)
  return started(settings)
}

function ask({ app }: TestApp, ...texts: string[]) {
  return post(app, '/api/translate', { texts })
}

describe.each(databaseKinds)('translation on %s', (kind) => {
  beforeEach(async () => {
    place = await testPlace(kind)
  })

  test('gives the Turkish of texts in their order, asked for as the service wants it', async () => {
    const app = await started()

    const response = await ask(app, 'cat', 'dog', 'cat')

    expect(response).toMatchObject({ statusCode: 200 })
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(response.json()).toEqual({
      translations: [
        { text: 'cat', translation: 'tr:cat' },
        { text: 'dog', translation: 'tr:dog' },
        { text: 'cat', translation: 'tr:cat' },
      ],
    })
    expect(upstream.requests).toMatchObject([
      {
        url: `/language/translate/v2?key=${plantedKey}`,
        body: { q: ['cat', 'dog'], target: 'tr' },
      },
    ])
    expect(upstream.requests[0]?.headers).not.toHaveProperty('x-goog-api-key')
  })

  test('tells the key in a header where the service takes it there', async () => {
    const app = await started({ keyIn: 'header' })

    expect((await ask(app, 'cat')).json()).toMatchObject({
      translations: [{ translation: 'tr:cat' }],
    })

    expect(upstream.requests).toMatchObject([
      { url: '/language/translate/v2', headers: { 'x-goog-api-key': plantedKey } },
    ])
  })

  test('does not tell one client what another has asked for', async () => {
    const app = await started({ settings: { trustProxy: 1 } })
    const from = (address: string) =>
      post(app.app, '/api/translate', { texts: ['cat'] }, { 'x-forwarded-for': address })

    const first = await from('192.0.2.1')
    const second = await from('192.0.2.2')

    expect(second.body).toBe(first.body)
    expect(second.headers).toMatchObject({
      'content-length': first.headers['content-length'],
      'cache-control': first.headers['cache-control'],
    })
    expect(upstream.requests).toHaveLength(1)
  })

  test('counts a household of many networks as four clients', async () => {
    const app = await started({ clientChars: 4, settings: { trustProxy: 1 } })
    const from = (network: number, text: string) =>
      post(
        app.app,
        '/api/translate',
        { texts: [text] },
        { 'x-forwarded-for': `2001:db8:1:${network.toString(16)}::1` },
      )
    for (const network of [0x201, 0x202, 0x203, 0x204]) {
      expect((await from(network, `t${network}`)).statusCode).toBe(200)
    }

    expect((await from(0x205, 'more')).statusCode).toBe(503)
    expect((await from(0x301, 'more')).statusCode).toBe(200)
  })

  test('pays for a text once, also after a restart', async () => {
    const first = await started()
    await ask(first, 'cat')
    const again = await ask(first, 'cat', 'dog')
    const second = await restarted(first)
    const later = await ask(second, 'cat', 'dog')

    expect(again.json().translations).toEqual([
      { text: 'cat', translation: 'tr:cat' },
      { text: 'dog', translation: 'tr:dog' },
    ])
    expect(later.json().translations).toEqual([
      { text: 'cat', translation: 'tr:cat' },
      { text: 'dog', translation: 'tr:dog' },
    ])
    expect(upstream.requests.map(({ body }) => body)).toMatchObject([
      { q: ['cat'] },
      { q: ['dog'] },
    ])
  })

  test('asks once for what several ask for at a time', async () => {
    const app = await started()

    const all = await Promise.all(Array.from({ length: 20 }, () => ask(app, 'cat', 'dog')))

    expect(all.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(upstream.requests).toHaveLength(1)
  })

  test('forgets a text after 180 days', async () => {
    const first = await started()
    await ask(first, 'cat')

    now += 181 * 24 * 60 * 60 * 1000
    const second = await restarted(first)
    await ask(second, 'cat')

    expect(upstream.requests).toHaveLength(2)
  })

  test('keeps no text and no address that could be read', async () => {
    const app = await started()
    await ask(app, 'a very private sentence')

    const tables = await app.services.database.ask(async (query) => [
      await query.selectFrom('translations').select('text_hash').execute(),
      await query.selectFrom('translation_budgets').selectAll().execute(),
    ])

    expect(JSON.stringify(tables)).not.toContain('private')
    expect(JSON.stringify(tables)).not.toContain('127.0.0.1')
  })

  test('stops at the daily budget, of all and of one client, until the next day', async () => {
    const first = await started({ dailyChars: 10, clientChars: 6, settings: { trustProxy: 1 } })
    const from = (address: string, ...texts: string[]) =>
      post(first.app, '/api/translate', { texts }, { 'x-forwarded-for': address })

    expect((await from('192.0.2.1', 'abcd')).statusCode).toBe(200)
    const clientSpent = await from('192.0.2.1', 'efg')
    expect((await from('192.0.2.2', 'efgh')).statusCode).toBe(200)
    const allSpent = await from('192.0.2.3', 'ijk')
    const known = await from('192.0.2.3', 'abcd', 'ijk')

    expect(clientSpent.statusCode).toBe(503)
    expect(clientSpent.json()).toMatchObject({ kind: 'translation-over-budget' })
    expect(clientSpent.headers['retry-after']).toBe(String(12 * 60 * 60))
    expect(allSpent.statusCode).toBe(503)
    expect(known.json().translations).toEqual([
      { text: 'abcd', translation: 'tr:abcd' },
      { text: 'ijk', translation: null, problem: 'over-budget' },
    ])

    now += 12 * 60 * 60 * 1000
    expect((await from('192.0.2.1', 'efg')).statusCode).toBe(200)
  })

  test('is not refused for the budget of another client who asks at the same time', async () => {
    const app = await started({ clientChars: 4, settings: { trustProxy: 1 } })
    const from = (address: string, text: string) =>
      post(app.app, '/api/translate', { texts: [text] }, { 'x-forwarded-for': address })
    await from('192.0.2.1', 'abcd')

    const [spent, other] = await Promise.all([from('192.0.2.1', 'efgh'), from('192.0.2.2', 'efgh')])

    expect(spent?.statusCode).toBe(503)
    expect(other?.json().translations).toMatchObject([{ translation: 'tr:efgh' }])
  })

  test('gives the budget back for what cost nothing', async () => {
    const app = await started({ clientChars: 3 })
    upstream.next(...Array<Behaviour>(3).fill((_texts, response) => answerWith(response, {}, 500)))

    expect((await ask(app, 'cat')).statusCode).toBe(503)
    expect((await ask(app, 'cat')).statusCode).toBe(200)
    expect((await ask(app, 'dog')).statusCode).toBe(503)
  })

  test('turned off, gives what is known, and says that it is off', async () => {
    const on = await started()
    await ask(on, 'cat')
    const off = await restarted(on, { upstreamUrl: undefined })

    const known = await ask(off, 'cat', 'dog')
    const unknown = await ask(off, 'dog')

    expect(known.json().translations).toEqual([
      { text: 'cat', translation: 'tr:cat' },
      { text: 'dog', translation: null, problem: 'off' },
    ])
    expect(unknown.statusCode).toBe(503)
    expect(unknown.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(unknown.headers['retry-after']).toBe('3600')
    expect(unknown.json()).toEqual({
      type: 'about:blank',
      title: 'Çeviri yok',
      status: 503,
      detail: 'Bu sitede çeviri açık değil.',
      kind: 'translation-off',
    })
  })
})

describe('two processes over one PostgreSQL', () => {
  beforeEach(async () => {
    place = await testPlace('PostgreSQL')
  })

  test('share what was paid for and what may be spent', async () => {
    const limits = { dailyChars: 9, clientChars: 9 }
    const [one, other] = [await started(limits), await started(limits)]

    await ask(one, 'abcd')
    const shared = await ask(other, 'abcd')
    await ask(other, 'efgh')
    const spent = await ask(one, 'ijkl')

    expect(shared.json().translations).toMatchObject([{ translation: 'tr:abcd' }])
    expect(spent.statusCode).toBe(503)
    expect(upstream.requests).toHaveLength(2)
  })

  test('never spend more than the budget, however they race', async () => {
    const limits = { dailyChars: 50, clientChars: 50 }
    const apps = [await started(limits), await started(limits)]

    await Promise.all(
      Array.from({ length: 40 }, (_, place) => {
        const app = apps[place % 2]
        return app && ask(app, `text-${String(place).padStart(5, '0')}`)
      }),
    )

    expect(upstream.requests).toHaveLength(5)
  })
})
