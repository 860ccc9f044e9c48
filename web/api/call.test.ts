import { expect, test } from 'vitest'
import { contact } from '#contract/contact.ts'
import { aServer, noServer } from './a-server.test-support.ts'
import { answeringTooLate } from './an-answer.test-support.ts'
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

test('an answer is what the contract says', async () => {
  await aServer(201, '{"id":"1"}')
  expect(await call(contact, message)).toEqual({ ok: true, value: { id: '1' } })
})

test('a problem is told as the server tells it', async () => {
  await aServer(422, JSON.stringify(problem))
  expect(await call(contact, message)).toEqual({
    ok: false,
    problem: { kind: 'refused', asked: '/api/contact', problem },
  })
})

test.each([
  [502, '<html>Bad gateway</html>'],
  [200, '<html>Log in to the hotel network</html>'],
  [200, '{"hotel":true}'],
  [500, '{}'],
])('what comes from somebody else (%i %s) is no answer of ours', async (status, body) => {
  await aServer(status, body)
  expect(await call(contact, message)).toEqual({
    ok: false,
    problem: { kind: 'unreadable', asked: '/api/contact', status },
  })
})

test('a server that is not there is offline', async () => {
  noServer()
  expect(await call(contact, message)).toEqual({
    ok: false,
    problem: { kind: 'offline', asked: '/api/contact' },
  })
})

test('a server that does not answer in time is told apart from one that is not there', async () => {
  answeringTooLate()
  expect(await call(contact, message)).toEqual({
    ok: false,
    problem: { kind: 'too-slow', asked: '/api/contact' },
  })
})

test('a slip of ours is no want of a connection: it is thrown', async () => {
  await aServer(200, '{}')
  const slip: Record<string, unknown> = { ...message }
  slip.self = slip
  await expect(call(contact, slip as typeof message)).rejects.toThrow(TypeError)
})
