import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './browser.ts'
import { expectNoAxeViolations, openPage } from './page-checks.ts'
import { type RunningServer, startServer } from './server.ts'

const addresses = ['/', '/calculation', '/ilerleme', '/contact', '/hakkimizda']

let browser: Browser
let server: RunningServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launch(), startServer()])
})
afterAll(async () => {
  await Promise.all([browser?.close(), server?.stop()])
})

test('every address of the product opens directly, and nothing about it is complained of', async () => {
  for (const path of addresses) {
    const page = await openPage(browser, `${server.origin}${path}`)
    await page.waitForLoadState('networkidle')
    expect(await page.title()).toMatch(/ · İngilizce Öğreniyorum$/)
    expect(await page.locator('h1').count()).toBe(1)
  }
})

test('an unknown address answers 404 with a page of ours', async () => {
  const page = await openPage(browser, `${server.origin}/yok`, { expected: [/status of 404/] })

  await expectNoAxeViolations(page)
  expect((await fetch(`${server.origin}/yok`)).status).toBe(404)
  expect(await page.title()).toBe('Böyle bir sayfa yok · İngilizce Öğreniyorum')
})

test('the chosen theme is there before the first paint, and hydration agrees', async () => {
  const page = await openPage(browser, server.origin, {
    prepare: (fresh) => fresh.addInitScript(() => localStorage.setItem('tema', 'dark')),
  })

  await page.waitForLoadState('networkidle')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
})

test.each([
  ['light', undefined, 'light'],
  ['dark', undefined, 'dark'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
] as const)('on a %s device with %s chosen the page is %s', async (colorScheme, chosen, shown) => {
  const page = await openPage(browser, server.origin, {
    colorScheme,
    prepare: (fresh) =>
      fresh.addInitScript((theme) => {
        if (theme) localStorage.setItem('tema', theme)
      }, chosen),
  })

  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe(shown === 'dark' ? 'rgb(10, 16, 32)' : 'rgb(238, 244, 248)')
})

test('every page can be read without script', async () => {
  for (const path of addresses) {
    const page = await openPage(browser, `${server.origin}${path}`, {
      javaScriptEnabled: false,
      // That is how the browser says that it takes no script.
      expected: [/^failed: \S+\.js \(csp\)$/],
    })
    expect(await page.locator('h1').filter({ visible: true }).count()).toBe(1)
  }
})
