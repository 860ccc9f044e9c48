import type { ZodMiniType } from 'zod/mini'

type Address = `/api/${string}`

/** An address of the API that is read. */
export type ReadEndpoint = {
  readonly method: 'GET'
  readonly path: Address
  /** What it is for, in a sentence. */
  readonly summary: string
  /** The statuses other than 200 that it is known to answer, each with a `Problem`. */
  readonly problems: readonly number[]
  readonly response: ZodMiniType
}

/** An address of the API that something is sent to. */
export type WriteEndpoint = {
  readonly method: 'POST'
  readonly path: Address
  readonly summary: string
  /** The status of the answer that `response` describes: 201 where something was stored. */
  readonly status: 200 | 201
  /** The statuses other than `status` that it is known to answer, each with a `Problem`. */
  readonly problems: readonly number[]
  readonly request: ZodMiniType
  readonly response: ZodMiniType
}

/** One address of the API: what the server answers there and what the client may expect. */
export type Endpoint = ReadEndpoint | WriteEndpoint
