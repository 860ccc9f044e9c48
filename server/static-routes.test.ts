import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { aSite, nothing, page, script, theme } from './a-site.test-support.ts'
import { readStaticFiles } from './static-files.ts'

const { folder, appFor, remove } = await aSite()
const app = await appFor({})
afterAll(remove)

test('WebAssembly is allowed to the worker that imports, and to nothing else', async () => {
  const policyOf = async (url: string) =>
    String((await app.inject(url)).headers['content-security-policy'])

  expect(await policyOf('/assets/source.worker-1.js')).toBe(
    "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  )
  for (const url of ['/', '/contact', '/assets/a-1.js', '/assets/sql-1.wasm', '/yok']) {
    expect(await policyOf(url)).not.toContain('wasm')
  }
  const wasm = await app.inject('/assets/sql-1.wasm')
  expect(wasm.headers['content-type']).toBe('application/wasm')
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

test('a folder without a built site is refused', async () => {
  await expect(readStaticFiles(join(folder, 'assets'), nothing)).rejects.toThrow(
    'There is no built site',
  )
})

async function sha256(text: string) {
  return Buffer.from(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  ).toString('base64')
}
