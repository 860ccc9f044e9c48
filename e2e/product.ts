import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch } from './browser.ts'
import { openPage } from './page-checks.ts'
import { type RunningServer, startServer } from './server.ts'

type PageOptions = Parameters<typeof openPage>[2]

/** The product as the tests of a file meet it: one server and one browser for all of them. */
export type Product = {
  readonly origin: string
  /** Opens a path in a browser profile of its own, ready to be used: see `openPage`. */
  readonly open: (path: string, options?: PageOptions) => Promise<Page>
}

/** Starts the product before the tests of the file and ends it after them. */
export function startProduct(env: Readonly<Record<string, string>> = {}): Product {
  let browser: Browser
  let server: RunningServer
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([launch(), startServer(env)])
  })
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.stop()])
  })
  return {
    get origin() {
      return server.origin
    },
    open: (path, options) => openPage(browser, `${server.origin}${path}`, options),
  }
}

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 800 }
