// B1 on home: a whole level beside KOLAY and ZOR.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answers, loadingFailed, openTab, soon } from './page-checks.ts'
import { endGame, questionUp, reviewUp, startGame } from './player.ts'
import { phone, test } from './product.ts'
import { storedRecord } from './stored-record.ts'
import { words } from './words-player.ts'

const level = words.filter(({ entries }) => entries.some(({ cefr }) => cefr === 'B1'))
const row = (page: Page) => page.getByRole('link', { name: /^B1 Orta düzey/ })

/** Says of questions from `from` to `to` that they are not known; gives the words asked. */
async function answer(page: Page, from: number, to: number): Promise<string[]> {
  const asked: string[] = []
  for (let number = from; number <= to; number += 1) {
    await questionUp(page, number)
    asked.push((await page.locator('#icerik h1').textContent()) ?? '')
    await page.keyboard.press('0')
    await page.getByRole('button', { name: 'Sonraki', exact: true }).waitFor()
    await page.keyboard.press('Enter')
  }
  return asked
}

describe.concurrent('B1 on home', () => {
  test('is a game of its words by keyboard, with a review of its name and a round after it', async ({
    open,
  }) => {
    const page = await open('/')
    await row(page)
      .getByText(`${level.length.toLocaleString('tr')} kelime`)
      .waitFor()
    await page.getByRole('radio', { name: '5', exact: true }).check()
    await row(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Düzey değiştir' }).waitFor()
    const asked = await answer(page, 1, 5)

    await reviewUp(page)
    const names = level.map(({ headword }) => headword)
    expect(asked.filter((word) => !names.includes(word))).toEqual([])
    await soon(async () => {
      const { records } = await storedRecord(page)
      const answers = records.filter(({ kind }) => kind === 'answer')
      expect(answers).toHaveLength(5)
      expect(answers).toEqual(answers.map(() => expect.objectContaining({ list: '' })))
    })
    await page.getByRole('button', { name: 'Yeni tur' }).click()
    await questionUp(page, 1)
  })

  test('goes on where it was left, after a reload as well', async ({ open, origin }) => {
    const page = await open('/', { viewport: phone })
    await row(page).click()
    await answer(page, 1, 2)
    await questionUp(page, 3)
    const word = await page.locator('#icerik h1').textContent()
    await page.reload()
    await questionUp(page, 3)
    expect(await page.locator('#icerik h1').textContent()).toBe(word)

    const home = await openTab(page, origin)
    await row(home).getByText('Tura dön · 2 yanıt').waitFor()
    expect(await home.getByRole('button', { name: /^Tura dön/ }).count()).toBe(0)
    await row(home).click()
    await questionUp(home, 3)
    await endGame(home)
  })

  test('begins by its address, and a reload begins no other', async ({ open }) => {
    const page = await open('/?duzey=b1')
    await questionUp(page, 1)
    const word = await page.locator('#icerik h1').textContent()
    await page.reload()
    await questionUp(page, 1)
    expect(await page.locator('#icerik h1').textContent()).toBe(word)
  })

  test('says what is missing where its words do not come, and comes with them', async ({
    open,
  }) => {
    const page = await open('/', { expected: loadingFailed })
    const files = '**/b1.quiz*'
    await page.route(files, (route) => route.abort())
    await answers(row(page))
    await row(page).click()
    await page.getByText('Bağlantını denetleyip yeniden dene.').waitFor()

    await page.unroute(files)
    await row(page).click()
    await questionUp(page, 1)
  })

  test('stays as it was painted where its code does not come: its address begins the game', async ({
    open,
  }) => {
    const code = '**/settled-home-*.js'
    const page = await open('/', {
      expected: [...loadingFailed, /imported module/],
      prepare: (fresh) => fresh.route(code, (route) => route.abort()),
    })
    await page.waitForEvent('requestfailed', { predicate: (one) => /settled-home/.test(one.url()) })
    await page.getByRole('radio', { name: '5', exact: true }).check()
    await row(page).waitFor()

    await page.unroute(code)
    await row(page).click()
    await questionUp(page, 1)
  })

  test('gives way to a level that is chosen while its words are on their way', async ({ open }) => {
    const page = await open('/')
    const held = Promise.withResolvers<void>()
    await page.route('**/b1.quiz*', async (route) => {
      await held.promise
      await route.continue()
    })
    await answers(row(page))
    await row(page).click()
    await row(page).getByText('Kelimeler geliyor').waitFor({ state: 'attached' })
    await startGame(page, { list: 'kolay' })
    const came = page.waitForResponse('**/b1.quiz*')
    held.resolve()
    await came
    await page.keyboard.press('1')
    await questionUp(page, 2)

    expect(await page.locator('#icerik').innerText()).not.toContain('B1')
  })
})
