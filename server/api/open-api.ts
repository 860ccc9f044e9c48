import type { FastifyInstance } from 'fastify'
import { toJSONSchema, type ZodMiniType } from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { problem } from '#contract/problem.ts'

const path = '/api/openapi.json'

const titles: Readonly<Record<number, string>> = {
  400: 'The request is not as it should be.',
  403: 'The request comes from a page of another site.',
  413: 'The request is too long.',
  415: 'The request is not JSON.',
  422: 'The request is right in its form and refused for what it says; `kind` says why.',
  429: 'Too many requests; `Retry-After` says when to come again.',
  503: 'Not now; `Retry-After` says when to come again, `kind` why.',
}

/** Describes `endpoints` at `/api/openapi.json`, as OpenAPI 3.1 has it. */
export function serveOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[]) {
  const document = JSON.stringify(openApi(endpoints))
  app.get(path, (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8')
    return reply.send(document)
  })
}

/** The OpenAPI document of `endpoints`. */
export function openApi(endpoints: readonly Endpoint[]) {
  return {
    openapi: '3.1.1',
    info: {
      title: 'İngilizce Öğreniyorum',
      version: '1',
      description:
        'Problems are answered as RFC 9457 has it; `detail` is a Turkish sentence for the learner.',
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [
        endpoint.path,
        { [endpoint.method.toLowerCase()]: operation(endpoint) },
      ]),
    ),
    components: { schemas: { Problem: schemaOf(problem) } },
  }
}

function operation(endpoint: Endpoint) {
  const status = endpoint.method === 'POST' ? endpoint.status : 200
  return {
    operationId: endpoint.path.replace('/api/', ''),
    summary: endpoint.summary,
    ...(endpoint.method === 'POST' && {
      requestBody: { required: true, content: json(schemaOf(endpoint.request)) },
    }),
    responses: {
      [status]: {
        description: status === 201 ? 'Stored.' : 'Done.',
        content: json(schemaOf(endpoint.response)),
      },
      ...Object.fromEntries(
        endpoint.problems.map((problem) => [
          problem,
          {
            description: titles[problem] ?? `Status ${problem}.`,
            content: {
              'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
            },
          },
        ]),
      ),
    },
  }
}

function json(schema: object) {
  return { 'application/json': { schema } }
}

function schemaOf(schema: ZodMiniType): object {
  const { $schema, ...rest } = toJSONSchema(schema, { io: 'input' })
  return rest
}
