import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { output } from 'zod/mini'
import type { ReadEndpoint, WriteEndpoint } from '#contract/endpoint.ts'
import type { Result } from '#domain/result.ts'
import { type ServerProblem, sendProblem } from '../problem.ts'
import { invalid, onlyWritten } from '../problems.ts'

type Answer<E extends ReadEndpoint | WriteEndpoint> = Promise<
  Result<output<E['response']>, ServerProblem>
>

const mostFields = 20

/** Answers an address that is read. */
export function answerRead<E extends ReadEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: RouteShorthandOptions,
  answer: () => Answer<E>,
) {
  app.get(endpoint.path, options, async (_request, reply) => send(reply, 200, await answer()))
}

/** Answers an address that is written to: `answer` gets what was sent, parsed. */
export function answerWrite<E extends WriteEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  answer: (sent: output<E['request']>, request: FastifyRequest) => Answer<E>,
) {
  app.get(endpoint.path, (_request, reply) => {
    reply.header('allow', 'POST')
    return sendProblem(reply, onlyWritten)
  })
  app.post(endpoint.path, async (request, reply) => {
    const parsed = endpoint.request.safeParse(request.body)
    if (!parsed.success) {
      const fields = new Set(parsed.error.issues.map(({ path }) => path.map(String).join('.')))
      return sendProblem(reply, invalid([...fields].slice(0, mostFields)))
    }
    return send(reply, endpoint.status, await answer(parsed.data as output<E['request']>, request))
  })
}

function send(reply: FastifyReply, status: number, answer: Result<unknown, ServerProblem>) {
  if (!answer.ok) return sendProblem(reply, answer.problem)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer.value))
}
