import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '../problem-error.ts'
import { foreign } from '../problems.ts'

/**
 * Refuses what pages of other sites send, on every route of `app`. What does not say where it
 * comes from comes from no browser's page.
 *
 * @param publicUrl where the site stands, for servers that do not see their own address.
 */
export function refuseForeignPages(app: FastifyInstance, publicUrl: string | undefined) {
  app.addHook('onRequest', (request, _reply, done) => {
    const isWriting = request.method !== 'GET' && request.method !== 'HEAD'
    done(isWriting && isForeign(request, publicUrl) ? new ProblemError(foreign) : undefined)
  })
}

function isForeign({ headers, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = headers
  if (origin === undefined || origin === publicUrl) return false
  if (!URL.canParse(origin)) return true
  const { protocol, host: originHost } = new URL(origin)
  // The same port may be written or left out.
  const own = `${protocol}//${host}`
  return !URL.canParse(own) || new URL(own).host !== originHost
}
