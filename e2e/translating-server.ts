import type { Page } from 'playwright-core'
import { fakeUpstream } from '#server/testing/fake-upstream.ts'
import type { PageOptions } from './page-checks.ts'
import { startServer } from './server.ts'

export type Finished = NonNullable<PageOptions['finished']>

/** A server that translates by a service of our own, which makes *tr:cat* of *cat*. */
export async function aTranslatingServer(finished: Finished) {
  const upstream = await fakeUpstream()
  const server = await startServer({ TRANSLATION_URL: upstream.url, TRANSLATION_KEY: 'key' })
  finished(async () => {
    await server.stop()
    await upstream.close()
  })
  return { upstream, origin: server.origin }
}

/** Takes from the page what its browser translates by: whether it has that must not decide what tests see. */
export async function noTranslator(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'Translator', { value: undefined, configurable: true })
  })
}
