import type { FastifyInstance } from 'fastify'
import type { Log } from './log.ts'

/** Counts what is refused, by the name of the problem. */
export type Refusals = { readonly count: (name: string) => void }

const everyMs = 60_000

/**
 * Tells the log once a minute how much was refused and why, where anything was, and of nobody. What
 * is not told when `app` closes is told then.
 */
export function countRefusals(app: FastifyInstance, log: Log): Refusals {
  const counts = new Map<string, number>()
  const tell = () => {
    if (counts.size === 0) return
    log.info({ refused: Object.fromEntries(counts) }, 'refused in the last minute')
    counts.clear()
  }
  const timer = setInterval(tell, everyMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    tell()
  })
  const count = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1)

  app.decorateReply('problem', undefined)
  app.addHook('onResponse', async (_request, reply) => {
    // A mistake of our own is told on its own.
    if (reply.problem && reply.problem.status !== 500) count(reply.problem.name)
  })
  return { count }
}
