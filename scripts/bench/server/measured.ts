import type { FastifyInstance } from 'fastify'

/** What a measured server says of itself. */
export type Usage = {
  /** After collecting what nobody holds any more. */
  readonly heapBytes: number
  readonly residentBytes: number
  /** User and system time so far. */
  readonly cpuMs: number
}

/** Listens, tells whoever started this process where, and answers how it is doing. */
export async function beMeasured(app: FastifyInstance): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('No address')
  process.on('message', () => process.send?.(usage()))
  process.send?.({ port: address.port })
}

function usage(): Usage {
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return { heapBytes: heapUsed, residentBytes: rss, cpuMs: (user + system) / 1000 }
}
