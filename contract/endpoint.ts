import type { ZodMiniType } from 'zod/mini'

/** One address of the API: what the server answers there and what the client may expect. */
export type Endpoint = {
  readonly method: 'GET'
  readonly path: `/api/${string}`
  readonly response: ZodMiniType
}
