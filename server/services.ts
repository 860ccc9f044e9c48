import { fileURLToPath } from 'node:url'
import type { Services } from './app.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './database/database.ts'
import { startHousekeeping } from './housekeeping.ts'
import type { Log } from './log.ts'
import { createForwarder, noForwarder } from './messages/forwarder.ts'
import { createHumanCheck, readGlosses } from './messages/human-check.ts'
import { createMailer } from './messages/mail.ts'
import { createMessageStore } from './messages/message-store.ts'
import { createReportStore } from './reports/report-store.ts'
import { loadServerKeys } from './server-keys.ts'
import { readStaticFiles } from './static-files.ts'
import { createBudget } from './translation/budget.ts'
import { createTranslationCache } from './translation/cache.ts'
import { createPatientUpstream } from './translation/patient-upstream.ts'
import { createTranslator } from './translation/translator.ts'
import { createUpstream } from './translation/upstream.ts'
import { readWordPages } from './word-pages.ts'

export type RunningServices = Services & {
  /** Ends what runs in the background and closes the database. */
  readonly stop: () => Promise<void>
}

/** Everything that the server works with, in the world that `config` describes. */
export async function startServices(config: Config, log: Log): Promise<RunningServices> {
  const { publicUrl, contactEmail, translation } = config
  const isTranslating = translation.key !== undefined
  const folder = fileURLToPath(new URL('../dist', import.meta.url))
  const about = { publicUrl, contactEmail, isTranslating }
  const [site, words, glosses] = await Promise.all([
    readStaticFiles(folder, about),
    readWordPages(folder, about),
    readGlosses(new URL('../lexicon/dist/glosses.json', import.meta.url)),
  ])
  const database = await openDatabase(config, (error) =>
    log.warn(
      { code: (error as NodeJS.ErrnoException).code },
      'the database failed while nobody waited for an answer',
    ),
  )
  try {
    const services = await servicesOver(database, config, log)
    return { ...services, site, words, isHuman: createHumanCheck(glosses), settings: config }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function servicesOver(database: Database, config: Config, log: Log) {
  const { translation, mail, contactEmail, messageRetentionDays: retentionDays } = config
  const { messagesPerDay, reportsPerDay } = config
  const now = Date.now
  const keys = await loadServerKeys(database, now)
  const { url, key, keyIn } = translation
  const upstream =
    key === undefined
      ? undefined
      : createPatientUpstream(createUpstream({ url, key, keyIn }, now), log, now)
  const translator = createTranslator(
    createTranslationCache(database, keys, now),
    createBudget(database, translation, now),
    upstream,
    log,
    now,
  )
  const messages = createMessageStore(
    database,
    { retentionDays, perDay: messagesPerDay, isForwarded: !!mail },
    now,
  )
  const forwarder = mail
    ? createForwarder(
        messages,
        createMailer(mail.smtpUrl, mail.to, contactEmail ?? mail.to),
        log,
        now,
        Math.random,
      )
    : noForwarder
  const endHousekeeping = startHousekeeping(database, log, now)
  return {
    database,
    keys,
    translator,
    messages,
    forwarder,
    reports: createReportStore(database, { retentionDays, perDay: reportsPerDay }, now),
    log,
    stop: async () => {
      endHousekeeping()
      await Promise.all([forwarder.stop(), translator.close()])
      await database.close()
    },
  }
}
