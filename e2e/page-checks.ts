import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

type Options = BrowserContextOptions & {
  /** Messages that this test brings about on purpose. */
  readonly expected?: readonly RegExp[]
  /** Runs before the page is opened: to route requests, or to put something into storage. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/**
 * Opens `url` in a browser profile of its own and closes it after the test. The test fails if the
 * page logs an error, throws, fails to load something, or asks another origin for anything.
 */
export async function openPage(
  browser: Browser,
  url: string,
  { expected = [], prepare, ...contextOptions }: Options = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'tr-TR', ...contextOptions })
  const page = await context.newPage()
  const complaints = watch(page, new URL(url).origin)
  onTestFinished(async () => {
    await context.close()
    const unexpected = complaints.filter((text) => !expected.some((one) => one.test(text)))
    expect(unexpected, 'what the page complained about').toEqual([])
  })
  await prepare?.(page)
  await page.goto(url)
  if (contextOptions.javaScriptEnabled !== false) await hydrated(page)
  return page
}

/** Waits until the page answers to clicks: React has then left its mark on the heading. */
async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#icerik h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'))
  })
}

/** Fails, naming rule, element and remedy, if axe finds an obstacle in what `page` shows now. */
export async function expectNoAxeViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
  expect(found).toEqual([])
}

/** A list that grows with everything on `page` that a learner should never meet. */
function watch(page: Page, origin: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('requestfailed', (request) => {
    // What a page no longer waits for when it is left, or closed, is no failure.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return
    complaints.push(`failed: ${request.url()} (${request.failure()?.errorText})`)
  })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (asked !== origin && protocol !== 'data:' && protocol !== 'blob:') {
      complaints.push(`other origin: ${request.url()}`)
    }
  })
  return complaints
}
