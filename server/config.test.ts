import { expect, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'

test('without settings the server is for this machine alone, on port 3000', () => {
  const config = {
    host: '127.0.0.1',
    port: 3000,
    publicUrl: undefined,
    logLevel: 'info',
    dataDir: './data',
    databaseUrl: undefined,
    translation: {
      url: 'https://translation.googleapis.com/language/translate/v2',
      key: undefined,
      keyIn: 'header',
      dailyChars: 100_000,
      clientChars: 20_000,
    },
    mail: undefined,
    contactEmail: undefined,
    messageRetentionDays: 365,
    messagesPerDay: 1000,
    reportsPerDay: 5000,
    rateLimit: 600,
    trustProxy: 0,
  }

  expect(readConfig({})).toEqual({ ok: true, value: config })
  expect(readConfig({ HOST: '', PORT: ' ', PUBLIC_URL: '', CONTACT_EMAIL: '' })).toEqual({
    ok: true,
    value: config,
  })
})

test('every setting is taken over', () => {
  const given = {
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_URL: 'https://Kelime.example.com/',
    LOG_LEVEL: 'warn',
    DATA_DIR: '/var/lib/kelime',
    DATABASE_URL: 'postgres://kelime:secret@db.example.com/kelime',
    TRANSLATION_URL: 'http://127.0.0.1:4000/v2',
    TRANSLATION_KEY: 'key',
    TRANSLATION_KEY_IN: 'header',
    TRANSLATION_DAILY_CHARS: '5000',
    TRANSLATION_CLIENT_CHARS: '0',
    SMTP_URL: 'smtps://user:secret@mail.example.com',
    CONTACT_TO: 'biz@example.com',
    CONTACT_EMAIL: 'bize@example.com',
    MESSAGE_RETENTION_DAYS: '30',
    MESSAGES_PER_DAY: '7',
    REPORTS_PER_DAY: 'off',
    RATE_LIMIT: 'off',
    TRUST_PROXY: '2',
    ALLOW_UNENCRYPTED: 'DATABASE_URL, SMTP_URL',
  }
  const read = readConfig(given)

  expect(Object.keys(given)).toEqual(settingNames)

  expect(read).toEqual({
    ok: true,
    value: {
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://kelime.example.com',
      logLevel: 'warn',
      dataDir: '/var/lib/kelime',
      databaseUrl: 'postgres://kelime:secret@db.example.com/kelime',
      translation: {
        url: 'http://127.0.0.1:4000/v2',
        key: 'key',
        keyIn: 'header',
        dailyChars: 5000,
        clientChars: 0,
      },
      mail: { smtpUrl: 'smtps://user:secret@mail.example.com', to: 'biz@example.com' },
      contactEmail: 'bize@example.com',
      messageRetentionDays: 30,
      messagesPerDay: 7,
      reportsPerDay: undefined,
      rateLimit: undefined,
      trustProxy: 2,
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

test('a mistake in a secret is told without the secret', () => {
  const read = readConfig({
    DATABASE_URL: 'mysql://kelime:geheim@db',
    TRANSLATION_KEY: 'geheim geheim',
    TRANSLATION_URL: 'ftp://example.com/v2?key=geheim',
    SMTP_URL: 'geheim',
    CONTACT_TO: 'biz@example.com',
  })

  expect(read).toEqual({
    ok: false,
    problem: [
      'DATABASE_URL must be an address such as postgres://user:password@host/name.',
      'TRANSLATION_URL must be an address such as https://translation.googleapis.com/language/translate/v2.',
      'TRANSLATION_KEY must be a key without spaces.',
      'SMTP_URL must be an address such as smtps://user:password@mail.example.com.',
    ],
  })
})

test.each([
  ['https://translation.googleapis.com/language/translate/v2', 'header'],
  ['https://europe-translation.googleapis.com/v2', 'header'],
  ['https://googleapis.com.example.com/v2', 'query'],
  ['https://translate.example.com/v2', 'query'],
  ['http://127.0.0.1:4000/v2', 'query'],
])('the key for %s goes into the %s, unless it is said otherwise', (TRANSLATION_URL, keyIn) => {
  expect(readConfig({ TRANSLATION_URL })).toMatchObject({ value: { translation: { keyIn } } })
  for (const TRANSLATION_KEY_IN of ['header', 'query']) {
    expect(readConfig({ TRANSLATION_URL, TRANSLATION_KEY_IN })).toMatchObject({
      value: { translation: { keyIn: TRANSLATION_KEY_IN } },
    })
  }
})

const CONTACT_TO = 'biz@example.com'

test.each([
  ['DATABASE_URL', 'postgres://kelime:geheim@db.example.com/kelime'],
  ['DATABASE_URL', 'postgres://kelime:geheim@db.example.com/kelime?sslmode=disable'],
  ['DATABASE_URL', 'postgres://kelime:geheim@10.0.0.7/kelime?sslmode=prefer'],
  ['DATABASE_URL', 'postgres://kelime:geheim@10.0.0.7/kelime?ssl=true&sslmode=disable'],
  ['DATABASE_URL', 'postgres://kelime:geheim@10.0.0.7/kelime?sslmode=require&sslmode=disable'],
  ['DATABASE_URL', 'postgres://kelime:geheim@127.0.0.1/kelime?host=localhost&host=10.0.0.7'],
  ['DATABASE_URL', 'postgres://kelime:geheim@127.0.0.1/kelime?host=db.example.com'],
  ['TRANSLATION_URL', 'http://translate.example.com/v2?key=geheim'],
  ['SMTP_URL', 'smtp://user:geheim@mail.example.com'],
])('%s=%s is refused, since it can be read on the way, unless that is allowed', (name, address) => {
  const given = { [name]: address, ...(name === 'SMTP_URL' && { CONTACT_TO }) }

  const read = readConfig(given)

  expect(read).toMatchObject({
    problem: [expect.stringMatching(new RegExp(`^${name} would be read .*ALLOW_UNENCRYPTED=`))],
  })
  expect(JSON.stringify(read)).not.toContain('geheim')
  expect(readConfig({ ...given, ALLOW_UNENCRYPTED: name }).ok).toBe(true)
})

test.each([
  { DATABASE_URL: 'postgres://kelime:secret@db.example.com/kelime?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://kelime:secret@db.example.com/kelime?ssl=true' },
  { DATABASE_URL: 'postgres://kelime:secret@127.0.0.1:5432/kelime' },
  { DATABASE_URL: 'postgres://kelime:secret@[::1]/kelime' },
  { DATABASE_URL: 'postgres:///kelime?host=/var/run/postgresql' },
  { DATABASE_URL: 'postgres://%2Fvar%2Frun%2Fpostgresql/kelime' },
  { TRANSLATION_URL: 'http://localhost:4000/v2' },
  { SMTP_URL: 'smtp://localhost', CONTACT_TO },
  { SMTP_URL: 'smtp://user:secret@mail.example.com?requireTLS=true', CONTACT_TO },
])('%j is encrypted or stays on this machine', (environment) => {
  expect(readConfig(environment)).toMatchObject({ ok: true })
})

test('mail needs a server and a receiver', () => {
  expect(readConfig({ SMTP_URL: 'smtp://127.0.0.1' })).toMatchObject({
    problem: [expect.stringMatching(/^CONTACT_TO must be set/)],
  })
  expect(readConfig({ CONTACT_TO: 'biz@example.com' })).toMatchObject({
    problem: [expect.stringMatching(/^SMTP_URL must be set/)],
  })
})

test.each([
  { LOG_LEVEL: 'loud' },
  { TRANSLATION_URL: 'file:///etc/passwd' },
  { TRANSLATION_DAILY_CHARS: '-1' },
  { MESSAGE_RETENTION_DAYS: '0' },
  { MESSAGE_RETENTION_DAYS: '366' },
  { RATE_LIMIT: '0' },
  { RATE_LIMIT: 'none' },
  { TRUST_PROXY: 'true' },
  { TRANSLATION_KEY_IN: 'cookie' },
  { MESSAGES_PER_DAY: '0' },
  { ALLOW_UNENCRYPTED: 'PUBLIC_URL' },
])('%j is refused', (environment) => {
  const [name] = Object.keys(environment)

  expect(readConfig(environment)).toMatchObject({
    problem: [expect.stringMatching(new RegExp(`^${name} must be .*\\.$`))],
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
