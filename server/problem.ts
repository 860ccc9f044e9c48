import type { FastifyReply } from 'fastify'
import type { Problem, ProblemKind } from '#contract/problem.ts'

/** A problem as it is answered; its sentences are Turkish, for the learner. */
export type ServerProblem = {
  /** What the log counts it under. */
  readonly name: string
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly kind?: ProblemKind
  readonly fields?: readonly string[]
  readonly retryAfterSeconds?: number
}

declare module 'fastify' {
  interface FastifyReply {
    /** What was answered instead of what was asked for. */
    problem: ServerProblem | undefined
  }
}

export const problemType = 'application/problem+json; charset=utf-8'

/** Answers with a problem as RFC 9457 has it. */
export function sendProblem(reply: FastifyReply, problem: ServerProblem) {
  const { status, retryAfterSeconds } = problem
  reply.problem = problem
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds))
  return reply
    .code(status)
    .type(problemType)
    .header('cache-control', 'no-store')
    .send(problemBody(problem))
}

/** What a problem's answer says. */
export function problemBody({ status, title, detail, kind, fields }: ServerProblem): string {
  const body: Problem = {
    type: 'about:blank',
    title,
    status,
    detail,
    ...(kind && { kind }),
    ...(fields && { fields: [...fields] }),
  }
  return JSON.stringify(body)
}
