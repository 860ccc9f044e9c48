// What a learner meets when something does not come, or is not there.

import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { loadingFailed, untilFetched } from './page-checks.ts'
import {
  endGame,
  expectResults,
  openResults,
  play,
  questionUp,
  readQuestion,
  reviewUp,
  startGame,
} from './player.ts'
import { desktop, phone, test } from './product.ts'

const words = '**/{kolay.quiz,starter}-*.json'

describe('words that do not come', () => {
  const failures: readonly [string, (route: Route) => Promise<void>][] = [
    ['the network breaks off', (route) => route.abort('connectionreset')],
    ['the server answers 500', (route) => route.fulfill({ status: 500, body: 'error' })],
    [
      'they are cut short',
      (route) => route.fulfill({ contentType: 'application/json', body: '{"list":"kolay","ent' }),
    ],
  ]
  test.for(failures)(
    'when %s, that is said, and “Yeniden dene” starts the game that was chosen',
    async ([, fail], { open }) => {
      const page = await open('/', { expected: loadingFailed })
      await page.route(words, fail)
      await page.getByRole('radio', { name: 'Türkçeden İngilizceye' }).check()
      await page.getByRole('radio', { name: '5', exact: true }).check()
      await page.getByRole('button', { name: /^KOLAY/ }).click()

      await page.getByRole('heading', { level: 1, name: 'Kelimeler yüklenemedi' }).waitFor()
      await page.getByRole('button', { name: 'Yeniden dene' }).click()
      await page.getByRole('heading', { level: 1, name: 'Kelimeler yüklenemedi' }).waitFor()
      await page.unroute(words)
      await page.getByRole('button', { name: 'Yeniden dene' }).click()

      await page.getByText('Soru 1, toplam 5').waitFor()
      await page.getByRole('radio').first().waitFor()
      expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe(null)
    },
  )

  test('when nothing comes at all, the question takes shape and the error is told after 8 seconds', async ({
    open,
  }) => {
    const page = await open('/', { expected: loadingFailed })
    const held: Route[] = []
    await page.route(words, (route) => void held.push(route))
    await page.getByRole('button', { name: /^KOLAY/ }).click()

    await page.getByRole('heading', { level: 1, name: 'Soru hazırlanıyor' }).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Kelimeler yüklenemedi' }).waitFor()
    await page.unroute(words)
    await page.getByRole('button', { name: 'Yeniden dene' }).click()
    await questionUp(page, 1)
    for (const route of held) await route.abort().catch(() => undefined)
  })

  test('from the error “Düzey değiştir” leads back to the choice of a level', async ({ open }) => {
    const page = await open('/', { expected: loadingFailed })
    await page.route(words, (route) => route.abort())
    await page.getByRole('button', { name: /^KOLAY/ }).click()

    await page.getByRole('button', { name: 'Düzey değiştir' }).click()
    await startGame(page, { list: 'zor' })
  })

  test('the contact question says so and can be asked for again', async ({ open }) => {
    const page = await open('/contact', {
      expected: loadingFailed,
      prepare: (fresh) => fresh.route(words, (route) => route.abort()),
    })

    await page.getByRole('heading', { name: 'Soru yüklenemedi' }).waitFor()
    await page.unroute(words)
    await page.getByRole('button', { name: 'Yeniden dene' }).click()
    await page.getByRole('heading', { level: 2, name: /ne demek\?$/ }).waitFor()
  })

  test('a game left half way is not lost by them', async ({ open }) => {
    const page = await open('/', { expected: loadingFailed })
    await startGame(page)
    await play(page, 'kolay', ['right'])
    await questionUp(page, 2)
    const asked = await readQuestion(page, 'kolay')
    await page.route(words, (route) => route.abort())
    await page.reload()

    await page.getByRole('heading', { level: 1, name: 'Kelimeler yüklenemedi' }).waitFor()
    await page.unroute(words)
    await page.getByRole('button', { name: 'Yeniden dene' }).click()

    await questionUp(page, 2)
    expect(await readQuestion(page, 'kolay')).toEqual(asked)
  })

  test('the last results are not lost by them', async ({ open }) => {
    const page = await open('/', { expected: loadingFailed })
    await startGame(page, { count: 5 })
    const rounds = await play(page, 'kolay', ['right', 'wrong', 'right', 'right', 'unknown'])
    await reviewUp(page)
    await openResults(page)
    await page.route(words, (route) => route.abort())
    await page.reload()

    await page.getByRole('heading', { level: 1, name: 'Kelimeler yüklenemedi' }).waitFor()
    await page.unroute(words)
    await page.getByRole('button', { name: 'Yeniden dene' }).click()

    await page.getByRole('group', { name: /^Pasta grafik/ }).waitFor()
    await expectResults(page, rounds)
  })

  test('a card whose part does not come says so and can be asked for again', async ({ open }) => {
    const page = await open('/', { expected: loadingFailed })
    await startGame(page)
    await play(page, 'kolay', ['wrong'])
    await questionUp(page, 2)
    await endGame(page)
    await page.route('**/words-*.json', (route) => route.abort())
    await page.locator('[data-verdict=missed]').press('Enter')

    const card = page.getByRole('dialog')
    await card.getByText('Kart yüklenemedi.').waitFor()
    await page.unroute('**/words-*.json')
    await card.getByRole('button', { name: 'Yeniden dene' }).click()
    await card.getByRole('blockquote').first().waitFor()
  })

  test('a screen whose script does not come says so, and the frame leads on', async ({ open }) => {
    const page = await open('/', {
      viewport: desktop,
      expected: [...loadingFailed, /dynamically imported module/],
    })
    await page.route('**/about-page-*.js', (route) => route.abort())
    const bar = page.getByRole('navigation', { name: 'Ana menü' })
    await bar.getByRole('link', { name: 'Hakkımızda' }).click()

    await page.getByRole('heading', { level: 1, name: 'Bu ekran henüz yüklenmedi' }).waitFor()
    await bar.getByRole('link', { name: 'Ana Sayfa' }).click()
    await page.getByRole('button', { name: /^KOLAY/ }).waitFor()
    await page.goBack()
    await page.unroute('**/about-page-*.js')
    await page.getByRole('button', { name: 'Yeniden dene' }).click()
    await page.getByRole('heading', { level: 1, name: 'Hakkımızda' }).waitFor()
  })

  test('a screen asked for without a connection opens when there is one again', async ({
    open,
  }) => {
    const page = await open('/', {
      viewport: desktop,
      expected: [...loadingFailed, /No connection to load/],
    })
    await page.context().setOffline(true)
    const bar = page.getByRole('navigation', { name: 'Ana menü' })
    await bar.getByRole('link', { name: 'İlerleme' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bu ekran henüz yüklenmedi' }).waitFor()

    await page.context().setOffline(false)

    await page.getByRole('heading', { level: 1, name: 'İlerleme' }).waitFor()
  })
})

describe('without a connection', () => {
  test('a strip says so on every screen and goes with the connection, while the game goes on', async ({
    open,
  }) => {
    // The card of the word that was not known may not have come before.
    const page = await open('/', { viewport: phone, expected: loadingFailed })
    await startGame(page, { count: 5 })
    const rounds = await play(page, 'kolay', ['right'])
    await questionUp(page, 2)
    const strip = page.getByText(
      'Çevrim dışısın. Bu cihazdaki kelimelerle çalışabilirsin; kaydın burada duruyor.',
    )
    expect(await strip.count()).toBe(0)

    // It is fetched while the first questions are read.
    await untilFetched(page, 'review-')
    await page.context().setOffline(true)
    await strip.waitFor()
    rounds.push(...(await play(page, 'kolay', ['wrong', 'unknown', 'right', 'right'], 2)))
    await reviewUp(page)
    await strip.waitFor()

    await page.context().setOffline(false)
    await page.getByText('Yeniden bağlandın').waitFor()
    expect(await strip.count()).toBe(0)
    await openResults(page)
    await expectResults(page, rounds)
  })
})

describe('without script', () => {
  const noScript = { javaScriptEnabled: false, expected: [/^failed: \S+\.js \(csp\)$/] }

  test('home shows title, welcome and both levels, and says what is missing', async ({ open }) => {
    const page = await open('/', noScript)

    expect(await page.locator('h1').textContent()).toBe('INGILIZCE OGRENIYORUM')
    const text = await page.locator('main').innerText()
    expect(text).toContain('Ingilizce Ogreniyorum Programi’na hoş geldin.')
    expect(text).toContain('JavaScript’i aç')
    for (const level of ['KOLAY', 'ZOR']) expect(text).toContain(level)
  })

  test.for(['/calculation', '/contact'])('%s says what is missing', async (path, { open }) => {
    const page = await open(path, noScript)

    expect(await page.locator('main').innerText()).toContain('JavaScript’i aç')
  })

  test('/hakkimizda can be read to its end', async ({ open }) => {
    const page = await open('/hakkimizda', noScript)

    expect(await page.locator('main').innerText()).toContain('MIT lisanslıdır')
  })

  test('a phone has a menu, which leads on', async ({ open }) => {
    const page = await open('/', { ...noScript, viewport: phone })
    expect(await page.getByRole('button', { name: 'Menüyü aç' }).isVisible()).toBe(false)
    const link = page.getByRole('link', { name: 'Hakkımızda' })
    expect(await link.isVisible()).toBe(false)

    await page.locator('summary').click()
    await link.click()

    await page.getByRole('heading', { level: 1, name: 'Hakkımızda' }).waitFor()
    expect(await page.locator('details a').first().isVisible()).toBe(false)
  })

  test('the navigation bar leads on wide screens', async ({ open }) => {
    const page = await open('/', { ...noScript, viewport: desktop })

    await page.locator('nav a', { hasText: 'Hakkımızda' }).first().click()
    expect(await page.locator('h1').textContent()).toBe('Hakkımızda')
  })
})
