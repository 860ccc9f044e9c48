import type { PageFrame } from '#contract/word-painter.ts'

/** What a page's HTML file is made of. */
export type PaintedPage = {
  readonly title: string
  readonly description: string
  /** The HTML inside `#root`. */
  readonly body: string
  /** HTML that stands behind the painted screen. */
  readonly behind?: string
  /** Not an address of the product: search engines leave it out. */
  readonly isMissing: boolean
}

const productName = 'İngilizce Öğreniyorum'

/**
 * A page's HTML file, made in its `frame`.
 *
 * What needs the site's own address (canonical link, preview picture) is not in it: the server puts
 * that in, since only it knows where the site stands.
 */
export function pageDocument(frame: PageFrame, page: PaintedPage): string {
  const { template, styles, later, record } = frame
  const title = `${page.title} · ${productName}`
  const { description } = page
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(page.isMissing ? [meta('name', 'robots', 'noindex')] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'tr_TR'),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('name', 'later', later.join(' ')),
    meta('name', 'io-record', record.filter((address) => !later.includes(address)).join(' ')),
    `<style>${styles}</style>`,
  ].join('\n    ')
  return replaceOnce(
    replaceOnce(template, /<title>[^<]*<\/title>/, head),
    /<div id="root"><\/div>/,
    `<div id="root">${page.body}</div>${page.behind ?? ''}`,
  )
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

// A function as replacement, because a text may hold what String.replace reads as a pattern ($&).
function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`index.html has no ${pattern.source}`)
  return text.replace(pattern, () => replacement)
}
