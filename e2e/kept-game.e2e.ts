// A game survives a reload, Back, other screens and other tabs.

import { describe, expect } from 'vitest'
import { openTab } from './page-checks.ts'
import {
  endGame,
  expectResults,
  markedWord,
  openResults,
  play,
  pressInOneGo,
  questionUp,
  readQuestion,
  reviewUp,
  startGame,
} from './player.ts'
import { phone, test } from './product.ts'

describe('never lost', () => {
  test('a reload brings the same question with the same mark, and the answers given', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page, { count: 5 })
    const rounds = await play(page, 'kolay', ['wrong', 'right'])
    await questionUp(page, 3)
    const asked = await readQuestion(page, 'kolay')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')

    await page.reload()

    await questionUp(page, 3)
    expect(await readQuestion(page, 'kolay')).toEqual(asked)
    expect(await markedWord(page)).toBe(asked.options[1]?.word)
    rounds.push(...(await play(page, 'kolay', ['right', 'unknown', 'wrong'], 3)))
    await reviewUp(page)
    await page.reload()
    await reviewUp(page)
    await openResults(page)
    await page.reload()
    await page.getByRole('group', { name: /^Pasta grafik/ }).waitFor()
    await expectResults(page, rounds)
  })

  test('a reload right after the last answer, while its mark is shown, ends in the review', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page, { count: 5 })
    const rounds = await play(page, 'kolay', ['right', 'right', 'wrong', 'unknown'])
    await questionUp(page, 5)
    const asked = await readQuestion(page, 'kolay')

    await Promise.all([page.waitForEvent('load'), pressInOneGo(page, ['1', 'reload'])])

    await reviewUp(page)
    await openResults(page)
    await expectResults(page, [...rounds, { ...asked, chosen: asked.options[0] }])
  })

  test('an answer can still be taken back after a reload', async ({ open }) => {
    const page = await open('/')
    await startGame(page)
    const [round] = await play(page, 'kolay', ['wrong'])
    await questionUp(page, 2)
    await page.reload()
    await questionUp(page, 2)

    await page.keyboard.press('z')

    await questionUp(page, 1)
    expect(await markedWord(page)).toBe(round?.chosen?.word)
  })

  test('Back leaves the quiz for home, where “Tura dön” leads back to the same question', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page)
    await play(page, 'kolay', ['right'])
    await questionUp(page, 2)
    const asked = await readQuestion(page, 'kolay')

    await page.goBack()
    const back = page.getByRole('button', { name: /Tura dön/ })
    expect(await back.textContent()).toMatch(/^KOLAY.*Tura dön · 1 yanıt$/)
    await back.click()

    await questionUp(page, 2)
    expect(await readQuestion(page, 'kolay')).toEqual(asked)
  })

  test('every screen reached from the menu leaves the game where it was', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page)
    const asked = await readQuestion(page, 'kolay')
    for (const [name, heading] of [
      ['Hakkımızda', 'Hakkımızda'],
      ['İletişim', 'Bize yaz'],
      ['Ayarlar', 'Ayarlar'],
      ['Ana Sayfa', 'INGILIZCE OGRENIYORUM'],
    ] as const) {
      await page.getByRole('button', { name: 'Menüyü aç' }).click()
      await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    }

    await page.getByRole('button', { name: /Tura dön/ }).click()

    await questionUp(page, 1)
    expect(await readQuestion(page, 'kolay')).toEqual(asked)
  })

  test('“Yeni tur” on results opened by their address leads from them to a game', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page, { count: 5 })
    await play(page, 'kolay', Array(5).fill('right'))
    await reviewUp(page)
    await page.goto(new URL('/calculation', page.url()).href)

    await page.getByRole('button', { name: 'Yeni tur' }).click()

    await questionUp(page, 1)
  })

  test('each tab has a game of its own, and a third one offers the newest', async ({
    open,
    origin,
  }) => {
    const page = await open('/')
    await startGame(page, { list: 'kolay' })
    const first = await play(page, 'kolay', ['right'])
    await questionUp(page, 2)
    const other = await openTab(page, origin)
    await startGame(other, { list: 'zor' })
    const second = await play(other, 'zor', ['wrong', 'right'])
    await questionUp(other, 3)

    const third = await openTab(page, origin)
    const offer = third.getByRole('button', { name: /Tura dön/ })
    expect(await offer.textContent()).toMatch(/^ZOR.*Tura dön · 2 yanıt$/)

    await page.reload()
    await questionUp(page, 2)
    await endGame(page)
    await openResults(page)
    await expectResults(page, first)
    await other.reload()
    await questionUp(other, 3)
    await endGame(other)
    await openResults(other)
    await expectResults(other, second)
  })

  test('a game that was left is gone once another has been started in its place', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page)
    await play(page, 'kolay', ['right'])
    await questionUp(page, 2)
    await page.goBack()
    await page.reload()
    await page.getByRole('button', { name: /Tura dön/ }).waitFor()

    await startGame(page, { list: 'zor' })
    await play(page, 'zor', ['right'])
    await questionUp(page, 2)
    await endGame(page)
    await page.goBack()

    await page.getByRole('button', { name: /^ZOR/ }).waitFor()
    expect(await page.getByRole('button', { name: /Tura dön/ }).count()).toBe(0)
  })

  test('Sürdür goes on with the game it speaks of, whatever was played since', async ({
    open,
    origin,
  }) => {
    const page = await open('/')
    await startGame(page, { list: 'zor' })
    await play(page, 'zor', ['right'])
    await questionUp(page, 2)
    const other = await openTab(page, origin)
    await startGame(other, { list: 'kolay' })
    await play(other, 'kolay', ['right', 'right'])
    await questionUp(other, 3)
    await other.getByRole('button', { name: 'Bitir', exact: true }).click()
    await other.getByText('Turu 2 soruda bitirdin').waitFor()
    await other.goBack()
    await other.getByRole('button', { name: /Tura dön/ }).click()
    await questionUp(other, 2)

    expect(await other.getByRole('button', { name: 'Sürdür', exact: true }).count()).toBe(0)
  })

  test('earlier games are listed under the results, newest first', async ({ open }) => {
    const page = await open('/')
    await startGame(page, { count: 5 })
    await play(page, 'kolay', Array(5).fill('unknown'))
    await reviewUp(page)
    await page.getByRole('button', { name: 'Yeni tur' }).click()
    await play(page, 'kolay', Array(5).fill('right'))
    await reviewUp(page)
    await openResults(page)

    const earlier = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({
        has: page.getByRole('heading', { name: 'Önceki turlar' }),
      })
    const lines = await earlier.last().getByRole('listitem').allTextContents()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^KOLAY · 5 soruda 0 doğru\d+ \S+ \d{4}/)
  })
})
