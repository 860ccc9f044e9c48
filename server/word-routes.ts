import type { FastifyInstance } from 'fastify'
import type { StaticFiles } from './static-files.ts'
import { sendFile, sendMissing, sendMissingPage } from './static-routes.ts'
import type { WordPages } from './word-pages.ts'

// What somebody may have typed; anything else is no word, and gets no suggestions.
const written = /^[\p{L}\p{N}'’. -]{1,40}$/u

/** Serves a page for each word, at `/kelimeler/` and its slug. */
export function serveWords(app: FastifyInstance, words: WordPages, site: StaticFiles) {
  app.get<{ Params: { slug: string } }>('/kelimeler/:slug', async (request, reply) => {
    const { slug } = request.params
    const page = words.page(slug)
    if (page) return sendFile(request, reply, await page)
    if (!written.test(slug)) return sendMissing(request, reply, site)
    const proper = properSlug(slug)
    if (words.page(proper)) return reply.redirect(`/kelimeler/${proper}`, 308)
    return sendMissingPage(request, reply, await words.missing(proper))
  })
  app.get<{ Params: { slug: string } }>('/kelimeler/:slug/', (request, reply) =>
    reply.redirect(`/kelimeler/${encodeURIComponent(request.params.slug)}`, 308),
  )
}

/** The slug that *Ice cream* or *o'clock* has; the letters are English. */
function properSlug(word: string): string {
  return word.toLowerCase().replaceAll(/['’.]/g, '').trim().replaceAll(/ +/g, '-')
}
