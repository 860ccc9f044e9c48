import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { wordAddress } from '#contract/addresses.ts'
import type { WordDetail } from '#lexicon/word-detail.ts'
import { expectNoAxeViolations, loadingFailed, soon } from './page-checks.ts'
import { desktop, phone, test } from './product.ts'
import { allDetails } from './words.ts'

// What a page may hold is told by the names of what its word has: each set of them is a kind.
const all = [...allDetails().values()]
const ofEveryKind = [
  ...new Set([
    ...new Map(all.map((detail) => [kindOf(detail), detail])).values(),
    ...new Map(all.map((detail) => [detail.slug.charAt(0), detail])).values(),
  ]),
]

function kindOf(detail: WordDetail): string {
  const held = new Set<string>()
  JSON.stringify(detail, (key, value: unknown) => {
    if (value !== undefined && !/^\d+$/.test(key)) held.add(key)
    return value
  })
  return [...held].sort().join()
}

/** What the page of a word has to say, whoever reads it. */
function textsOf({ headword, entries, alsoMeans = [] }: WordDetail): string[] {
  const senses = entries.flatMap((entry) => entry.senses)
  return [
    headword,
    ...senses.flatMap(({ definition, gloss, example, uses = [], patterns = [] }) => [
      definition,
      gloss.join(', '),
      ...[example, ...uses].flatMap(({ en, tr }) => [en, tr]),
      ...patterns,
    ]),
    ...alsoMeans.map(({ gloss }) => gloss.join(', ')),
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

describe('a word of every kind and letter', () => {
  test('has a page that can be read without script', async ({ origin }) => {
    const faults: string[] = []
    for (const detail of ofEveryKind) {
      const response = await fetch(origin + wordAddress(detail.slug))
      const text = textOf(await response.text())
      if (response.status !== 200) faults.push(`${detail.slug}: ${response.status}`)
      faults.push(
        ...textsOf(detail)
          .filter((one) => !text.includes(one))
          .map((one) => `${detail.slug}: ${one}`),
      )
    }

    expect(ofEveryKind.length).toBeGreaterThan(100)
    expect(faults).toEqual([])
  })

  test('opens with script, one after the other', async ({ open }) => {
    const page = await open(wordAddress('abundant'), { viewport: phone })
    const expected = ofEveryKind.map(({ slug, headword, entries }) => ({
      slug,
      address: wordAddress(slug),
      headword,
      senses: entries.flatMap(({ senses }) => senses).length,
    }))

    const faults = await page.evaluate(async (words) => {
      const found: string[] = []
      const isShown = ({ headword, senses }: (typeof words)[number]) =>
        document.querySelector('#kelime')?.textContent === headword &&
        document.querySelectorAll('main ol > li').length === senses
      for (const word of words) {
        history.pushState(null, '', word.address)
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
    const plain = await open(wordAddress('thorough'), {
      javaScriptEnabled: false,
      expected: [/^failed: \S+\.js \(csp\)$/],
    })
    const live = await open(wordAddress('thorough'))

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
    const page = await open(wordAddress('thorough'))

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
    const page = await open(wordAddress('thorogh'), { expected: loadingFailed })
    await page.getByRole('heading', { name: '“thorogh” bulunamadı' }).waitFor()
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')

    await page.getByRole('link', { name: 'thorough', exact: true }).click()

    await page.getByRole('heading', { level: 1, name: 'thorough' }).waitFor()
    const { status } = await page.evaluate(async (address) => {
      const response = await fetch(address)
      return { status: response.status }
    }, wordAddress('thorogh'))
    expect(status).toBe(404)
  })

  test('of one that does not exist knows near ones of every first letter', async ({ open }) => {
    const page = await open(wordAddress('nife'), { expected: loadingFailed })

    await page.getByRole('link', { name: 'knife', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'knife', exact: true }).waitFor()
  })

  test('of one that does not exist says so without script too, and leads on', async ({
    open,
    origin,
  }) => {
    const page = await open(wordAddress('thorogh'), {
      javaScriptEnabled: false,
      expected: [...loadingFailed, /^failed: \S+\.js \(csp\)$/],
    })

    await page.getByRole('heading', { name: 'Böyle bir kelime yok' }).waitFor()
    const html = await (await fetch(origin + wordAddress('thorogh'))).text()
    expect(await (await fetch(origin + wordAddress('nife'))).text()).toBe(html)
    await page.getByRole('link', { name: 'Kelimeler’de ara' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/kelimeler')
  })

  test.for(['went', 'goes', 'Going'])('a form of it leads there: %s', async (form, { open }) => {
    const page = await open(wordAddress(form))

    await page.getByRole('heading', { level: 1, name: 'go', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe(wordAddress('go'))
  })

  test('a form of it leads there without the server as well', async ({ open }) => {
    const shell = readFileSync('dist/kelime.html', 'utf8')
    const serveShell = (page: Page) =>
      page.route('**/kelimeler/went', (route) =>
        route.fulfill({ body: shell, contentType: 'text/html; charset=utf-8' }),
      )
    const page = await open(wordAddress('went'), { prepare: serveShell })

    await page.getByRole('heading', { level: 1, name: 'go', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe(wordAddress('go'))
  })

  test('asks for all parts of the pronunciation’s font together', async ({ open }) => {
    const page = await open(wordAddress('abundant'))

    await page.waitForFunction(() => {
      const parts = [...document.fonts].filter(({ family }) => family.includes('Source Sans'))
      return parts.length === 3 && parts.every(({ status }) => status === 'loaded')
    })
  })

  test('is filled in by script where a host has one shell for all', async ({ open }) => {
    const shell = readFileSync('dist/kelime.html', 'utf8')
    const serveShell = (page: Page) =>
      page.route('**/kelimeler/gather', (route) =>
        route.fulfill({ body: shell, contentType: 'text/html; charset=utf-8' }),
      )
    const page = await open(wordAddress('gather'), { prepare: serveShell })

    await page.getByRole('heading', { level: 1, name: 'gather' }).waitFor()
    await page.getByText('toplanmak', { exact: false }).first().waitFor()
  })

  test('that does not arrive says so, and comes when it is tried again', async ({ open }) => {
    const page = await open(wordAddress('thorough'), { expected: loadingFailed })
    await page.route('**/words-t*.json', (route) => route.abort())

    await page.getByRole('link', { name: 'through', exact: true }).click()
    await page.getByRole('heading', { name: 'Kelime yüklenemedi' }).waitFor()
    await page.unroute('**/words-t*.json')
    await page.getByRole('button', { name: 'Yeniden dene' }).click()

    await page.getByRole('heading', { level: 1, name: 'through', exact: true }).waitFor()
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
      const page = await open(wordAddress(slug), {
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
      })
      await page.waitForLoadState('networkidle')
      await expectNoAxeViolations(page)
    }
  },
)
