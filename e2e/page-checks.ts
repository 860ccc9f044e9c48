import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, onTestFinished, vi } from 'vitest'

export type PageOptions = BrowserContextOptions & {
  /** Messages that this test brings about on purpose. */
  readonly expected?: readonly RegExp[]
  /** Runs before the page is opened: to route requests, or to put something into storage. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Where the test says what is to be done at its end; tests side by side name their own. */
  readonly finished?: typeof onTestFinished
}

/** What the browser says by itself when a request fails, for `expected`. */
export const loadingFailed: readonly RegExp[] = [/Failed to load resource/, /^failed: /]

// What hangs is a failure, what is slow is not: the machine may be busy.
const patienceMs = 60_000

// Complaints of all pages of a profile, with what its test expects of them.
const watched = new WeakMap<BrowserContext, (page: Page) => void>()

/**
 * Opens `url` in a browser profile of its own and closes it after the test. The test fails if a
 * page of the profile logs an error, throws, fails to load something, or asks another origin for
 * anything.
 */
export async function openPage(
  browser: Browser,
  url: string,
  { expected = [], prepare, finished = onTestFinished, ...contextOptions }: PageOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'tr-TR',
    // It would answer in the place of the server, whose answers tests change.
    serviceWorkers: 'block',
    ...contextOptions,
  })
  context.setDefaultTimeout(patienceMs)
  const complaints: string[] = []
  watched.set(context, (page) => watch(page, new URL(url).origin, complaints))
  finished(async () => {
    await context.close()
    const unexpected = complaints.filter((text) => !expected.some((one) => one.test(text)))
    expect(unexpected, 'what the page complained about').toEqual([])
  })
  const page = await context.newPage()
  watched.get(context)?.(page)
  await prepare?.(page)
  await page.goto(url)
  if (contextOptions.javaScriptEnabled !== false) await hydrated(page)
  return page
}

/** Opens `url` in another tab of the profile of `page`. */
export async function openTab(page: Page, url: string): Promise<Page> {
  const tab = await page.context().newPage()
  watched.get(page.context())?.(tab)
  await tab.goto(url)
  await hydrated(tab)
  return tab
}

/** Goes to `url` and waits until the page answers: what is done to a page before that is not heard. */
export async function goTo(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/** Waits until the page answers to clicks. */
async function hydrated(page: Page) {
  await answers(page.locator('#icerik h1').first())
}

/** Waits until `part` of a painted page answers to clicks: React has then left its mark on it. */
export async function answers(part: Locator): Promise<void> {
  await soon(async () => {
    const keys = await part.evaluate((element) => Object.keys(element))
    expect(keys.some((key) => key.startsWith('__react'))).toBe(true)
  })
}

/**
 * Fails, naming rule, element and remedy, if axe finds an obstacle in what `page` shows now.
 *
 * @param rules the rules to try; all of them where none are named.
 */
export async function expectNoAxeViolations(page: Page, rules?: string[]) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  await layBarsDown(page)
  const found = await page.evaluate(findObstacles, rules)
  await putBarsBack(page)
  expect(found).toEqual([])
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs axe in the page. What has passed is not described: that takes several times as long. */
async function findObstacles(rules: string[] | undefined): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof Axe }
  // What still fades in has not the contrast that it will have.
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}

/**
 * Takes bars that stand over the page into its flow: wherever it is scrolled to, they cover a part
 * of something, which is no small target for that.
 */
async function layBarsDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('#root *')) {
      const { position } = getComputedStyle(one)
      if ((position !== 'sticky' && position !== 'fixed') || one.closest('dialog')) continue
      one.dataset.laidDown = ''
      one.style.position = 'relative'
    }
  })
}

async function putBarsBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-laid-down]')) {
      delete one.dataset.laidDown
      one.style.removeProperty('position')
    }
  })
}

/** Runs `check` again and again until it passes, for a minute at most. */
export async function soon(check: () => Promise<void>): Promise<void> {
  await vi.waitFor(check, { timeout: patienceMs, interval: 25 })
}

/**
 * Presses the button called `name` as soon as the page has it, before it can go on: a press from
 * outside may come when what it stops is over.
 *
 * @returns what must be waited for once something has made the button appear.
 */
export async function pressOnceThere(page: Page, name: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const world = globalThis as unknown as { pressed: Promise<void> }
    world.pressed = new Promise((resolve) => {
      const watching = new MutationObserver(() => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === text,
        )
        if (!button) return
        watching.disconnect()
        button.click()
        resolve()
      })
      watching.observe(document.body, { childList: true, subtree: true })
    })
  }, name)
  return () => page.evaluate(() => (globalThis as unknown as { pressed: Promise<void> }).pressed)
}

/** Stops the clock of `page`: timers then run only when the test lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  // The clock goes until it is stopped, however long that takes, and it cannot be stopped in the past.
  await page.clock.pauseAt(24 * 3_600_000)
}

/** Waits until `page` has fetched a script whose name begins with `name`. */
export async function untilFetched(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (begins) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.includes(`/assets/${begins}`)),
    name,
  )
}

/** Adds to `complaints` everything on `page` that a learner should never meet. */
function watch(page: Page, origin: string, complaints: string[]) {
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
}
