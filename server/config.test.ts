import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without settings the server is for this machine alone, on port 3000', () => {
  const config = { host: '127.0.0.1', port: 3000, publicUrl: undefined, contactEmail: undefined }

  expect(readConfig({})).toEqual({ ok: true, value: config })
  expect(readConfig({ HOST: '', PORT: ' ', PUBLIC_URL: '', CONTACT_EMAIL: '' })).toEqual({
    ok: true,
    value: config,
  })
})

test('every setting is taken over', () => {
  const read = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_URL: 'https://Kelime.example.com/',
    CONTACT_EMAIL: 'bize@example.com',
  })

  expect(read).toEqual({
    ok: true,
    value: {
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://kelime.example.com',
      contactEmail: 'bize@example.com',
    },
  })
})

test('every mistake is named with the value it was found in', () => {
  const read = readConfig({
    PORT: '80a',
    PUBLIC_URL: 'kelime.example.com',
    CONTACT_EMAIL: '"><script>',
  })

  expect(read).toEqual({
    ok: false,
    problem: [
      'PORT must be a whole number from 0 to 65535; it is "80a".',
      'PUBLIC_URL must be the address of the site alone, such as https://kelime.example.com; it is "kelime.example.com".',
      'CONTACT_EMAIL must be an e-mail address; it is "\\"><script>".',
    ],
  })
})

test.each(['65536', '-1', '3000.5', '1e3', '0x10'])('PORT %s is refused', (port) => {
  expect(readConfig({ PORT: port }).ok).toBe(false)
})

test.each([
  'https://example.com/app',
  'https://example.com/?a=1',
  'https://example.com/#a',
  'https://user:secret@example.com',
  'ftp://example.com',
  'javascript:alert(1)',
])('PUBLIC_URL %s is refused: it is not the address of a site alone', (publicUrl) => {
  expect(readConfig({ PUBLIC_URL: publicUrl }).ok).toBe(false)
})
