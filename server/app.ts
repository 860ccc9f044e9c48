import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify'
import { wordAddress } from '#contract/addresses.ts'
import { type ApiServices, endpoints, serveApi } from './api/api.ts'
import { limitRequests } from './api/limits.ts'
import { refuseForeignPages } from './api/own-pages.ts'
import { commonHeaders } from './common-headers.ts'
import type { Config } from './config.ts'
import { StorageError } from './database/storage-error.ts'
import { type Log, placeOf } from './log.ts'
import { refuseUnparsed } from './not-http.ts'
import { type ServerProblem, sendProblem } from './problem.ts'
import { ProblemError } from './problem-error.ts'
import {
  notFound,
  notJson,
  onlyRead,
  onlyWritten,
  serverError,
  storageAway,
  tooLarge,
  unreadable,
} from './problems.ts'
import { countRefusals } from './refusals.ts'
import { serveWords } from './serve-words.ts'
import { serveSitemap } from './sitemap.ts'
import type { StaticFiles } from './static-files.ts'
import { sendMissing, serveStatic } from './static-routes.ts'
import type { WordPages } from './word-pages.ts'

/** What the server works with, made by whoever starts it. */
export type Services = ApiServices & {
  readonly site: StaticFiles
  readonly words: WordPages
  readonly settings: Pick<Config, 'publicUrl' | 'rateLimit' | 'trustProxy'>
  readonly log: Log
}

// The longest valid request (5,000 characters to translate), with every one of them escaped.
const bodyLimitBytes = 64 * 1024
/** For a whole request to arrive. */
const requestTimeoutMs = 10_000
const lookForSlowEveryMs = 1000
const keepAliveTimeoutMs = 72_000

/** The server, not yet listening: the API and the site that stands beside it. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { site, words, settings, log } = services
  const app = fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    http: {
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: lookForSlowEveryMs,
      // Refused below: Node would do it without a header of ours.
      requireHostHeader: false,
    },
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    // What comes on an open connection while the server stops is answered as ever.
    return503OnClosing: false,
    // An address with a broken escape in it is one more that does not exist.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(commonHeaders)
      return isApi(request) ? sendProblem(reply, notFound) : sendMissing(request, reply, site)
    },
    clientErrorHandler: (error, socket) => {
      const problem = refuseUnparsed(error, socket)
      if (problem) refusals.count(problem.name)
    },
  })
  const refusals = countRefusals(app, log)
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders)
    // RFC 9112, section 3.2.
    const isNameless = request.headers.host === undefined && request.raw.httpVersion === '1.1'
    done(isNameless ? new ProblemError(unreadable) : undefined)
  })
  if (log.isLevelEnabled('debug')) logRequests(app, log)

  serveWords(app, words, site)
  const pages = [...site.files].filter(([, { type }]) => type.startsWith('text/html'))
  const wordPaths = words.slugs.map(wordAddress)
  serveSitemap(app, settings.publicUrl, [...pages.map(([path]) => path), ...wordPaths])
  serveStatic(app, site)
  // Every address has a GET route, if only to say that there is nothing: what is left over are
  // other methods.
  app.setNotFoundHandler((request, reply) => {
    const endpoint = endpoints.find(({ path }) => path === pathOf(request))
    if (isApi(request) && !endpoint) return sendProblem(reply, notFound)
    reply.header('allow', endpoint?.method === 'POST' ? 'POST' : 'GET, HEAD')
    return sendProblem(reply, endpoint?.method === 'POST' ? onlyWritten : onlyRead)
  })
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) logFailure(log, request, error)
    return sendProblem(reply, problem)
  })

  // On its own, so that what it checks costs the site nothing.
  await app.register(async (api) => {
    refuseForeignPages(api, settings.publicUrl)
    limitRequests(api, settings.rateLimit)
    serveApi(api, services, settings.rateLimit !== undefined)
  })
  return app
}

function logRequests(app: FastifyInstance, log: Log) {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime)
    log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'request')
  })
}

function logFailure(log: Log, { method, routeOptions }: FastifyRequest, error: unknown) {
  const route = routeOptions.url
  if (error instanceof StorageError) {
    log.error({ method, route, code: error.code }, 'the database does not answer')
  } else {
    log.error({ method, route, ...placeOf(error) }, 'a request failed')
  }
}

function problemOf(error: unknown): ServerProblem {
  if (error instanceof ProblemError) return error.problem
  if (error instanceof StorageError) return storageAway
  const { statusCode } = error as { statusCode?: unknown }
  if (statusCode === 413) return tooLarge
  if (statusCode === 415) return notJson
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return unreadable
  return serverError
}

function isApi(request: FastifyRequest): boolean {
  return /^\/api(?:\/|$)/.test(pathOf(request))
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}
