import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { aSite, page } from './a-site.test-support.ts'

const { appFor, remove } = await aSite()
const app = await appFor({})
afterAll(remove)

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

  test('the page of an own word is drawn by the device that has it', async () => {
    expect(await app.inject('/kelimeler/own-abc0000')).toMatchObject({
      statusCode: 200,
      body: page('a word of one device'),
    })
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
