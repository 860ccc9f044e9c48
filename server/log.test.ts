import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { createLog, placeOf, secretsIn } from './log.ts'

function logOf(environment: Record<string, string>) {
  const config = readConfig(environment)
  if (!config.ok) throw new Error(config.problem.join())
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  return { log: createLog(config.value.logLevel, secretsIn(config.value), { write }), lines }
}

test('a line says when, how bad and what, as JSON', () => {
  const { log, lines } = logOf({})
  log.info({ id: 'a' }, 'stored')
  log.debug('more')

  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), id: 'a', msg: 'stored' },
  ])
})

test('a secret that would be in a line is not', () => {
  const { log, lines } = logOf({
    TRANSLATION_KEY: 'key-4711',
    DATABASE_URL: 'postgres://user:pa%25ss%2Fword@127.0.0.1/x',
    TRANSLATION_URL: 'http://127.0.0.1/v2?key=key-0815',
    SMTP_URL: 'smtp://user:geheim@127.0.0.1',
    CONTACT_TO: 'a@example.com',
  })
  log.info(
    { at: 'https://example.com/?key=key-4711', said: 'pa%ss/word', key: 'key-0815' },
    'geheim',
  )

  expect(lines.join('')).not.toMatch(/4711|0815|pa%ss|geheim/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: '[hidden]', said: '[hidden]' })
})

test('an error of our own is logged by its place, without what it says', () => {
  const place = placeOf(new TypeError('geheim'))

  expect(place.name).toBe('TypeError')
  expect(place.frames[0]).toContain('log.test.ts')
  expect(JSON.stringify(place)).not.toContain('geheim')
  expect(placeOf('text')).toEqual({ name: 'string', frames: [] })
})
