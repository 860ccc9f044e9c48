import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ProblemError } from '../problem-error.ts'
import { tooMany } from '../problems.ts'
import { networksOf } from './client-networks.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Everybody may ask as often as they like. */
    readonly isUnlimited?: boolean
  }
}

/** How often a client may do something, in a stretch of time that begins when it first does. */
export type Limit = {
  /** Counts it; gives the seconds to wait where it is one too many, which does not count. */
  readonly take: (request: FastifyRequest) => number | undefined
  /** Takes it back, because nothing came of it. */
  readonly giveBack: (request: FastifyRequest) => void
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
// Of each limit; the client unseen for longest is forgotten first.
const mostClients = 50_000

/** Options of a route that everybody may ask for as often as they like. */
export const withoutLimit = { config: { isUnlimited: true } } as const

/**
 * Limits requests per client and minute, on every route of `app` that is added from now on.
 *
 * @param perMinute `undefined` for no limit.
 */
export function limitRequests(app: FastifyInstance, perMinute: number | undefined) {
  if (perMinute === undefined) return
  const limit = createLimit(app, perMinute, minuteMs)
  app.addHook('onRequest', (request, _reply, done) => {
    const waitSeconds = request.routeOptions.config.isUnlimited ? undefined : limit.take(request)
    done(waitSeconds === undefined ? undefined : new ProblemError(tooMany(waitSeconds)))
  })
}

/** A limit per client and hour. */
export function hourlyLimit(app: FastifyInstance, most: number): Limit {
  return createLimit(app, most, hourMs)
}

/** For a server that leaves limits to what stands before it. */
export const unlimited: Limit = { take: () => undefined, giveBack: () => undefined }

function createLimit(app: FastifyInstance, most: number, windowMs: number): Limit {
  const counts = new LRUCache<string, { count: number }>({ max: mostClients, ttl: windowMs })
  // Addresses are held no longer than they are counted, and a minute.
  const forgetting = setInterval(() => counts.purgeStale(), minuteMs).unref()
  app.addHook('onClose', async () => clearInterval(forgetting))

  return {
    take: ({ ip }) => {
      const networks = networksOf(ip)
      const full = networks.filter(
        ({ name, share }) => (counts.get(name)?.count ?? 0) >= most * share,
      )
      if (full.length > 0) {
        return Math.max(...full.map(({ name }) => counts.getRemainingTTL(name))) / 1000
      }
      for (const { name } of networks) {
        const counted = counts.get(name)
        if (counted) counted.count += 1
        else counts.set(name, { count: 1 })
      }
      return undefined
    },
    giveBack: ({ ip }) => {
      for (const { name } of networksOf(ip)) {
        const counted = counts.get(name)
        if (counted) counted.count -= 1
      }
    },
  }
}
