import type { FastifyReply } from 'fastify'

/** Answers with a problem as RFC 9457 has it; `detail` is a sentence that the learner may read. */
export function sendProblem(reply: FastifyReply, status: number, title: string, detail: string) {
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ type: 'about:blank', title, status, detail }))
}
