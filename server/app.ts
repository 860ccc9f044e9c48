import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { output } from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { health } from '#contract/health.ts'
import { sendProblem } from './problem.ts'
import { serveSitemap } from './sitemap.ts'
import type { StaticFiles } from './static-files.ts'
import { sendMissing, serveStatic } from './static-routes.ts'
import type { WordPages } from './word-pages.ts'
import { serveWords } from './word-routes.ts'

/** What the server works with, made by whoever starts it. */
export type Services = {
  readonly site: StaticFiles
  readonly words: WordPages
  /** The address that readers use; unknown unless the operator has set it. */
  readonly publicUrl: string | undefined
}

const endpoints: readonly Endpoint[] = [health]
const bodyLimitBytes = 16 * 1024

const headersOfAll = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // A page brings a policy of its own; nothing else is there to load or to run anything.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** The server, not yet listening: the API and the site that stands beside it. */
export function createApp({ site, words, publicUrl }: Services): FastifyInstance {
  const app = fastify({
    bodyLimit: bodyLimitBytes,
    // An address with a broken escape in it is one more that does not exist.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headersOfAll)
      return isApi(request) ? sendUnknown(reply) : sendMissing(request, reply, site)
    },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headersOfAll)
  })

  app.get(health.path, async (_request, reply): Promise<output<typeof health.response>> => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  for (const url of ['/api', '/api/*']) app.get(url, (_request, reply) => sendUnknown(reply))
  serveWords(app, words, site)
  const pages = [...site.files].filter(([, { policy }]) => policy !== undefined)
  const wordPaths = words.slugs.map((slug) => `/kelimeler/${slug}`)
  serveSitemap(app, publicUrl, [...pages.map(([path]) => path), ...wordPaths])
  serveStatic(app, site)

  // Every address has a GET route, if only to say that there is nothing: what is left over are
  // other methods.
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request) && !endpoints.some(({ path }) => path === pathOf(request))) {
      return sendUnknown(reply)
    }
    reply.header('allow', 'GET, HEAD')
    return sendProblem(reply, 405, 'Bu yapılamaz', 'Bu adres yalnızca okunabilir.')
  })
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status < 500) {
      return sendProblem(reply, status, 'Geçersiz istek', 'İstek anlaşılamadı.')
    }
    console.error(`${request.method} ${pathOf(request)}:`, error)
    return sendProblem(reply, 500, 'Sunucu hatası', 'Bir şey ters gitti. Biraz sonra yeniden dene.')
  })
  return app
}

function sendUnknown(reply: FastifyReply) {
  return sendProblem(reply, 404, 'Bulunamadı', 'Bu adreste bir hizmet yok.')
}

function isApi(request: FastifyRequest): boolean {
  return /^\/api(?:\/|$)/.test(pathOf(request))
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

function statusOf(error: unknown): number {
  const { statusCode } = error as { statusCode?: unknown }
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : 500
}
