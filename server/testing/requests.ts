import type { FastifyInstance } from 'fastify'

/** Sends `payload` as JSON. */
export function post(
  app: FastifyInstance,
  url: string,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
) {
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
}
