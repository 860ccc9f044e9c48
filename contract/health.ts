import { literal, object } from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Whether the server is there: for whoever watches over it. */
export const health = {
  method: 'GET',
  path: '/api/health',
  response: object({ status: literal('ok') }),
} as const satisfies Endpoint
