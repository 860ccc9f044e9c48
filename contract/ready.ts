import { literal, object } from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Whether the server can do its work, its database included: for whoever sends it readers. */
export const ready = {
  method: 'GET',
  path: '/api/ready',
  summary: 'Whether the server can do its work: its database takes what it is given.',
  problems: [503],
  response: object({ status: literal('ready') }),
} as const satisfies Endpoint
