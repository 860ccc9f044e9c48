import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '../problem-error.ts'
import { tooMany } from '../problems.ts'

/**
 * Counts a request of a client; gives the seconds to wait where it is one too many in this hour.
 */
export type HourlyLimit = (request: FastifyRequest) => Promise<number | undefined>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
// Of each limit; the client unseen for longest is forgotten first.
const mostClients = 50_000

/** Options of a route that everybody may ask for as often as they like. */
export const withoutLimit = { config: { rateLimit: false } } as const

/**
 * Limits requests per client and minute, on every route of `app` that is added from now on.
 *
 * @param perMinute `undefined` for no limit.
 */
export async function limitRequests(app: FastifyInstance, perMinute: number | undefined) {
  await app.register(rateLimit, {
    global: perMinute !== undefined,
    ...(perMinute !== undefined && { max: perMinute }),
    timeWindow: minuteMs,
    cache: mostClients,
    addHeadersOnExceeding: noHeaders,
    addHeaders: noHeaders,
    errorResponseBuilder: (_request, { ttl }) => new ProblemError(tooMany(ttl / 1000)),
  })
}

/** A limit per client and hour. `app` must have been given to `limitRequests`. */
export function hourlyLimit(app: FastifyInstance, most: number): HourlyLimit {
  // `cache` is missing in the type of its options.
  const options = { max: most, timeWindow: hourMs, cache: mostClients }
  const count = app.createRateLimit(options)
  return async (request) => {
    const state = await count(request)
    return state.isAllowed || !state.isExceeded ? undefined : state.ttlInSeconds
  }
}

/** For a server that leaves limits to what stands before it. */
export const unlimited: HourlyLimit = async () => undefined

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}
