import type { Browser, Page } from 'playwright-core'
import { pageAddress, searchAddress, wordAddress } from '#contract/addresses.ts'
import { placeFor, readQuestion } from '#e2e/player.ts'

/** A screen of the journey, by the name of its picture, and the way to it from the one before. */
type Stop = readonly [name: string, go: (page: Page, origin: string) => Promise<unknown>]

const at = (path: string) => async (page: Page, origin: string) => {
  await page.goto(origin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The way of a learner through the product. */
const journey: readonly Stop[] = [
  ['home', at(pageAddress.home)],
  ['question', startGame],
  ['review', endGame],
  ['results', openResults],
  ['recall', at(pageAddress.recall)],
  ['search', at(searchAddress('gidiyorum'))],
  ['word', at(wordAddress('light'))],
  ['progress', at(pageAddress.progress)],
]

/**
 * Goes the journey on a screen of the given size, and takes a picture of each stop.
 *
 * @param pathOf where the picture of a stop goes; without a path there is none of it.
 */
export async function photographJourney(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
  pathOf: (name: string) => string | undefined,
): Promise<void> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'tr-TR' })
  // The same words each time, so that a picture changes only where the screen does.
  await context.addInitScript(() => {
    let state = 7
    Math.random = () => {
      state = (state * 48_271) % 2_147_483_647
      return state / 2_147_483_647
    }
  })
  const page = await context.newPage()
  for (const [name, go] of journey) {
    await go(page, origin)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    const path = pathOf(name)
    if (path !== undefined) await page.screenshot({ path })
  }
  await context.close()
}

async function startGame(page: Page) {
  await page.getByRole('button', { name: /^KOLAY/ }).click()
  await question(page, 1)
}

async function endGame(page: Page) {
  const plays = ['right', 'wrong', 'right', 'right', 'wrong'] as const
  for (const [at, play] of plays.entries()) {
    await question(page, at + 1)
    const place = placeFor(await readQuestion(page, 'kolay'), play)
    await page.keyboard.press(String(place + 1))
  }
  await question(page, 6)
  await page.getByRole('button', { name: 'Bitir', exact: true }).click()
  await page.locator('[data-verdict]:visible').first().waitFor()
}

async function openResults(page: Page) {
  await page.getByRole('link', { name: 'Hesaplama' }).click()
  await page.getByRole('group', { name: /^Pasta grafik/ }).waitFor()
}

async function question(page: Page, number: number) {
  await page.getByText(`Soru ${number}, toplam`).waitFor({ state: 'attached' })
  await page.locator('fieldset input').first().waitFor({ state: 'attached' })
}
