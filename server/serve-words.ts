import type { FastifyInstance } from 'fastify'
import { pageAddress, wordAddress, wordPattern } from '#contract/addresses.ts'
import { ownWordId } from '#domain/lists/own-list.ts'
import { slugsOf } from '#lexicon/slug.ts'
import type { StaticFiles } from './static-files.ts'
import { sendFile, sendMissing, sendMissingPage } from './static-routes.ts'
import type { WordPages } from './word-pages.ts'

// What somebody may have typed; anything else is no word, and nothing is near to it.
const written = /^[\p{L}\p{N}'’. -]{1,40}$/u

/** Serves a page for each word. */
export function serveWords(app: FastifyInstance, words: WordPages, site: StaticFiles) {
  app.get<{ Params: { slug: string } }>(wordPattern, async (request, reply) => {
    const { slug } = request.params
    if (slug === '') return reply.redirect(pageAddress.words + queryOf(request.url), 308)
    const page = words.page(slug)
    if (page) return sendFile(request, reply, await page)
    if (ownWordId(`${slug}.own.1`) !== undefined) return sendFile(request, reply, words.unpainted)
    const proper = properSlug(slug)
    if (proper === '' || !written.test(slug)) return sendMissing(request, reply, site)
    if (proper !== slug) return reply.redirect(addressOf(proper, request.url), 308)
    const base = words.slugOfForm(slug)
    // Not for good: one day it may be a word of its own.
    if (base !== undefined) return reply.redirect(addressOf(base, request.url), 302)
    return sendMissingPage(request, reply, words.missing)
  })
  app.get<{ Params: { slug: string } }>(`${wordPattern}/`, (request, reply) =>
    reply.redirect(addressOf(request.params.slug, request.url), 308),
  )
}

/** The slug that *Ice  cream* or *O’clock* would have. */
function properSlug(written: string): string {
  const [slug] = slugsOf(written.trim().replaceAll(/ +/g, ' '))
  return slug
}

/** The address of a slug, with the query that `url` came with. */
function addressOf(slug: string, url: string): string {
  return wordAddress(slug) + queryOf(url)
}

function queryOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? '' : url.slice(query)
}
