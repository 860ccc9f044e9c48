// Back closes what lies over a screen before it leaves, and no step leads nowhere.

import { describe, expect } from 'vitest'
import { endGame, openResults, play, questionUp, reviewUp, startGame } from './player.ts'
import { phone, test } from './product.ts'

describe('Back', () => {
  test('Back closes an open menu first, then leaves', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page)
    await page.getByRole('button', { name: 'Menüyü aç' }).click()
    await page.getByRole('link', { name: 'Hakkımızda' }).waitFor()

    await page.evaluate(() => history.back())
    await page.getByRole('button', { name: 'Menüyü aç' }).waitFor()
    await questionUp(page, 1)

    await page.evaluate(() => history.back())
    await page.getByRole('button', { name: /^KOLAY/ }).waitFor()
  })

  test('Back closes an open card first, and a card closed otherwise leaves no step behind', async ({
    open,
  }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page)
    await play(page, 'kolay', ['wrong'])
    await questionUp(page, 2)
    await endGame(page)
    const tile = page.locator('[data-verdict=missed]')

    await tile.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.evaluate(() => history.back())
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await reviewUp(page)

    await tile.press('Enter')
    await page.getByRole('button', { name: 'Kartı kapat' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForFunction(() => !JSON.stringify(history.state).includes('layer'))
    await page.evaluate(() => history.back())
    await page.getByRole('button', { name: /^KOLAY/ }).waitFor()
  })

  test('a card left open over a reload does not keep Back from leaving', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page)
    await play(page, 'kolay', ['wrong'])
    await questionUp(page, 2)
    await endGame(page)
    await page.locator('[data-verdict=missed]').press('Enter')
    await page.getByRole('dialog').waitFor()

    await page.reload()
    await reviewUp(page)
    await page.evaluate(() => history.back())

    await page.getByRole('button', { name: /^KOLAY/ }).waitFor()
  })

  test('a screen opened after a card was closed begins at its top', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page)
    await play(page, 'kolay', ['wrong', 'wrong', 'wrong'])
    await questionUp(page, 4)
    await endGame(page)
    await openResults(page)
    await page.getByRole('button', { name: 'Yanıtlara dön' }).click()
    await page.locator('[data-verdict=missed]').last().press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForFunction(() => scrollY > 300)

    await openResults(page)

    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('“Yeni tur” adds no step to the history: Back leads home, however many games were played', async ({
    open,
  }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page, { count: 5 })
    const steps = []
    for (const from of ['review', 'results', 'results', 'review']) {
      await play(page, 'kolay', Array(5).fill('wrong'))
      await reviewUp(page)
      if (from === 'results') {
        await page.evaluate(() => scrollTo(0, 900))
        await openResults(page)
        steps.push(await page.evaluate(() => history.length))
      }
      await page.getByRole('button', { name: 'Yeni tur' }).click()
      await questionUp(page, 1)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    expect(steps[1]).toBe(steps[0])

    await page.evaluate(() => history.back())
    await page.getByRole('button', { name: /Tura dön/ }).waitFor()
  })
})
