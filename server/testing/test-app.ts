import type { FastifyInstance } from 'fastify'
import { createApp, type Services } from '../app.ts'
import { openDatabase } from '../database/database.ts'
import { createLog, type Log } from '../log.ts'
import { noForwarder } from '../messages/forwarder.ts'
import { createHumanCheck } from '../messages/human-check.ts'
import { createMessageStore } from '../messages/message-store.ts'
import { createReportStore } from '../reports/report-store.ts'
import { loadServerKeys } from '../server-keys.ts'
import type { StaticFile } from '../static-files.ts'
import { createBudget } from '../translation/budget.ts'
import { createTranslationCache } from '../translation/cache.ts'
import type { KeyPlace } from '../translation/key-place.ts'
import {
  createPatientUpstream,
  type Patience,
  usualPatience,
} from '../translation/patient-upstream.ts'
import { createTranslator } from '../translation/translator.ts'
import { createUpstream } from '../translation/upstream.ts'
import { type DatabaseKind, type TestPlace, testPlace } from './place.ts'

/** A key that must turn up nowhere. */
export const plantedKey = 'planted-key-9f31'

export type TestApp = {
  readonly app: FastifyInstance
  readonly services: Services
  readonly place: TestPlace
  /** What was logged, a line each. */
  readonly logged: readonly string[]
  readonly close: () => Promise<void>
}

export type TestSettings = {
  readonly kind?: DatabaseKind
  /** A place that other apps share; removed by whoever made it. */
  readonly place?: TestPlace
  /** The translation service; without one translation is off. */
  readonly upstreamUrl?: string | undefined
  readonly keyIn?: KeyPlace
  readonly patience?: Partial<Patience>
  readonly dailyChars?: number
  readonly clientChars?: number
  /** Of messages and of reports. */
  readonly perDay?: number
  readonly settings?: Partial<Services['settings']>
  readonly services?: Partial<Services>
  readonly now?: () => number
}

const quick: Patience = {
  ...usualPatience,
  attemptTimeoutMs: 30_000,
  firstBackoffMs: 5,
  openMs: 300,
}

/** The server as `main.ts` makes it, over a database of its own, with an impatient translator. */
export async function testApp({
  kind = 'SQLite',
  place,
  upstreamUrl,
  keyIn = 'query',
  patience,
  dailyChars = 100_000,
  clientChars = 20_000,
  perDay,
  settings,
  services: others,
  now = Date.now,
}: TestSettings = {}): Promise<TestApp> {
  const ownPlace = place ?? (await testPlace(kind))
  const logged: string[] = []
  const log = testLog(logged)
  const database = await openDatabase(ownPlace, () => undefined)
  const keys = await loadServerKeys(database, now)
  const upstream =
    upstreamUrl === undefined
      ? undefined
      : createPatientUpstream(
          createUpstream({ url: upstreamUrl, key: plantedKey, keyIn }, now),
          log,
          now,
          {
            ...quick,
            ...patience,
          },
        )
  const translator = createTranslator(
    createTranslationCache(database, keys, now),
    createBudget(database, { dailyChars, clientChars }, now),
    upstream,
    log,
    now,
  )
  const services: Services = {
    database,
    keys,
    translator,
    messages: createMessageStore(database, { retentionDays: 365, perDay, isForwarded: false }, now),
    forwarder: noForwarder,
    isHuman: createHumanCheck({ abundant: ['bol', 'Çok sayıda'] }),
    reports: createReportStore(database, { retentionDays: 365, perDay }, now),
    site: { files: new Map([['/', page]]), missing: page },
    words: {
      slugs: [],
      page: () => undefined,
      slugOfForm: () => undefined,
      missing: page,
      unpainted: page,
    },
    log,
    ...others,
    settings: { publicUrl: undefined, rateLimit: undefined, trustProxy: 0, ...settings },
  }
  const app = await createApp(services)
  return {
    app,
    services,
    place: ownPlace,
    logged,
    close: async () => {
      await app.close()
      await translator.close()
      await database.close()
      if (!place) await ownPlace.remove()
    },
  }
}

/** A log of everything into `lines`, with nothing hidden that should not have been there. */
export function testLog(lines: string[]): Log {
  return createLog('trace', [], { write: (line) => void lines.push(line) })
}

const page: StaticFile = {
  type: 'text/html; charset=utf-8',
  raw: Buffer.from('<!doctype html><title>Site</title>'),
  brotli: undefined,
  version: 'page',
  isImmutable: false,
  policy: "default-src 'self'",
}
