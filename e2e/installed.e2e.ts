// The site as an app of the device: offered once, found again in Ayarlar, its icon with a number.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { soon } from './page-checks.ts'
import { endGame, play, questionUp, startGame } from './player.ts'
import { test } from './product.ts'

describe('as an app', () => {
  test('the site can be installed from Ayarlar where the browser offers it', async ({ open }) => {
    const page = await open(pageAddress.settings)
    const button = page.getByRole('button', { name: 'Yükle', exact: true })
    expect(await button.count()).toBe(0)

    await offerToInstall(page)
    await button.click()

    expect(await page.evaluate('prompts.length')).toBe(1)
    expect(await button.count()).toBe(0)
  })

  test('a hint says so after a game until it is closed', async ({ open }) => {
    const page = await open('/')
    await startGame(page)
    await play(page, 'kolay', ['right'])
    await endGame(page)
    const hint = page.getByText('uygulama olarak yükleyebilirsin')
    const toResults = async () => {
      await page.goto(new URL(pageAddress.results, page.url()).href)
      // Drawn by the program, which by then listens: the heading was there before it.
      await page.getByRole('group', { name: /^Pasta grafik/ }).waitFor()
      await offerToInstall(page)
    }
    await toResults()
    await hint.waitFor()

    await page.getByRole('button', { name: 'Kapat', exact: true }).click()
    await hint.waitFor({ state: 'detached' })

    await toResults()
    await page.getByRole('button', { name: /Yeni tur/ }).waitFor()
    expect(await hint.count()).toBe(0)
  })

  test('its shortcuts lead into a game and to Tekrar', async ({ open, origin }) => {
    const manifest = await (await fetch(`${origin}/manifest.webmanifest`)).json()
    const [easy, hard, recall] = manifest.shortcuts.map(({ url }: { url: string }) => url)
    for (const address of [easy, hard]) {
      const page = await open(address)
      await questionUp(page, 1)
      expect(new URL(page.url()).search).toBe('')
      const word = await page.getByRole('heading', { level: 1 }).textContent()

      await page.reload()
      await questionUp(page, 1)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(word)
    }
    expect(recall).toBe(pageAddress.recall)
  })

  test('the number of words due stands on its icon', async ({ open }) => {
    const page = await open('/', { prepare: writeDownBadges })
    await startGame(page)
    await play(page, 'kolay', ['wrong'])
    await endGame(page)

    await soon(async () => expect(await page.evaluate('badges.at(-1)')).toBe(1))
  })
})

/** What a browser does once it finds that a site can be installed. */
async function offerToInstall(page: Page) {
  await page.evaluate(() => {
    const prompts: Date[] = []
    Object.assign(window, { prompts })
    const prompt = async () => void prompts.push(new Date())
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })
}

async function writeDownBadges(page: Page) {
  await page.addInitScript(() => {
    const badges: number[] = []
    Object.assign(window, { badges })
    const setAppBadge = async (due: number) => void badges.push(due)
    Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge })
  })
}
