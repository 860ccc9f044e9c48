import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StorageError } from '../database/storage-error.ts'
import { databaseKinds, type TestPlace, testPlace } from '../testing/place.ts'
import { type TestApp, type TestSettings, testApp } from '../testing/test-app.ts'
import { elif, sendTo, storedBy } from './a-message.test-support.ts'

let place: TestPlace
let server: TestApp

async function started(settings: TestSettings = {}) {
  server = await testApp({ place, ...settings })
}

const send = (body: object, headers: Record<string, string> = {}) => sendTo(server, body, headers)
const stored = () => storedBy(server)

afterEach(async () => {
  await server.close()
  await place.remove()
})

describe.each(databaseKinds)('a message on %s', (kind) => {
  beforeEach(async () => {
    place = await testPlace(kind)
  })

  test('is stored and named', async () => {
    await started()

    const response = await send(elif)

    expect(response.statusCode).toBe(201)
    expect(await stored()).toEqual([
      {
        type: 'message',
        id: response.json().id,
        name: 'Elif',
        email: 'elif@example.com',
        message: 'Merhaba',
        receivedAt: expect.any(Number),
        expiresAt: expect.any(Number),
        doneAt: undefined,
        forwardedAt: undefined,
      },
    ])
  })

  test('may be without a name, and of any letters', async () => {
    await started()

    const response = await send({ ...elif, name: ' ', message: 'Ağrı’da\nşimşek 😀 \u2028 ‏x' })

    expect(response.statusCode).toBe(201)
    expect(await stored()).toMatchObject([
      { name: undefined, message: 'Ağrı’da\nşimşek 😀 \u2028 ‏x' },
    ])
  })

  test('sent again is the same one', async () => {
    await started()

    const first = await send(elif)
    const again = await send({ ...elif, humanCheck: { word: 'abundant', answer: 'ÇOK SAYIDA' } })
    const other = await send({ ...elif, message: 'Merhaba, yine ben' })

    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
    expect(other.json()).not.toEqual(first.json())
    expect(await stored()).toHaveLength(2)
  })

  test('sent many times at once is one, and counts as one', async () => {
    await started({ settings: { rateLimit: 600 } })

    const all = await Promise.all(Array.from({ length: 10 }, () => send(elif)))

    expect(new Set(all.map(({ body }) => body)).size).toBe(1)
    expect(all.every(({ statusCode }) => statusCode === 201)).toBe(true)
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    ['another word’s gloss', { word: 'abundant', answer: 'az' }],
    ['a word we do not have', { word: 'abundent', answer: 'bol' }],
    ['a name from the language', { word: '__proto__', answer: 'bol' }],
    ['a method’s name', { word: 'constructor', answer: 'bol' }],
  ])('with %s for an answer is not stored', async (_name, wrong) => {
    await started()

    const response = await send({ ...elif, humanCheck: wrong })

    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ kind: 'wrong-answer', status: 422 })
    expect(await stored()).toEqual([])
  })

  test('with the hidden field filled in is not stored, and says so', async () => {
    await started()

    const response = await send({ ...elif, website: 'https://example.com' })

    expect(response.statusCode).toBe(422)
    expect(response.json().kind).toBe('automated')
    expect(await stored()).toEqual([])
    expect((await send({ ...elif, website: '' })).statusCode).toBe(201)
  })

  test('that is not whole says where', async () => {
    await started()

    const response = await send({ email: 'elif@', humanCheck: { word: 'abundant' } })

    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Geçersiz istek',
      status: 400,
      detail: 'Bazı alanlar eksik ya da hatalı.',
      fields: ['email', 'message', 'humanCheck.answer'],
    })
  })

  test('is one of five in an hour from one client; the same one again does not count', async () => {
    await started({ settings: { rateLimit: 600, trustProxy: 1 } })
    const from = (address: string, message: string) =>
      send({ ...elif, message }, { 'x-forwarded-for': address })

    for (const message of ['1', '2', '2', '2', '3', '4', '5']) {
      expect((await from('192.0.2.1', message)).statusCode).toBe(201)
    }
    const sixth = await from('192.0.2.1', '6')

    expect(sixth.statusCode).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await from('192.0.2.1', '5')).statusCode).toBe(201)
    expect((await from('192.0.2.2', '6')).statusCode).toBe(201)
  })

  test('counts for a whole network of IPv6, whose addresses one client has', async () => {
    await started({ settings: { rateLimit: 600, trustProxy: 1 } })
    for (let place = 1; place <= 5; place += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:1:2::${place}` }
      expect((await send({ ...elif, message: `${place}` }, headers)).statusCode).toBe(201)
    }

    const same = await send({ ...elif, message: '6' }, { 'x-forwarded-for': '2001:db8:1:2::ff' })
    const other = await send({ ...elif, message: '6' }, { 'x-forwarded-for': '2001:db8:1:3::1' })

    expect(same.statusCode).toBe(429)
    expect(other.statusCode).toBe(201)
  })

  test('counts for the networks of a household too, four times as often', async () => {
    await started({ settings: { rateLimit: 600, trustProxy: 1 } })
    const from = (network: number, message: string) =>
      send({ ...elif, message }, { 'x-forwarded-for': `2001:db8:1:${network.toString(16)}::1` })
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await from(0x200 + sent, `${sent}`)).statusCode).toBe(201)
    }

    expect((await from(0x2ff, 'one more')).statusCode).toBe(429)
    expect((await from(0x300, 'one more')).statusCode).toBe(201)
  })

  test('counts for a client whatever port the proxy names', async () => {
    await started({ settings: { rateLimit: 600, trustProxy: 1 } })
    const from = (address: string, message: string) =>
      send({ ...elif, message }, { 'x-forwarded-for': address })
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await from(`192.0.2.1:${4000 + sent}`, `${sent}`)).statusCode).toBe(201)
    }

    expect((await from('192.0.2.1:5000', '5')).statusCode).toBe(429)
    expect((await from('192.0.2.1', '5')).statusCode).toBe(429)
  })

  test('that could not be stored does not count', async () => {
    await started({ settings: { rateLimit: 600 } })
    const add = vi.spyOn(server.services.messages, 'add')
    add.mockRejectedValue(new StorageError('08006', undefined))
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send({ ...elif, message: `${sent}` })).statusCode).toBe(503)
    }
    add.mockRestore()

    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send({ ...elif, message: `${sent}` })).statusCode).toBe(201)
    }
    expect((await send({ ...elif, message: '5' })).statusCode).toBe(429)
  })

  test('is one of so many a day from everybody; the others do not count for their client', async () => {
    let now = Date.parse('2026-11-20T23:59:00Z')
    await started({ perDay: 3, settings: { rateLimit: 600, trustProxy: 1 }, now: () => now })
    const from = (client: number, message: string) =>
      send({ ...elif, message }, { 'x-forwarded-for': `192.0.2.${client}` })
    const all = await Promise.all([1, 2, 3, 4, 5].map((client) => from(client, `${client}`)))

    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 503, 503])
    for (let sent = 0; sent < 6; sent += 1) {
      const refused = await from(9, `yine ${sent}`)
      expect(refused.statusCode).toBe(503)
      expect(refused.json().kind).toBeUndefined()
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    now += 60_000
    expect((await from(9, 'yarın')).statusCode).toBe(201)
    expect(await stored()).toHaveLength(4)
  })

  test('is not counted where limits are lifted', async () => {
    await started()

    for (let place = 0; place < 20; place += 1) {
      expect((await send({ ...elif, message: `${place}` })).statusCode).toBe(201)
    }
    expect(await stored()).toHaveLength(20)
  })

  test('is in no log', async () => {
    await started()
    await send(elif)
    await send({ ...elif, email: 'elif@' })

    for (const word of ['elif', 'Merhaba', '127.0.0.1']) {
      expect(server.logged.join('')).not.toContain(word)
    }
  })
})
