import { literal, object } from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Whether the server is there: for whoever watches over it. */
export const health = {
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server is there.',
  problems: [],
  response: object({ status: literal('ok') }),
} as const satisfies Endpoint
