// The specification of the product, line by line: the review and the results.

import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { countsOf, type Played } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { chartOf, finishedGame } from './results-player.ts'
import { turkishOf } from './words.ts'

function sliceOf(page: Page, name: string): Locator {
  return chartOf(page).getByRole('button', { name: new RegExp(`^${name}:`) })
}

function toggleOf(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${name}\\s*\\d+$`) })
}

function wordButtons(page: Page): Locator {
  return page.getByRole('list', { name: / bildiklerin$/ }).getByRole('button')
}

async function shownWords(page: Page): Promise<string[]> {
  return await wordButtons(page).allTextContents()
}

/** Whether slices and toggles say that they are pressed: Doğru, Yanlış, Doğru, Yanlış. */
async function pressedStates(page: Page): Promise<(string | null)[]> {
  const four = [chartOf(page).getByRole('button'), page.getByRole('button', { name: /\d+$/ })]
  const found = await Promise.all(four.map(async (locator) => await locator.all()))
  return await Promise.all(found.flat().map((button) => button.getAttribute('aria-pressed')))
}

async function backgroundOf(locator: Locator): Promise<string> {
  return await locator.evaluate((element) => getComputedStyle(element).backgroundColor)
}

function keyOf(rounds: readonly Played[], word: string) {
  const round = rounds.find(({ key }) => key.word === word)
  if (!round) throw new Error(`${word} was not asked`)
  return round.key
}

describe('results', () => {
  test('a question counts as right where the right option was selected, and else as wrong', async ({
    open,
  }) => {
    const { page } = await finishedGame(open)

    // right, wrong, unknown, right, right
    await page.getByRole('heading', { level: 1, name: '5 soruda 3 doğru' }).waitFor()
    await page.getByRole('group', { name: 'Pasta grafik: 3 doğru, 2 yanlış' }).waitFor()
  })

  test('the pie is 750 by 375 with the two slices Doğru and Yanlış', async ({ open }) => {
    const { page } = await finishedGame(open, { viewport: desktop })

    expect(await chartOf(page).boundingBox()).toMatchObject({ width: 750, height: 375 })
    const slices = await chartOf(page).getByRole('button').all()
    expect(await Promise.all(slices.map((slice) => slice.getAttribute('aria-label')))).toEqual([
      'Doğru: 3, yüzde 60. Kelimeleri göster',
      'Yanlış: 2, yüzde 40. Kelimeleri göster',
    ])
  })

  test('on a phone the pie takes the whole width', async ({ open }) => {
    const { page } = await finishedGame(open, { viewport: phone })

    const box = await chartOf(page).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(phone.width - 32)
    expect(box?.width).toBeLessThanOrEqual(phone.width)
    expect(box?.height).toBeCloseTo((box?.width ?? 0) / 2, 0)
  })

  const waysToPress: readonly [string, (page: Page, name: string) => Promise<void>][] = [
    ['a click on a slice', (page, name) => sliceOf(page, name).locator('g').click()],
    ['Enter on a slice', (page, name) => sliceOf(page, name).press('Enter')],
    ['Space on a slice', (page, name) => sliceOf(page, name).press(' ')],
    ['a toggle', (page, name) => toggleOf(page, name).click()],
  ]
  test.for(waysToPress)(
    '%s lists its words, pressing again lists nothing, and the other takes over',
    async ([, press], { open }) => {
      const { rounds, page } = await finishedGame(open, { viewport: desktop })
      const { right, wrong } = countsOf(rounds)

      expect(await shownWords(page)).toEqual([])
      await page.getByText('Kelimeleri görmek için bir dilime ya da düğmeye dokun.').waitFor()

      await press(page, 'Doğru')
      expect(await shownWords(page)).toEqual(right)
      expect(await pressedStates(page)).toEqual(['true', 'false', 'true', 'false'])

      await press(page, 'Yanlış')
      expect(await shownWords(page)).toEqual(wrong)
      expect(await pressedStates(page)).toEqual(['false', 'true', 'false', 'true'])

      await press(page, 'Yanlış')
      expect(await shownWords(page)).toEqual([])
      expect(await pressedStates(page)).toEqual(['false', 'false', 'false', 'false'])
    },
  )

  test('words answered rightly are listed in green, the others in red', async ({ open }) => {
    const { page } = await finishedGame(open)

    await toggleOf(page, 'Doğru').click()
    expect(await backgroundOf(wordButtons(page).first())).toBe('rgb(11, 117, 71)')
    await toggleOf(page, 'Yanlış').click()
    expect(await backgroundOf(wordButtons(page).first())).toBe('rgb(192, 50, 28)')
  })

  test('a word button opens the card of its word', async ({ open }) => {
    const { rounds, page } = await finishedGame(open)
    const [word = ''] = countsOf(rounds).wrong

    await toggleOf(page, 'Yanlış').click()
    await page.getByRole('button', { name: word, exact: true }).click()

    const card = page.getByRole('dialog', { name: word })
    await card.getByRole('heading', { level: 2, name: word, exact: true }).waitFor()
    await card.getByText(turkishOf(keyOf(rounds, word), 1)).waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'hidden' })
  })
})
