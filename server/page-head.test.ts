import { afterAll, describe, expect, test } from 'vitest'
import { aSite, page } from './a-site.test-support.ts'

const { appFor, remove } = await aSite()
afterAll(remove)

describe('the address, the contact and that there is translation', () => {
  test('are in no page unless they are set', () => {
    // Where they are not set, `page` is served as it is: static-routes.test.ts.
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
