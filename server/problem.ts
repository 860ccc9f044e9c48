import type { FastifyReply } from 'fastify'
import type { Problem, ProblemKind } from '#contract/problem.ts'

/** A problem as it is answered; its sentences are Turkish, for the learner. */
export type ServerProblem = {
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly kind?: ProblemKind
  readonly fields?: readonly string[]
  readonly retryAfterSeconds?: number
}

/** Answers with a problem as RFC 9457 has it. */
export function sendProblem(reply: FastifyReply, problem: ServerProblem) {
  const { status, title, detail, kind, fields, retryAfterSeconds } = problem
  const body: Problem = {
    type: 'about:blank',
    title,
    status,
    detail,
    ...(kind && { kind }),
    ...(fields && { fields: [...fields] }),
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds))
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body))
}
