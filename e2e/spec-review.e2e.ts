// The specification of the product, line by line: the review and the results.

import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { soon } from './page-checks.ts'
import { countsOf, play, questionUp, reviewUp, startGame } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { chartOf, finishedGame } from './results-player.ts'

/** The five answers of the round about `word`. */
function reviewTiles(page: Page, word: string): Locator {
  return page.getByRole('region', { name: word, exact: true }).locator('[data-verdict]')
}

describe('review', () => {
  test('Bitir ends the round: the radios are gone and the answers are buttons', async ({
    open,
  }) => {
    const page = await open('/', { viewport: desktop })
    await startGame(page)
    const [round] = await play(page, 'kolay', ['right'])
    await questionUp(page, 2)

    await page.getByRole('button', { name: 'Bitir', exact: true }).click()

    await reviewUp(page)
    expect(await page.locator('fieldset').count()).toBe(0)
    expect(await reviewTiles(page, round?.key.word ?? '').count()).toBe(5)
  })

  test('before the first answer Bitir does nothing and says why', async ({ open }) => {
    const page = await open('/')
    await startGame(page)

    const finish = page.getByRole('button', { name: 'Bitir', disabled: true })
    expect(await finish.getAttribute('title')).toBe('Önce bir soru yanıtla')
    await finish.click({ force: true })
    await questionUp(page, 1)
  })

  test.for([
    ['light', 'rgb(11, 117, 71)', 'rgb(192, 50, 28)', 'rgb(189, 235, 209)'],
    ['dark', 'rgb(47, 168, 116)', 'rgb(238, 95, 76)', 'rgb(185, 232, 206)'],
  ] as const)(
    'in %s colors a right choice is green, a wrong one red, a missed answer light green',
    async ([colorScheme, green, red, lightGreen], { open }) => {
      const { rounds, page } = await finishedGame(open, { colorScheme, viewport: desktop })
      await page.getByRole('button', { name: 'Yanıtlara dön' }).click()
      await reviewUp(page)

      for (const round of rounds) {
        const tiles = await reviewTiles(page, round.key.word).evaluateAll((buttons) =>
          buttons.map((button) => ({
            color: getComputedStyle(button).backgroundColor,
            text: button.textContent,
            word: button.querySelector('b')?.textContent,
          })),
        )
        const expected = round.options.map(({ word }) => {
          if (word === round.chosen?.word) {
            return word === round.key.word
              ? { color: green, said: 'Yanıtın · doğru', word }
              : { color: red, said: 'Yanıtın · yanlış', word }
          }
          return word === round.key.word
            ? { color: lightGreen, said: 'Doğru yanıt', word }
            : { color: 'rgba(0, 0, 0, 0)', said: undefined, word }
        })
        const seen = tiles.map(({ color, text, word }) => ({
          color,
          said: /Yanıtın · doğru|Yanıtın · yanlış|Doğru yanıt/.exec(text)?.[0],
          word,
        }))
        expect(seen).toEqual(expected)
      }
    },
  )

  test('each option names its own word and opens the card of it', async ({ open }) => {
    const { rounds, page } = await finishedGame(open, { viewport: desktop })
    await page.getByRole('button', { name: 'Yanıtlara dön' }).click()
    await reviewUp(page)
    const [, round] = rounds
    const tiles = reviewTiles(page, round?.key.word ?? '')

    for (const [place, { word }] of (round?.options ?? []).entries()) {
      await tiles.nth(place).press('Enter')
      await page.getByRole('dialog', { name: word }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await soon(async () =>
        expect(await tiles.nth(place).evaluate((tile) => tile === document.activeElement)).toBe(
          true,
        ),
      )
    }
  })

  test('who goes on right after closing a card keeps the focus', async ({ open }) => {
    const { rounds, page } = await finishedGame(open, { viewport: desktop })
    await page.getByRole('button', { name: 'Yanıtlara dön' }).click()
    await reviewUp(page)
    const tiles = reviewTiles(page, rounds[1]?.key.word ?? '')
    await tiles.first().press('Enter')
    await page.getByRole('dialog').getByRole('blockquote').first().waitFor()

    const hasFocus = await tiles.nth(1).evaluate(async (tile: HTMLElement) => {
      const dialog = document.querySelector('dialog')
      dialog?.addEventListener('close', () => tile.focus())
      dialog?.close()
      while (dialog?.isConnected) await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return document.activeElement === tile
    })

    expect(hasFocus).toBe(true)
  })

  test('a card opened right after another was closed stays open', async ({ open }) => {
    const { rounds, page } = await finishedGame(open, { viewport: desktop })
    await page.getByRole('button', { name: 'Yanıtlara dön' }).click()
    await reviewUp(page)
    const tiles = reviewTiles(page, rounds[1]?.key.word ?? '')
    await tiles.first().click()
    const card = page.getByRole('dialog')
    await card.getByRole('blockquote').first().waitFor()

    // Before the browser has taken the step of the first card back.
    const isOpen = await tiles.nth(1).evaluate(async (tile: HTMLElement) => {
      const dialog = document.querySelector('dialog')
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve))
      dialog?.close()
      await closed
      while (dialog?.isConnected) await undefined
      tile.click()
      await gone
      await new Promise(requestAnimationFrame)
      return document.querySelector('dialog') !== null
    })

    expect(isOpen).toBe(true)
    await card.getByRole('blockquote').first().waitFor()
    await page.goBack()
    await card.waitFor({ state: 'detached' })
    await reviewUp(page)
  })

  test('on a phone a right answer stands alone until “Diğer seçenekler” are asked for', async ({
    open,
  }) => {
    const { rounds, page } = await finishedGame(open, { viewport: phone })
    await page.getByRole('button', { name: 'Yanıtlara dön' }).click()
    await reviewUp(page)
    const [right, wrong] = rounds.map(({ key }) => reviewTiles(page, key.word))

    expect(await wrong?.filter({ visible: true }).count()).toBe(5)
    expect(await right?.filter({ visible: true }).count()).toBe(1)
    await page.getByRole('button', { name: 'Diğer seçenekler' }).first().click()
    expect(await right?.filter({ visible: true }).count()).toBe(5)
  })

  test('the jump list leads to each question, and Back still leaves the review', async ({
    open,
  }) => {
    const { rounds, page } = await finishedGame(open, { viewport: phone })
    await page.getByRole('button', { name: 'Yanıtlara dön' }).click()
    await reviewUp(page)
    await page.getByRole('link', { name: '5. soru, doğru' }).click()

    const word = page.getByRole('heading', { level: 2, name: rounds[4]?.key.word ?? '' })
    expect(await word.evaluate((heading) => heading === document.activeElement)).toBe(true)
    await page.goBack()
    await chartOf(page).waitFor()
  })

  test('the link Hesaplama stands there once a question has its five options, and leads to /calculation', async ({
    open,
  }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page)
    await play(page, 'kolay', ['wrong'])
    await questionUp(page, 2)
    expect(await page.getByRole('link', { name: 'Hesaplama' }).count()).toBe(0)

    await page.getByRole('button', { name: 'Bitir', exact: true }).click()
    await reviewUp(page)
    await page.getByRole('link', { name: 'Hesaplama' }).click()

    await page.waitForURL('**/calculation')
  })

  test('all screens share one store: results last while the learner walks through the others', async ({
    open,
  }) => {
    const { rounds, page } = await finishedGame(open, { viewport: desktop })
    const { right, total } = countsOf(rounds)
    const bar = page.getByRole('navigation', { name: 'Ana menü' })

    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const others = ['Ana Sayfa', 'Hakkımızda', 'İletişim']
    for (const name of others) await bar.getByRole('link', { name }).click()
    await page.evaluate((steps) => history.go(-steps), others.length)

    await page
      .getByRole('heading', { level: 1, name: `${total} soruda ${right.length} doğru` })
      .waitFor()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
})
