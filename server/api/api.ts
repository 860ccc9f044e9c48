import type { FastifyInstance } from 'fastify'
import { contact } from '#contract/contact.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { health } from '#contract/health.ts'
import { ready } from '#contract/ready.ts'
import { report } from '#contract/reports.ts'
import { translate } from '#contract/translate.ts'
import type { Database } from '../database/database.ts'
import { sendProblem } from '../problem.ts'
import { notFound } from '../problems.ts'
import type { ReportStore } from '../reports/report-store.ts'
import type { Translator } from '../translation/translator.ts'
import { type ContactServices, serveContact } from './contact.ts'
import { hourlyLimit, unlimited } from './limits.ts'
import { serveOpenApi } from './open-api.ts'
import { serveReports } from './reports.ts'
import { serveTranslations } from './translate.ts'
import { serveWatchers } from './watching.ts'

export type ApiServices = ContactServices & {
  readonly database: Database
  readonly translator: Translator
  readonly reports: ReportStore
}

/** All addresses of the API. */
export const endpoints: readonly Endpoint[] = [health, ready, translate, contact, report]

const messagesPerHour = 5
const reportsPerHour = 60

/** @param isLimited whether clients are limited at all; see `limitRequests`. */
export function serveApi(app: FastifyInstance, services: ApiServices, isLimited: boolean) {
  const perHour = (most: number) => (isLimited ? hourlyLimit(app, most) : unlimited)
  serveWatchers(app, services.database)
  serveTranslations(app, services)
  serveContact(app, services, perHour(messagesPerHour))
  serveReports(app, services.reports, perHour(reportsPerHour))
  serveOpenApi(app, endpoints)
  for (const url of ['/api', '/api/*']) {
    app.get(url, (_request, reply) => sendProblem(reply, notFound))
  }
}
