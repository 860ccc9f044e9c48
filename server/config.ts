import { z } from 'zod'
import { type Encryptable, encryptable, isReadable } from './plain-connections.ts'
import { type KeyPlace, keyPlaceFor, keyPlaces } from './translation/key-place.ts'

/** What the operator decides, from the environment. */
export type Config = {
  readonly host: string
  /** 0 lets the system choose a free one. */
  readonly port: number
  /** The address that readers use, without a slash at its end; unknown unless it is set. */
  readonly publicUrl: string | undefined
  readonly logLevel: LogLevel
  /** The folder of the SQLite file, and of nothing else. */
  readonly dataDir: string
  /** A PostgreSQL address; unless it is set, data is in a SQLite file in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly translation: {
    readonly url: string
    /** Unless it is set, nothing is translated. */
    readonly key: string | undefined
    readonly keyIn: KeyPlace
    /** Characters that may be sent away in a day (UTC), in all and for one client. */
    readonly dailyChars: number
    readonly clientChars: number
  }
  /** Where messages are passed on to; unless it is set, they are only stored. */
  readonly mail: { readonly smtpUrl: string; readonly to: string } | undefined
  /** Where learners can write to; left out of the pages unless it is set. */
  readonly contactEmail: string | undefined
  readonly messageRetentionDays: number
  /** How many are taken in a day (UTC), from everybody together; `undefined` for no limit. */
  readonly messagesPerDay: number | undefined
  readonly reportsPerDay: number | undefined
  /** Requests a minute and client on `/api`; `undefined` lifts every limit per client. */
  readonly rateLimit: number | undefined
  /** How many proxies stand before the server, each adding to `X-Forwarded-For`. */
  readonly trustProxy: number
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const notAnOrigin = 'must be the address of the site alone, such as https://kelime.example.com'
const translationService = 'https://translation.googleapis.com/language/translate/v2'

const encryptableNames = Object.keys(encryptable) as Encryptable[]

const settings = {
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: z.string().refine(isOrigin, notAnOrigin).transform(toOrigin).optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: addressOf(['postgres:', 'postgresql:'], 'postgres://user:password@host/name'),
  TRANSLATION_URL: addressOf(['https:', 'http:'], translationService).default(translationService),
  TRANSLATION_KEY: z.string().regex(/^\S+$/, 'must be a key without spaces').optional(),
  TRANSLATION_KEY_IN: z.enum(keyPlaces, `must be ${keyPlaces.join(' or ')}`).optional(),
  TRANSLATION_DAILY_CHARS: wholeNumber(0, 1_000_000_000).default(100_000),
  TRANSLATION_CLIENT_CHARS: wholeNumber(0, 1_000_000_000).default(20_000),
  SMTP_URL: addressOf(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com'),
  CONTACT_TO: z.email('must be an e-mail address').optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  // *Gizlilik* says that it is a year at most.
  MESSAGE_RETENTION_DAYS: wholeNumber(1, 365).default(365),
  MESSAGES_PER_DAY: limitUpTo(1_000_000).default(1000),
  REPORTS_PER_DAY: limitUpTo(1_000_000).default(5000),
  RATE_LIMIT: limitUpTo(1_000_000).default(600),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  ALLOW_UNENCRYPTED: z
    .string()
    .transform((text) => text.split(/[\s,]+/))
    .pipe(z.array(z.enum(encryptableNames, `must be some of ${encryptableNames.join(', ')}`)))
    .default([]),
}

/** The environment variables that the server reads. */
export const settingNames = Object.keys(settings) as readonly (keyof typeof settings)[]

// A mistake in one of them is told without showing it.
const secrets: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'TRANSLATION_KEY',
  // It may hold a key of its own.
  'TRANSLATION_URL',
  'SMTP_URL',
])

/**
 * The configuration that `environment` asks for, or every mistake in it, a line each.
 *
 * A variable set to nothing counts as not set.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { ok: true; value: Config } | { ok: false; problem: readonly string[] } {
  const given = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  )
  const parsed = z.object(settings).safeParse(given)
  const mistakes = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    const found = secrets.has(name) ? '' : `; it is ${JSON.stringify(given[name])}`
    return `${name} ${message}${found}.`
  })
  if (given.SMTP_URL && !given.CONTACT_TO) {
    mistakes.push('CONTACT_TO must be set where SMTP_URL is: messages are sent there.')
  }
  if (given.CONTACT_TO && !given.SMTP_URL) {
    mistakes.push('SMTP_URL must be set where CONTACT_TO is: messages are sent through it.')
  }
  for (const [name, remedy] of Object.entries(encryptable) as [Encryptable, string][]) {
    const address = given[name]
    if (!parsed.success || address === undefined) continue
    if (parsed.data.ALLOW_UNENCRYPTED.includes(name) || !isReadable(name, new URL(address)))
      continue
    mistakes.push(
      `${name} would be read by everybody on the way: ${remedy}, or allow it with ALLOW_UNENCRYPTED=${name}.`,
    )
  }
  if (!parsed.success || mistakes.length > 0) return { ok: false, problem: mistakes }
  return { ok: true, value: toConfig(parsed.data) }
}

function toConfig(read: z.output<z.ZodObject<typeof settings>>): Config {
  return {
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL,
    logLevel: read.LOG_LEVEL,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    translation: {
      url: read.TRANSLATION_URL,
      key: read.TRANSLATION_KEY,
      keyIn: read.TRANSLATION_KEY_IN ?? keyPlaceFor(read.TRANSLATION_URL),
      dailyChars: read.TRANSLATION_DAILY_CHARS,
      clientChars: read.TRANSLATION_CLIENT_CHARS,
    },
    mail:
      read.SMTP_URL && read.CONTACT_TO
        ? { smtpUrl: read.SMTP_URL, to: read.CONTACT_TO }
        : undefined,
    contactEmail: read.CONTACT_EMAIL,
    messageRetentionDays: read.MESSAGE_RETENTION_DAYS,
    messagesPerDay: unlessOff(read.MESSAGES_PER_DAY),
    reportsPerDay: unlessOff(read.REPORTS_PER_DAY),
    rateLimit: unlessOff(read.RATE_LIMIT),
    trustProxy: read.TRUST_PROXY,
  }
}

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .refine(
      (text) => /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number)
}

function limitUpTo(most: number) {
  return z.union([z.literal('off'), wholeNumber(1, most)], {
    error: `must be a whole number from 1 to ${most}, or off`,
  })
}

function unlessOff(limit: number | 'off'): number | undefined {
  return limit === 'off' ? undefined : limit
}

function addressOf(protocols: readonly string[], example: string) {
  return z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address such as ${example}`,
    )
    .optional()
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

function toOrigin(text: string): string {
  return new URL(text).origin
}
