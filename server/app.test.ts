import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Site } from './page-head.ts'
import { pageFile, readStaticFiles } from './static-files.ts'
import { type TestApp, testApp } from './testing/test-app.ts'
import type { WordPages } from './word-pages.ts'

const script = 'console.log("ğ")'
const theme = 'document.documentElement.dataset.theme = "dark"'
const nothing = { publicUrl: undefined, contactEmail: undefined, isTranslating: false }
const page = (title: string) =>
  `<!doctype html><html lang="tr"><head><title>${title}</title><style>p{}</style><script>${theme}</script><script type="module" src="/assets/a-1.js"></script></head><body><div id="root"></div></body></html>`

const words: WordPages = {
  slugs: ['bake', 'ice-cream'],
  page: (slug) => (words.slugs.includes(slug) ? compressedPage(slug) : undefined),
  slugOfForm: (slug) => (slug === 'baked' ? 'bake' : undefined),
  missing: await pageFile(page('no such word'), 1),
}

async function compressedPage(slug: string) {
  return { ...(await pageFile(page(slug), 1)), raw: undefined }
}

let folder: string
let app: FastifyInstance
const running: TestApp[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  const files: Record<string, string | Buffer> = {
    'index.html': page('Ana Sayfa'),
    'contact.html': page('İletişim'),
    'painted.html': page('x').replace('</body>', '<script>stolen()</script></body>'),
    '404.html': page('Yok'),
    'assets/a-1.js': script,
    'assets/a-1.js.br': brotliCompressSync(script),
    'assets/a-1.js.map': '{}',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.source-hash': 'abc',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  app = await appFor({})
})
afterAll(async () => {
  for (const { close } of running) await close()
  await rm(folder, { recursive: true })
})

describe('pages', () => {
  test('stand at addresses without an ending', async () => {
    const home = await app.inject('/')
    const contact = await app.inject('/contact?x=1')

    expect(home).toMatchObject({ statusCode: 200, body: page('Ana Sayfa') })
    expect(contact).toMatchObject({ statusCode: 200, body: page('İletişim') })
    expect(home.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
  })

  test.each([
    ['/contact/', '/contact'],
    ['/contact/?a=%C3%A7', '/contact?a=%C3%A7'],
    ['/contact.html', '/contact'],
    ['/Contact', '/contact'],
    ['/index.html', '/'],
  ])('%s leads to %s for good', async (url, location) => {
    const response = await app.inject(url)

    expect(response.statusCode).toBe(308)
    expect(response.headers.location).toBe(location)
  })

  test.each([
    '/yok',
    '/404',
    '/404.html',
    '/contact.html.br',
    '/assets/a-1.js.br',
    '/assets/a-1.js.map',
    '/.source-hash',
    '/assets',
    '/assets/',
    '//example.com/',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/contact%00',
    '/%E0%A4%A',
    '/__proto__',
    `/${'a'.repeat(5000)}`,
  ])('%s is unknown: 404, with a page of ours', async (url) => {
    const response = await app.inject(url)

    expect(response).toMatchObject({ statusCode: 404, body: page('Yok') })
    expect(response.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  test('allow what stands inside them by its hash, and nothing else inline', async () => {
    const { headers } = await app.inject('/')

    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[^ ;]+'; style-src 'self' 'sha256-[^ ;]+';/,
    )
    expect(policy).toContain(`'sha256-${await sha256(theme)}'`)
    expect(policy).toContain(`'sha256-${await sha256('p{}')}'`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })
})

test('what is painted into a page allows nothing, whatever it holds', async () => {
  const { body, headers } = await app.inject('/painted')

  expect(body).toContain('<script>stolen()</script>')
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toContain(await sha256('stolen()'))
  expect(policy).toBe((await app.inject('/contact')).headers['content-security-policy'])
})

describe('pages of words', () => {
  test('a word has a page of its own, compressed and kept like any other', async () => {
    const response = await app.inject('/kelimeler/bake')

    expect(response).toMatchObject({ statusCode: 200, body: page('bake') })
    expect(response.headers['content-security-policy']).toContain("default-src 'self'")
    const etag = String(response.headers.etag)
    const again = await app.inject({ url: '/kelimeler/bake', headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
  })

  test('kept compressed alone, it is unpacked for those who take it so only', async () => {
    const plain = await app.inject('/kelimeler/bake')
    const compressed = await app.inject({
      url: '/kelimeler/bake',
      headers: { 'accept-encoding': 'br' },
    })
    const head = await app.inject({ method: 'HEAD', url: '/kelimeler/bake' })

    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
    expect(head.headers['content-length']).toBe(plain.headers['content-length'])
  })

  test.each([
    ['/kelimeler/Bake', '/kelimeler/bake'],
    ['/kelimeler/ice%20cream', '/kelimeler/ice-cream'],
    ['/kelimeler/bake/', '/kelimeler/bake'],
    ['/kelimeler/Bake?x=1', '/kelimeler/bake?x=1'],
    ['/kelimeler/Bakke', '/kelimeler/bakke'],
  ])('%s leads to %s for good', async (url, location) => {
    const response = await app.inject(url)

    expect(response.statusCode).toBe(308)
    expect(response.headers.location).toBe(location)
  })

  test('a form leads to its word, but not for good: it may become a word', async () => {
    const response = await app.inject('/kelimeler/baked?x=1')

    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('/kelimeler/bake?x=1')
    expect((await app.inject('/kelimeler/Baked')).headers.location).toBe('/kelimeler/baked')
  })

  test('a slug that is no word is told so, and what can be none is not even looked up', async () => {
    expect(await app.inject('/kelimeler/bakke')).toMatchObject({
      statusCode: 404,
      body: page('no such word'),
    })
    for (const slug of [
      '%00',
      '%27',
      '%20',
      '%3Cb%3E',
      'a'.repeat(41),
      '..%2f..',
      '%E0%A4%A',
      '__proto__',
    ]) {
      expect(await app.inject(`/kelimeler/${slug}`)).toMatchObject({
        statusCode: 404,
        body: page('Yok'),
      })
    }
  })

  test('search engines are told of every page, where the site knows its address', async () => {
    const settled = await appFor({ publicUrl: 'https://kelime.example.com' })

    const { body } = await settled.inject('/sitemap.xml')
    const robots = await settled.inject('/robots.txt')

    const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(addresses.toSorted()).toEqual([
      'https://kelime.example.com/',
      'https://kelime.example.com/contact',
      'https://kelime.example.com/kelimeler/bake',
      'https://kelime.example.com/kelimeler/ice-cream',
      'https://kelime.example.com/painted',
    ])
    expect(robots.body).toContain('Sitemap: https://kelime.example.com/sitemap.xml')
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(404)
    expect((await app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /api/\n')
  })
})

describe('files', () => {
  test('with a hash in their name never grow old', async () => {
    const { headers } = await app.inject('/assets/a-1.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  test('come compressed to those who take it', async () => {
    const plain = await app.inject('/assets/a-1.js')
    const compressed = await app.inject({
      url: '/assets/a-1.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })

    expect(plain.body).toBe(script)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(script)
    expect(compressed.headers.etag).not.toBe(plain.headers.etag)
  })

  test('are not sent again to those who have them', async () => {
    const { headers } = await app.inject('/contact')
    for (const tag of [String(headers.etag), `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
      const again = await app.inject({ url: '/contact', headers: { 'if-none-match': tag } })

      expect(again).toMatchObject({ statusCode: 304, body: '' })
      expect(again.headers.etag).toBe(headers.etag)
    }
    const other = await app.inject({ url: '/contact', headers: { 'if-none-match': '"x"' } })
    expect(other.statusCode).toBe(200)
  })

  test('answer HEAD with everything but the body', async () => {
    const get = await app.inject('/icon.svg')
    const head = await app.inject({ method: 'HEAD', url: '/icon.svg' })

    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(head.headers['content-type']).toBe('image/svg+xml')
  })
})

describe('the address, the contact and that there is translation', () => {
  test('are in no page unless they are set', () => {
    // What `app` serves is `page` as it is: see above.
    for (const word of ['canonical', 'og:url', 'og:image', 'contact-email', 'translation']) {
      expect(page('')).not.toContain(word)
    }
  })

  test('are put into the pages, whole and escaped', async () => {
    const settled = await appFor({
      publicUrl: 'https://kelime.example.com',
      contactEmail: `o'b&c@example.com`,
      isTranslating: true,
    })

    const { body } = await settled.inject('/contact')
    const home = await settled.inject('/')
    const missing = await settled.inject('/yok')

    expect(body).toContain('<link rel="canonical" href="https://kelime.example.com/contact">')
    expect(body).toContain('property="og:url" content="https://kelime.example.com/contact"')
    expect(body).toContain('property="og:image" content="https://kelime.example.com/og.png"')
    expect(body).toContain(`<meta name="contact-email" content="o'b&amp;c@example.com">`)
    expect(body).toContain('<meta name="translation" content="on">')
    expect(home.body).toContain('rel="canonical" href="https://kelime.example.com/">')
    expect(missing.body).not.toContain('canonical')
    expect(missing.body).toContain('contact-email')
  })
})

describe('the API', () => {
  test('says that the server is well', async () => {
    const response = await app.inject('/api/health')

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ok' })
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  test.each(['/api', '/api/', '/api/yok', '/api/%E0%A4%A'])('has nothing at %s', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const response = await app.inject({ method, url })

      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(response.json()).toEqual({
        type: 'about:blank',
        title: 'Bulunamadı',
        status: 404,
        detail: 'Bu adreste bir hizmet yok.',
      })
    }
  })

  test.each(['/', '/contact', '/yok', '/api/health'])('%s is there to be read', async (url) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const) {
      const response = await app.inject({ method, url, payload: '{' })

      expect(response).toMatchObject({ statusCode: 405 })
      expect(response.headers.allow).toBe('GET, HEAD')
      expect(response.json().status).toBe(405)
    }
  })
})

test('a folder without a built site is refused', async () => {
  await expect(readStaticFiles(join(folder, 'assets'), nothing)).rejects.toThrow(
    'There is no built site',
  )
})

async function appFor(site: Partial<Site>) {
  const { publicUrl } = { ...nothing, ...site }
  const started = await testApp({
    services: { site: await readStaticFiles(folder, { ...nothing, ...site }), words },
    settings: { publicUrl },
  })
  running.push(started)
  return started.app
}

async function sha256(text: string) {
  return Buffer.from(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  ).toString('base64')
}
