import type { FastifyInstance } from 'fastify'
import { report } from '#contract/reports.ts'
import { secondsUntilNextDay } from '../day.ts'
import { fullToday, tooManyMessages } from '../problems.ts'
import type { ReportStore } from '../reports/report-store.ts'
import { answerWrite } from './answer.ts'
import type { Limit } from './limits.ts'

export function serveReports(app: FastifyInstance, reports: ReportStore, limit: Limit) {
  answerWrite(app, report, async (sent, request) => {
    const waitSeconds = limit.take(request)
    if (waitSeconds !== undefined) return { ok: false, problem: tooManyMessages(waitSeconds) }
    const { senseId, kind, chosenSenseId, lexiconVersion } = sent
    const comment = sent.comment?.trim() || undefined
    let id: string | undefined
    try {
      id = await reports.add({ senseId, kind, comment, chosenSenseId, lexiconVersion })
    } finally {
      if (id === undefined) limit.giveBack(request)
    }
    return id === undefined
      ? { ok: false, problem: fullToday(secondsUntilNextDay(Date.now())) }
      : { ok: true, value: { id } }
  })
}
