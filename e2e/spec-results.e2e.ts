// The specification of the product, line by line: the review and the results.

import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import {
  countsOf,
  openResults,
  type Played,
  play,
  questionUp,
  reviewUp,
  startGame,
} from './player.ts'
import { desktop, type Open, phone, test } from './product.ts'
import { turkishOf } from './words.ts'

describe.concurrent('review', () => {
  test('Bitir ends the round: the radios are gone and the answers are buttons', async ({
    open,
  }) => {
    const page = await open('/', { viewport: desktop })
    await startGame(page)
    const [round] = await play(page, 'kolay', ['right'])
    await questionUp(page, 2)

    await page.getByRole('button', { name: 'Bitir' }).click()

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
        const seen = tiles.map(({ color, text }, place) => ({
          color,
          said: /Yanıtın · doğru|Yanıtın · yanlış|Doğru yanıt/.exec(text)?.[0],
          word: round.options.find(({ word }) => text.endsWith(word))?.word ?? `${place}: ${text}`,
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
    await page.getByRole('heading', { level: 1, name: /^Tur bitti/ }).waitFor()
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

    await page.getByRole('button', { name: 'Bitir' }).click()
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

describe.concurrent('results', () => {
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

// Played once, then opened from what it left in the browser, as after a reload.
let played: ReturnType<typeof playOnce> | undefined

async function playOnce(open: Open) {
  const page = await open('/')
  await startGame(page, { count: 5 })
  const rounds = await play(page, 'kolay', ['right', 'wrong', 'unknown', 'right', 'right'])
  await reviewUp(page)
  await openResults(page)
  return { rounds, storageState: await page.context().storageState() }
}

/** The results screen after a game of five: right, wrong, not known, right, right. */
async function finishedGame(open: Open, options: Parameters<Open>[1] = {}) {
  played ??= playOnce(open)
  const { rounds, storageState } = await played
  const page = await open(pageAddress.results, { ...options, storageState })
  await chartOf(page).waitFor()
  return { rounds, page }
}

function chartOf(page: Page): Locator {
  return page.getByRole('group', { name: /^Pasta grafik/ })
}

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

/** The five answers of the round about `word`. */
function reviewTiles(page: Page, word: string): Locator {
  return page.getByRole('region', { name: word, exact: true }).locator('[data-verdict]')
}

async function backgroundOf(locator: Locator): Promise<string> {
  return await locator.evaluate((element) => getComputedStyle(element).backgroundColor)
}

function keyOf(rounds: readonly Played[], word: string) {
  const round = rounds.find(({ key }) => key.word === word)
  if (!round) throw new Error(`${word} was not asked`)
  return round.key
}
