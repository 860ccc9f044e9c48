import type { Page } from 'playwright-core'
import { test as base } from 'vitest'
import { launch } from './browser.ts'
import { openPage, type PageOptions } from './page-checks.ts'
import { startServer } from './server.ts'

/**
 * A test of the product in a browser. The files that one process runs share a server and a browser;
 * each test opens pages in profiles of its own, so that they can run side by side.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: here a fixture names the others it needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launch()
    onCleanup(() => browser.close())
    return browser
  })
  // biome-ignore lint/correctness/noEmptyPattern: here a fixture names the others it needs
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startServer()
    onCleanup(async () => void (await server.stop()))
    return server
  })
  .extend('origin', { scope: 'worker' }, ({ server }) => server.origin)
  .extend(
    'open',
    ({ browser, origin, onTestFinished }) =>
      // Opens a path in a browser profile of its own, ready to be used: see `openPage`.
      (path: string, options: PageOptions = {}): Promise<Page> =>
        openPage(browser, `${origin}${path}`, { finished: onTestFinished, ...options }),
  )

/** Opens a page of the product: what tests hand to their helpers. */
export type Open = (path: string, options?: PageOptions) => Promise<Page>

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 800 }
