import type { FastifyInstance } from 'fastify'

/**
 * Tells search engines which pages there are. A sitemap has whole addresses, so there is one only
 * where the site knows its own. Source: sitemaps.org, RFC 9309.
 *
 * @param paths the addresses of the pages, without the site's.
 */
export function serveSitemap(
  app: FastifyInstance,
  publicUrl: string | undefined,
  paths: readonly string[],
) {
  const robots = ['User-agent: *', 'Disallow: /api/']
  if (publicUrl !== undefined) {
    const urls = paths.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`)
    const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>
`
    robots.push(`Sitemap: ${publicUrl}/sitemap.xml`)
    app.get('/sitemap.xml', (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemap),
    )
  }
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${robots.join('\n')}\n`),
  )
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
