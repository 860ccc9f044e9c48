import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { searchAddress } from '#contract/addresses.ts'
import {
  expectNoAxeViolations,
  goTo,
  loadingFailed,
  openPage,
  type PageOptions,
} from './page-checks.ts'
import { test } from './product.ts'
import { aTranslatingServer, type Finished, noTranslator } from './translating-server.ts'

const notThere = searchAddress('serendipity')

async function openAt(browser: Browser, origin: string, finished: Finished, more?: PageOptions) {
  return await openPage(browser, `${origin}${notThere}`, {
    finished,
    prepare: noTranslator,
    ...more,
  })
}

const offer = (page: Page) => page.getByRole('button', { name: 'Türkçeye çevir' })

test('where nobody translates, nothing is offered', async ({ open }) => {
  const page = await open(notThere, { prepare: noTranslator })
  await page.getByRole('heading', { name: '“serendipity” bulunamadı' }).waitFor()
  expect(await offer(page).count()).toBe(0)
})

test('the server translates once the learner has agreed, and is not asked before', async ({
  browser,
  onTestFinished,
}) => {
  const { upstream, origin } = await aTranslatingServer(onTestFinished)
  const page = await openAt(browser, origin, onTestFinished)

  await offer(page).click()
  await page.getByText('Çevirmek için göndermek gerekiyor.').waitFor()
  await expectNoAxeViolations(page)
  expect(upstream.requests).toEqual([])
  await page.getByRole('button', { name: 'Gönder ve çevir' }).click()

  await page.getByText('tr:serendipity').waitFor()
  await page.getByText('Makine çevirisi').waitFor()
  await page.getByRole('button', { name: 'İngilizce göster' }).click()
  const shown = page.getByRole('group', { name: 'Çeviri' }).getByRole('status')
  expect(await shown.getAttribute('lang')).toBe('en')
  expect(await shown.textContent()).toBe('serendipity')

  await page.goto(`${origin}/kelimeler?q=petrichor`)
  await offer(page).click()
  await page.getByText('tr:petrichor').waitFor()
  expect(upstream.requests).toHaveLength(2)
})

test('what was agreed to is taken back in the settings, and asked for again', async ({
  browser,
  onTestFinished,
}) => {
  const { upstream, origin } = await aTranslatingServer(onTestFinished)
  const page = await openAt(browser, origin, onTestFinished)
  await goTo(page, `${origin}/ayarlar`)
  await page.getByRole('heading', { name: 'Verilerin' }).waitFor()
  expect(await page.getByText('Çeviri izni').count()).toBe(0)
  await page.goto(`${origin}${notThere.replace('serendipity', 'petrichor')}`)
  await offer(page).click()
  await page.getByRole('button', { name: 'Gönder ve çevir' }).click()
  await page.getByText('tr:petrichor').waitFor()

  await goTo(page, `${origin}/ayarlar`)
  await page.getByRole('button', { name: 'İzni geri al' }).press('Enter')
  await page.getByText('İzin geri alındı.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Çeviri izni')
  await expectNoAxeViolations(page)
  await page.goto(`${origin}${notThere}`)
  await offer(page).click()

  await page.getByText('Çevirmek için göndermek gerekiyor.').waitFor()
  expect(upstream.requests).toHaveLength(1)
})

test('a translation that does not come is waited for, and asked for again', async ({
  browser,
  onTestFinished,
}) => {
  const { upstream, origin } = await aTranslatingServer(onTestFinished)
  upstream.always((_texts, response) => void response.writeHead(403).end('{}'))
  const page = await openAt(browser, origin, onTestFinished, { expected: loadingFailed })
  await offer(page).click()
  await page.getByRole('button', { name: 'Gönder ve çevir' }).click()

  await page.getByText('Çeviri bekleniyor').waitFor()
  await page.getByRole('button', { name: 'Yeniden dene' }).waitFor()
  await page.getByRole('button', { name: 'İngilizce göster' }).click()
  const shown = page.getByRole('group', { name: 'Çeviri' }).getByRole('status')
  expect(await shown.textContent()).toBe('serendipity')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Yeniden dene' }).click()

  await page.getByText('Sunucuya ulaşılamıyor.').waitFor()
})

test('a browser that translates by itself does so first, and nothing leaves the device', async ({
  open,
}) => {
  const withTranslator = (page: Page) =>
    page.addInitScript(() => {
      const built = {
        availability: async () => 'downloadable',
        create: async ({ monitor }: { monitor: (target: EventTarget) => void }) => {
          const target = new EventTarget()
          monitor(target)
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.4 }))
          // Until the test has seen how far it is.
          await new Promise((resolve) => addEventListener('languages', resolve, { once: true }))
          return { translate: async (text: string) => `cihaz:${text}`, destroy: () => undefined }
        },
      }
      Object.defineProperty(globalThis, 'Translator', { value: built, configurable: true })
    })
  const page = await open(notThere, { prepare: withTranslator })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await offer(page).click()
  await page.getByText('Tarayıcının çeviri dili indiriliyor: %40').waitFor()
  await page.evaluate(() => dispatchEvent(new Event('languages')))

  await page.getByText('cihaz:serendipity').waitFor()
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
})
