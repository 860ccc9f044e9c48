import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { WordDetail } from '#lexicon/word-detail.ts'
import { expectNoAxeViolations, loadingFailed, soon } from './page-checks.ts'
import { endGame, play, startGame } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { allDetails } from './words.ts'

const words = allDetails()

const [unlisted] = [...words.values()].filter(({ entries }) =>
  entries.every(({ list, senses: [first] }) => list === undefined && first?.gloss.length),
) as [WordDetail]

/** What the page of a word has to say, whoever reads it. */
function textsOf({ headword, entries }: WordDetail): string[] {
  const senses = entries.flatMap((entry) => entry.senses)
  return [
    headword,
    ...senses.flatMap(({ definition, gloss, example }) => [
      definition,
      gloss.join(', '),
      example.en,
      example.tr,
    ]),
  ].filter((text) => text !== '')
}

/** The text of a page as the server sent it, without its marks. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return body
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

describe('every word of the lexicon', () => {
  test('has a page that can be read without script', async ({ origin }) => {
    const faults: string[] = []
    for (const [slug, detail] of words) {
      const response = await fetch(`${origin}/kelimeler/${slug}`)
      const text = textOf(await response.text())
      if (response.status !== 200) faults.push(`${slug}: ${response.status}`)
      faults.push(
        ...textsOf(detail)
          .filter((one) => !text.includes(one))
          .map((one) => `${slug}: ${one}`),
      )
    }

    expect(words.size).toBeGreaterThan(2400)
    expect(faults).toEqual([])
  })

  test('opens with script, one after the other', { timeout: 120_000 }, async ({ open }) => {
    const page = await open('/kelimeler/abundant', { viewport: phone })
    const expected = [...words.values()].map(({ slug, headword, entries }) => ({
      slug,
      headword,
      senses: entries.flatMap(({ senses }) => senses).length,
    }))

    const faults = await page.evaluate(async (all) => {
      const found: string[] = []
      const isShown = ({ headword, senses }: (typeof all)[number]) =>
        document.querySelector('#kelime')?.textContent === headword &&
        document.querySelectorAll('main ol > li').length === senses
      for (const word of all) {
        history.pushState(null, '', `/kelimeler/${word.slug}`)
        const until = performance.now() + 5000
        while (!isShown(word) && performance.now() < until) {
          await new Promise((resolve) => setTimeout(resolve))
        }
        if (!isShown(word)) found.push(word.slug)
      }
      return found
    }, expected)

    expect(faults).toEqual([])
  })
})

describe('the page of a word', () => {
  test('stays as the server painted it when script takes over', async ({ open }) => {
    const plain = await open('/kelimeler/thorough', {
      javaScriptEnabled: false,
      expected: [/^failed: \S+\.js \(csp\)$/],
    })
    const live = await open('/kelimeler/thorough')

    expect(await live.title()).toBe('thorough ne demek? · İngilizce Öğreniyorum')
    expect(await plain.title()).toBe(await live.title())
    expect(await plain.locator('main ol').innerText()).toBe(
      await live.locator('main ol').innerText(),
    )
    await soon(async () => {
      expect(await live.getByRole('button', { name: 'Bugün tekrar et' }).isVisible()).toBe(true)
    })
  })

  test('leads to related words, and Back leads to where one was', async ({ open }) => {
    const page = await open('/kelimeler/thorough')

    await page.getByRole('link', { name: 'through', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'through', exact: true }).waitFor()
    expect(await page.title()).toContain('through ne demek?')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('kelime')
    await page.goBack()

    await page.getByRole('heading', { level: 1, name: 'thorough' }).waitFor()
  })

  test('of one that does not exist suggests near ones, with a status that says so', async ({
    open,
  }) => {
    const page = await open('/kelimeler/thorogh', { expected: loadingFailed })
    await page.getByRole('heading', { name: '“thorogh” bulunamadı' }).waitFor()
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')

    await page.getByRole('link', { name: 'thorough', exact: true }).click()

    await page.getByRole('heading', { level: 1, name: 'thorough' }).waitFor()
    const { status } = await page.evaluate(async () => {
      const response = await fetch('/kelimeler/thorogh')
      return { status: response.status }
    })
    expect(status).toBe(404)
  })

  test('of one that does not exist knows near ones of every first letter', async ({ open }) => {
    const page = await open('/kelimeler/nife', { expected: loadingFailed })

    await page.getByRole('link', { name: 'knife', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'knife', exact: true }).waitFor()
  })

  test('of one that does not exist says so without script too, and leads on', async ({
    open,
    origin,
  }) => {
    const page = await open('/kelimeler/thorogh', {
      javaScriptEnabled: false,
      expected: [...loadingFailed, /^failed: \S+\.js \(csp\)$/],
    })

    await page.getByRole('heading', { name: 'Böyle bir kelime yok' }).waitFor()
    const html = await (await fetch(`${origin}/kelimeler/thorogh`)).text()
    expect(await (await fetch(`${origin}/kelimeler/nife`)).text()).toBe(html)
    await page.getByRole('link', { name: 'Kelimeler’de ara' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/kelimeler')
  })

  test('is filled in by script where a host has one shell for all', async ({ open }) => {
    const shell = readFileSync('dist/kelime.html', 'utf8')
    const serveShell = (page: Page) =>
      page.route('**/kelimeler/gather', (route) =>
        route.fulfill({ body: shell, contentType: 'text/html; charset=utf-8' }),
      )
    const page = await open('/kelimeler/gather', { prepare: serveShell })

    await page.getByRole('heading', { level: 1, name: 'gather' }).waitFor()
    await page.getByText('toplanmak', { exact: false }).first().waitFor()
  })

  test('that does not arrive says so, and comes when it is tried again', async ({ open }) => {
    const page = await open('/kelimeler/thorough', { expected: loadingFailed })
    await page.route('**/words-t-*.json', (route) => route.abort())

    await page.getByRole('link', { name: 'through', exact: true }).click()
    await page.getByRole('heading', { name: 'Kelime yüklenemedi' }).waitFor()
    await page.unroute('**/words-t-*.json')
    await page.getByRole('button', { name: 'Yeniden dene' }).click()

    await page.getByRole('heading', { level: 1, name: 'through', exact: true }).waitFor()
  })
})

describe('what is known of a word', () => {
  test('a wish brings it into today’s Tekrar, and is taken back', async ({ open }) => {
    const page = await open('/kelimeler/thorough')

    await page.getByRole('button', { name: 'Bugün tekrar et' }).click()
    await page.getByText('bugün tekrar edilecek').waitFor()
    await page.getByRole('button', { name: 'Geri al' }).click()
    await page.getByText('Tekrar’da değil').waitFor()
    await page.getByRole('button', { name: 'Bugün tekrar et' }).click()
    await page.getByRole('link', { name: 'Tekrar’a git' }).click()

    await page.getByRole('heading', { level: 1, name: 'thorough' }).waitFor()
    await page.getByText('Yeni kelime').waitFor()
  })

  test('a word of no list is taught and then shown, never asked by options', async ({ open }) => {
    const { slug, headword } = unlisted
    const page = await open(`/kelimeler/${slug}`)
    await page.getByRole('button', { name: 'Bugün tekrar et' }).first().click()
    await page.getByRole('link', { name: 'Tekrar’a git' }).click()

    await page.getByRole('heading', { level: 1, name: headword, exact: true }).waitFor()
    await page.getByRole('button', { name: 'Anladım' }).click()
    await page.getByRole('button', { name: 'Yanıtı göster' }).click()
    await page.getByRole('button', { name: /^Bildim/ }).click()

    await page.getByRole('heading', { name: 'Bugünlük bu kadar' }).waitFor()
    await page.goto(new URL(`/kelimeler/${slug}`, page.url()).href)
    await page.getByText(/sonraki tekrar/).waitFor()
  })

  test('a word of no list whose card does not come says so, and is asked once it does', async ({
    open,
  }) => {
    const page = await open(`/kelimeler/${unlisted.slug}`, { expected: loadingFailed })
    await page.getByRole('button', { name: 'Bugün tekrar et' }).first().click()
    await page.getByText('bugün tekrar edilecek').first().waitFor()
    await page.route('**/words-*.json', (route) => route.abort())
    await page.goto(new URL('/tekrar', page.url()).href)

    await page.getByRole('heading', { name: 'Kelimeler yüklenemedi' }).waitFor()
    await page.unroute('**/words-*.json')
    await page.getByRole('button', { name: 'Yeniden dene' }).click()

    await page.getByRole('heading', { level: 1, name: unlisted.headword, exact: true }).waitFor()
  })

  test('a wish leaves the focus where it was made', async ({ open }) => {
    const page = await open('/kelimeler/thorough')
    await page.getByRole('button', { name: 'Bugün tekrar et' }).press('Enter')
    await page.getByText('bugün tekrar edilecek').waitFor()
    await soon(async () => {
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
        'bugün tekrar edilecek',
      )
    })
  })

  test('is forgotten when the learner asks for it, and remembered again', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page, { list: 'zor' })
    const [round] = await play(page, 'zor', ['wrong'])
    await endGame(page)
    const slug = (round?.key.word ?? '').replaceAll(' ', '-')
    await page.goto(new URL(`/kelimeler/${slug}`, page.url()).href)
    await page.getByText('bugün tekrar edilecek').waitFor()

    await page.getByRole('button', { name: 'Kaydını sil' }).click()
    await page.getByText('Tekrar’da değil').waitFor()
    await page.getByRole('button', { name: 'Geri al' }).click()
    await page.getByText('bugün tekrar edilecek').waitFor()

    await page.getByRole('button', { name: 'Kaydını sil' }).click()
    await page.getByText('Tekrar’da değil').waitFor()
    await page.reload()
    await page.getByText('Tekrar’da değil').waitFor()
    expect(await page.getByRole('button', { name: 'Kaydını sil' }).count()).toBe(0)
  })
})

describe('a mistake in a word', () => {
  test('is reported with what is wrong, and the report is gone once it is sent', async ({
    open,
  }) => {
    const page = await open('/kelimeler/number')
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/reports')) sent.push(request.postDataJSON())
    })
    await page.getByRole('button', { name: 'Çeviride hata var' }).click()
    await page.getByRole('radio', { name: 'numara', exact: true }).check()
    await page.getByRole('radio', { name: 'Örnek cümle' }).check()
    await page.getByRole('textbox', { name: /^Açıklaman/ }).fill('Cümlede “oda” yok.')

    await page.getByRole('button', { name: 'Gönder', exact: true }).click()

    await page.getByText('Bildirimin gönderildi.').waitFor()
    expect(sent).toEqual([
      {
        senseId: 'number.n.2',
        kind: 'example',
        comment: 'Cümlede “oda” yok.',
        lexiconVersion: expect.stringMatching(/^words-n-/),
      },
    ])
  })

  test('without a connection stays written, and is sent when it is tried again', async ({
    open,
  }) => {
    const page = await open('/kelimeler/thorough', { expected: loadingFailed })
    await page.getByRole('button', { name: 'Çeviride hata var' }).click()
    await page.getByRole('textbox', { name: /^Açıklaman/ }).fill('“Dikkatli” de olur.')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Gönder', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'sunucuya ulaşılamıyor' }).waitFor()
    await page.context().setOffline(false)
    await page.reload()

    await page.getByRole('button', { name: 'Çeviride hata var' }).click()
    expect(await page.getByRole('textbox').inputValue()).toBe('“Dikkatli” de olur.')
    await page.getByRole('button', { name: 'Gönder', exact: true }).click()

    await page.getByText('Bildirimin gönderildi.').waitFor()
  })

  test('of a question names what was asked and what stood there', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page, { list: 'zor' })
    const [round] = await play(page, 'zor', ['wrong'])
    await endGame(page)
    const request = page.waitForRequest('**/api/reports')
    await page.getByRole('button', { name: /Yanıtın · yanlış/ }).click()
    const card = page.getByRole('dialog')
    await card.getByRole('button', { name: 'Çeviride hata var' }).click()
    await card.getByRole('radio', { name: 'Soru ya da seçenekler' }).check()
    await card.getByRole('button', { name: 'Gönder', exact: true }).click()

    expect((await request).postDataJSON()).toMatchObject({
      senseId: round?.key.id,
      chosenSenseId: round?.chosen?.id,
      kind: 'question',
    })
    await card.getByText('Bildirimin gönderildi.').waitFor()
  })
})

test.for([
  // So high that the bars cover nothing that scrolling would uncover.
  [{ ...phone, height: 1600 }, 'light'],
  [desktop, 'dark'],
] as const)(
  'has nothing in the way of assistive technology: %o',
  async ([viewport, colorScheme], { open }) => {
    for (const slug of ['thorough', 'number', 'apartment', 'the']) {
      const page = await open(`/kelimeler/${slug}`, {
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
      })
      await page.waitForLoadState('networkidle')
      await expectNoAxeViolations(page)
    }
  },
)
