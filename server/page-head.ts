import { createHash } from 'node:crypto'

/** What the pages have to say of the site that serves them. */
export type Site = {
  readonly publicUrl: string | undefined
  readonly contactEmail: string | undefined
  /** Whether the server translates; the pages say so where it does. */
  readonly isTranslating: boolean
}

/**
 * The HTML file of a page with what only the running site knows in its head.
 *
 * @param path the page's address; `undefined` for the page that stands at no address of its own.
 */
export function withSite(html: string, path: string | undefined, site: Site): string {
  const { publicUrl, contactEmail, isTranslating } = site
  const tags: string[] = []
  if (publicUrl !== undefined && path !== undefined) {
    const address = escapeHtml(`${publicUrl}${path}`)
    tags.push(
      `<link rel="canonical" href="${address}">`,
      `<meta property="og:url" content="${address}">`,
    )
  }
  if (publicUrl !== undefined) {
    tags.push(
      `<meta property="og:image" content="${escapeHtml(publicUrl)}/og.png">`,
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta name="twitter:card" content="summary_large_image">',
    )
  }
  if (contactEmail !== undefined) {
    tags.push(`<meta name="contact-email" content="${escapeHtml(contactEmail)}">`)
  }
  if (isTranslating) tags.push('<meta name="translation" content="on">')
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

/**
 * The content security policy of a page: everything from its own origin, and the very scripts and
 * styles that the frame has put into its head. What is painted stands behind the head, and allows
 * nothing whatever it holds.
 */
export function contentSecurityPolicy(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'))
  const scripts = hashes(head, /<script>([\s\S]*?)<\/script>/g)
  const styles = hashes(head, /<style>([\s\S]*?)<\/style>/g)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
