import { expect, test } from 'vitest'
import { aServer, noServer } from '../api/a-server.test-support.ts'
import { answeringTooLate } from '../api/an-answer.test-support.ts'
import { loadBundle } from './bundle.ts'

const asked = '/assets/words.json'

test('a part of the lexicon is what the server gives', async () => {
  await aServer(200, '{"version":"1"}')
  expect(await loadBundle(asked)).toEqual({ ok: true, value: { version: '1' } })
})

test.each([
  ['a server that is not there', noServer, { kind: 'offline', asked }],
  ['a server that takes too long', answeringTooLate, { kind: 'too-slow', asked }],
  ['a server that refuses', () => aServer(503, '{}'), { kind: 'refused', asked, status: 503 }],
  [
    'a page of somebody else’s',
    () => aServer(200, '<html>Log in</html>'),
    { kind: 'unreadable', asked, status: 200 },
  ],
])('%s is told by its name, with what was asked', async (_title, prepare, problem) => {
  await prepare()
  expect(await loadBundle(asked)).toEqual({ ok: false, problem })
})
