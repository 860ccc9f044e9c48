import type { FastifyInstance } from 'fastify'
import { report } from '#contract/reports.ts'
import { tooManyMessages } from '../problems.ts'
import type { ReportStore } from '../reports/report-store.ts'
import { answerWrite } from './answer.ts'
import type { HourlyLimit } from './limits.ts'

export function serveReports(app: FastifyInstance, reports: ReportStore, limit: HourlyLimit) {
  answerWrite(app, report, async (sent, request) => {
    const waitSeconds = await limit(request)
    if (waitSeconds !== undefined) return { ok: false, problem: tooManyMessages(waitSeconds) }
    const { senseId, kind, chosenSenseId, lexiconVersion } = sent
    const comment = sent.comment?.trim() || undefined
    return {
      ok: true,
      value: { id: await reports.add({ senseId, kind, comment, chosenSenseId, lexiconVersion }) },
    }
  })
}
