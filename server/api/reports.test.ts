import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createInbox } from '../messages/inbox.ts'
import { databaseKinds, type TestPlace, testPlace } from '../testing/place.ts'
import { post } from '../testing/requests.ts'
import { type TestApp, type TestSettings, testApp } from '../testing/test-app.ts'
import { elif, sendTo, storedBy } from './a-message.test-support.ts'

let place: TestPlace
let server: TestApp

async function started(settings: TestSettings = {}) {
  server = await testApp({ place, ...settings })
}

const send = (body: object) => sendTo(server, body)
const stored = () => storedBy(server)

afterEach(async () => {
  await server.close()
  await place.remove()
})

describe.each(databaseKinds)('a report on %s', (kind) => {
  beforeEach(async () => {
    place = await testPlace(kind)
  })

  test('is stored, twice where two learners find the same', async () => {
    await started()
    const report = {
      senseId: 'gather.v.1',
      kind: 'question',
      comment: ' İki yanıt da doğru. ',
      chosenSenseId: 'collect.v.1',
      lexiconVersion: '0a1b2c3d4e',
    }

    const first = await post(server.app, '/api/reports', report)
    const second = await post(server.app, '/api/reports', report)

    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(await stored()).toMatchObject([
      { type: 'report', ...report, comment: 'İki yanıt da doğru.' },
      { type: 'report' },
    ])
    expect((await stored()).map(({ id }) => id).sort()).toEqual(
      [first.json().id, second.json().id].sort(),
    )
  })

  test('is read, marked and deleted by the operator', async () => {
    await started()
    const sent = await post(server.app, '/api/reports', {
      senseId: 'gather.v.1',
      kind: 'other',
      lexiconVersion: 'a',
    })
    const message = await send(elif)
    const inbox = createInbox(server.services.database, () => 5)

    expect(await inbox.setDone(sent.json().id)).toBe(true)
    expect(await inbox.find(sent.json().id)).toMatchObject({ type: 'report', doneAt: 5 })
    expect(await inbox.remove(message.json().id)).toBe(true)
    expect(await inbox.remove(message.json().id)).toBe(false)
    expect(await inbox.setDone('nothing')).toBe(false)
    expect(await inbox.find('nothing')).toBe(undefined)
    expect(await stored()).toHaveLength(1)
  })

  test('is one of so many a day from everybody', async () => {
    await started({ perDay: 2 })
    const report = { senseId: 'gather.v.1', kind: 'other', lexiconVersion: 'a' }
    const statuses = []
    for (let sent = 0; sent < 3; sent += 1) {
      statuses.push((await post(server.app, '/api/reports', report)).statusCode)
    }

    expect(statuses).toEqual([201, 201, 503])
  })

  test('is one of sixty in an hour from one client', async () => {
    await started({ settings: { rateLimit: 600 } })
    const report = { senseId: 'gather.v.1', kind: 'other', lexiconVersion: 'a' }
    const statuses = new Map<number, number>()
    for (let place = 0; place < 61; place += 1) {
      const { statusCode } = await post(server.app, '/api/reports', report)
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }

    expect([...statuses]).toEqual([
      [201, 60],
      [429, 1],
    ])
  })
})
