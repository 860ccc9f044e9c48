// Home before the first answer, and to a learner who comes back.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { dealWith, learnUp, startLearning } from './learn-player.ts'
import { loadingFailed, openTab, soon } from './page-checks.ts'
import { endGame, play, questionUp, startGame } from './player.ts'
import { desktop, phone, test } from './product.ts'

const today = (page: Page) => page.getByRole('region', { name: 'Bugün' })

/** The layout shifts of the page so far, by what moved. */
async function shiftsOf(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    type Shift = PerformanceEntry & { readonly sources: readonly { readonly node?: Node }[] }
    const seen: string[] = []
    await new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          seen.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?'))
        }
      }).observe({ type: 'layout-shift', buffered: true })
      // What was buffered is handed out before the next frame.
      requestAnimationFrame(() => setTimeout(resolve))
    })
    return seen
  })
}

describe('home', () => {
  test('before the first answer it offers the levels alone', async ({ open }) => {
    const page = await open('/')

    await page.getByRole('button', { name: 'KOLAY Her gün karşına çıkan kelimeler' }).waitFor()
    expect(await today(page).count()).toBe(0)
    expect(await page.getByText('gördün').filter({ visible: true }).count()).toBe(0)
  })

  test('who is new here and wants to be taught finds the way; who comes back has the tile for it', async ({
    open,
    origin,
  }) => {
    const page = await open('/', { viewport: phone })
    const link = page.getByRole('link', { name: 'Öğrenerek başla' })
    await link.click()
    await page.getByRole('heading', { name: 'Hangi kelimeleri öğrenmek istersin?' }).waitFor()
    await page.getByRole('link', { name: /^A2/ }).click()
    await startLearning(page)
    await dealWith(page, true, 'tap')

    const back = await openTab(page, origin)
    await today(back).waitFor()
    expect(await back.getByText('Öğrenerek başla').isVisible()).toBe(false)
  })

  test('Öğren goes on with the session that is open, and after it with the set that is learned', async ({
    open,
    origin,
  }) => {
    const page = await open('/ogren?duzey=a2', { viewport: phone })
    await startLearning(page)
    await dealWith(page, true, 'tap')
    const tile = page.locator('#icerik').getByRole('link', { name: /^Öğren/ })
    await page.goto(origin)
    await tile.getByText('A2: 0 / 5 kelime').waitFor()
    await tile.getByText('Kaldığın yerden sürdür').click()
    while ((await learnUp(page)) !== 'end') await dealWith(page, true, 'tap')

    await page.goto(origin)
    const reached = await tile.getByText(/^A2: 5 \/ [\d.]+ kelime$/).innerText()
    const words = Number(reached.replace(/^.*\//, '').replace(/\D/g, ''))
    await tile.getByText('Devam et').click()
    await page.getByRole('heading', { level: 1, name: 'A2' }).waitFor()
    const unseen = (words - 5).toLocaleString('tr')
    await page.getByText(`${unseen} kelimeyi henüz görmedin`).waitFor()
  })

  test.for([
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const)(
    'on %s it tells who comes back what today holds and how far they are, and nothing moves',
    async ([, viewport], { open, origin }) => {
      // Letters that come late on a busy machine are another matter.
      const withoutFonts = (fresh: Page) =>
        fresh.context().route('**/*.woff2', (route) => route.abort())
      const page = await open('/', { viewport, prepare: withoutFonts, expected: loadingFailed })
      await startGame(page, { list: 'zor' })
      await play(page, 'zor', ['wrong', 'wrong', 'wrong', 'right'])
      await questionUp(page, 5)
      await endGame(page)

      const back = await openTab(page, origin)
      await today(back).getByText('3 yeni').waitFor()
      await today(back).getByText('Bugün tekrar yok').waitFor()
      await back.getByRole('button', { name: /^ZOR 4 \/ 385 gördün 0 kalıcı/ }).waitFor()
      await back.getByRole('button', { name: /^KOLAY 0 \/ 1\.013 gördün 0 kalıcı/ }).waitFor()
      expect(await back.getByText('Sınav ve okuma').filter({ visible: true }).count()).toBe(0)
      expect(await shiftsOf(back)).toEqual([])

      await back.getByRole('link', { name: 'Başla', exact: true }).click()
      await back.getByRole('heading', { level: 1 }).and(back.locator('[lang=en]')).waitFor()
    },
  )

  test('which home it is, is known before there is any program', async ({ open, origin }) => {
    const page = await open('/')
    await startGame(page)
    await play(page, 'kolay', ['wrong'])
    await questionUp(page, 2)
    await soon(async () =>
      expect(await page.evaluate(() => localStorage.getItem('io.due'))).toContain('"seen":1'),
    )

    const back = await page.context().newPage()
    await back.route(/\.js$/, (route) => route.abort())
    await back.goto(origin)

    expect(await today(back).getByRole('link', { name: 'Başla', exact: true }).isVisible()).toBe(
      true,
    )
    expect(await back.getByText('Her gün karşına çıkan').isVisible()).toBe(false)
    await back.close()
  })
})
