import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { prefersBrotli } from './prefers-brotli.ts'
import type { StaticFile, StaticFiles } from './static-files.ts'

/** Serves `site` at every address that no other route has. */
export function serveStatic(app: FastifyInstance, site: StaticFiles) {
  app.get('/*', (request, reply) => {
    // The address as it was sent: an escaped or dotted one is simply not in the map.
    const [path = '/'] = request.url.split('?', 1)
    const file = site.files.get(path)
    if (file) return sendFile(request, reply, file)

    const properPath = properPathOf(path)
    if (site.files.has(properPath)) {
      return reply.redirect(`${properPath}${request.url.slice(path.length)}`, 308)
    }
    return sendMissing(request, reply, site)
  })
}

/** Answers with the page that says that there is nothing at this address. */
export function sendMissing(request: FastifyRequest, reply: FastifyReply, site: StaticFiles) {
  return sendMissingPage(request, reply, site.missing)
}

/** Answers 404 with a page that says so. */
export function sendMissingPage(request: FastifyRequest, reply: FastifyReply, page: StaticFile) {
  const representation = representationOf(request, page)
  return sendBody(reply.code(404).headers(representation.headers), page, representation)
}

/** Answers with `file`, or says that the client has it already. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile) {
  const representation = representationOf(request, file)
  reply.headers(representation.headers)
  if (isKnown(request.headers['if-none-match'], file)) return reply.code(304).send()
  return sendBody(reply, file, representation)
}

async function sendBody(
  reply: FastifyReply,
  { type, raw, brotli }: StaticFile,
  { isCompressed }: Representation,
) {
  reply.type(type)
  if (isCompressed) return reply.header('content-encoding', 'br').send(brotli)
  // Few take no brotli, and their copy of every page would be most of the memory.
  return reply.send(raw ?? (await promisify(brotliDecompress)(brotli ?? Buffer.alloc(0))))
}

type Representation = {
  readonly isCompressed: boolean
  /** What an answer without a body (304) carries as well. */
  readonly headers: Readonly<Record<string, string>>
}

function representationOf(request: FastifyRequest, file: StaticFile): Representation {
  const isCompressed =
    file.brotli !== undefined && prefersBrotli(request.headers['accept-encoding'])
  return {
    isCompressed,
    headers: {
      etag: isCompressed ? `"${file.version}-br"` : `"${file.version}"`,
      'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(file.brotli && { vary: 'accept-encoding' }),
      ...(file.policy && { 'content-security-policy': file.policy }),
    },
  }
}

/** Whether the client has the file already, in either form: both say the same. */
function isKnown(ifNoneMatch: string | undefined, { version }: StaticFile): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === `"${version}"` || tag === `"${version}-br"`)
}

/** The address of the page that `/contact/`, `/Contact`, `/contact.html` or `/index.html` means. */
function properPathOf(path: string): string {
  const proper = path
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/(?:\/index)?\.html$/, '')
  return proper === '' ? '/' : proper
}
