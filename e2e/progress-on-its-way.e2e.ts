// İlerleme: while its figures are on their way, or do not come.

import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { loadingFailed } from './page-checks.ts'
import { test } from './product.ts'
import { afterMonths, at, grouped, learner, months } from './progress-learner.ts'
import { factsOf, importAnswers, openProgress } from './progress-player.ts'

describe('while it is on its way, or does not come', () => {
  test('the page arrives with the room for its figures, and no claim that there are none', async ({
    open,
  }) => {
    const page = await open(pageAddress.progress, {
      javaScriptEnabled: false,
      expected: [/^failed: \S+\.js \(csp\)$/],
    })

    const text = await page.locator('main').innerText()
    expect(await page.locator('h1').textContent()).toBe('İlerleme')
    expect(text).toContain('JavaScript’i aç')
    expect(text).not.toContain('Henüz')
    for (const heading of ['Çalışma takvimi', 'Hatırlama eğrisi', 'Gelecek tekrarlar']) {
      expect(text).toContain(heading)
    }
  })

  test('as long as the record is being read, that is said', async ({ open }) => {
    const page = await learner(open)
    await importAnswers(page, months.slice(0, 400))
    const held = Promise.withResolvers<void>()
    await page.route('**/derive.worker-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(at(page, pageAddress.progress))

    await page.getByRole('status').filter({ hasText: 'Kaydın okunuyor' }).waitFor()
    expect(await page.getByText('Henüz bir yanıtın yok').isVisible()).toBe(false)
    held.resolve()
    await page.getByText('400 yanıttan hesaplandı').waitFor()
  })

  test('where it cannot be derived, that is said, and the record is safe', async ({ open }) => {
    const page = await open(pageAddress.settings, { expected: loadingFailed })
    await importAnswers(page, months.slice(0, 40))
    // Until the page is loaded anew: whatever is derived again meanwhile fails like the first time.
    let isLost = true
    await page.route('**/derive.worker-*.js', (route) =>
      isLost ? route.abort() : route.continue(),
    )
    await page.goto(at(page, pageAddress.progress))

    await page.getByRole('heading', { name: 'İlerlemen hesaplanamadı' }).waitFor()
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isLost = false
    })
    await page.getByRole('button', { name: 'Yenile' }).click()
    await page.getByText('40 yanıttan hesaplandı').waitFor()
  })

  test('words that do not come leave out the levels alone', async ({ open }) => {
    const page = await learner(open, undefined, { expected: loadingFailed })
    await importAnswers(page, months)
    await page.route('**/zor.quiz-*.json', (route) => route.abort())
    await openProgress(page)

    await page.getByText('Kelimelerin düzeyleri yüklenemedi.').waitFor()
    expect((await factsOf(page)).kalıcı).toMatch(/^\d+$/)
    expect(await page.getByRole('img').count()).toBe(3)
  })

  test('where there is no room left, that is said, and what is there is shown', async ({
    open,
  }) => {
    const page = await afterMonths(open)
    await page.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    })
    const bar = page.getByRole('navigation', { name: 'Ana menü' })
    await bar.getByRole('link', { name: 'Ayarlar' }).click()
    await page.getByText('İngiliz', { exact: true }).click()
    await page.getByText(/^Cihazında yer kalmadı/).waitFor()
    await bar.getByRole('link', { name: 'İlerleme' }).click()

    await page.getByText(/^Cihazında yer kalmadı/).waitFor()
    await page.getByText(`${grouped(months.length)} yanıttan hesaplandı`).waitFor()
  })

  test('where the browser keeps no record, it says so', async ({ open }) => {
    const page = await open(pageAddress.progress, {
      prepare: (one) =>
        one.addInitScript(() => {
          Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
        }),
    })

    await page.getByText(/çalışma kaydı tutmaya izin vermiyor/).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('İlerleme')
    expect(await page.getByRole('img').count()).toBe(0)
  })

  test('a record of a newer version is left alone, and it is said plainly', async ({ open }) => {
    const page = await open(pageAddress.about)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('ingilizce-ogreniyorum', 990)
          opening.onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }),
    )
    await page.goto(at(page, pageAddress.progress))

    await page.getByText(/daha yeni bir sürümüyle yazılmış/).waitFor()
  })
})
