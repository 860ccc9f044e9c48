// How a question is answered: by keys, by taps, and under each of the settings.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { openTab, soon } from './page-checks.ts'
import {
  endGame,
  expectResults,
  markedWord,
  marksAfter,
  openResults,
  placeFor,
  play,
  pressInOneGo,
  questionUp,
  readQuestion,
  reviewUp,
  startGame,
} from './player.ts'
import { desktop, type Open, phone, test } from './product.ts'

describe.concurrent('answering', () => {
  test('0 and the button Bilmiyorum store a round without a choice', async ({ open }) => {
    const page = await open('/')
    await startGame(page)
    const rounds = await play(page, 'kolay', ['unknown'])
    await questionUp(page, 2)
    const second = await readQuestion(page, 'kolay')
    await page.getByRole('button', { name: 'Bilmiyorum' }).click()
    await questionUp(page, 3)

    await endGame(page)
    expect(await page.getByText('Yanıtın').count()).toBe(0)
    await openResults(page)
    await expectResults(page, [...rounds, { ...second, chosen: undefined }])
  })

  const waysToUndo: readonly [string, (page: Page) => Promise<void>][] = [
    ['Z', (page) => page.keyboard.press('z')],
    ['Geri al', (page) => page.getByRole('button', { name: 'Geri al' }).click()],
  ]
  test.for(waysToUndo)(
    '%s brings the last question back with its mark, to be answered anew',
    async ([, undo], { open }) => {
      const page = await open('/')
      await startGame(page)
      const [first] = await play(page, 'kolay', ['wrong'])
      await questionUp(page, 2)

      await undo(page)

      await questionUp(page, 1)
      const back = await readQuestion(page, 'kolay')
      expect(back).toMatchObject({ key: first?.key, options: first?.options })
      expect(await markedWord(page)).toBe(first?.chosen?.word)
      await page.getByText('Yanıtın geri alındı').waitFor()
      const rounds = await play(page, 'kolay', ['right'])
      await questionUp(page, 2)
      await endGame(page)
      await openResults(page)
      await expectResults(page, rounds)
    },
  )

  test('a mark that is still shown can be taken back, and nothing else is taken', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page)
    const asked = await readQuestion(page, 'kolay')

    // All before the mark has been shown long enough.
    await pressInOneGo(page, ['2', '3', '0', 'ArrowDown', 'z'])

    await page.getByText('Yanıtın geri alındı').waitFor()
    await questionUp(page, 1)
    expect(await readQuestion(page, 'kolay')).toEqual(asked)
    expect(await markedWord(page)).toBe(asked.options[1]?.word)
    await page.getByRole('button', { name: 'Geri al', disabled: true }).waitFor()
  })

  test('a double tap answers one question, be its second tap on the answer or on what follows', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page)
    await readable(page)

    await page.evaluate(async () => {
      const third = () => document.querySelectorAll<HTMLElement>('fieldset input')[2]
      const question = () => document.querySelector('#icerik h1')
      const first = question()
      third()?.click()
      third()?.click()
      while (question() === first) await new Promise(requestAnimationFrame)
      third()?.click()
    })

    await readable(page)
    await questionUp(page, 2)
    expect(await markedWord(page)).toBe(undefined)
    await page.keyboard.press('z')
    await questionUp(page, 1)
    await page.getByRole('button', { name: 'Geri al', disabled: true }).waitFor()
  })

  test('a tap answers', async ({ open }) => {
    const page = await open('/', { viewport: phone, hasTouch: true, isMobile: true })
    await startGame(page, { count: 5 })
    const rounds = []
    for (const number of [1, 2, 3, 4, 5]) {
      await questionUp(page, number)
      await readable(page)
      const asked = await readQuestion(page, 'kolay')
      await page.locator('fieldset label').nth(placeFor(asked, 'right')).tap()
      rounds.push({ ...asked, chosen: asked.key })
    }

    await reviewUp(page)
    await openResults(page)
    await expectResults(page, rounds)
  })

  test.for(['Enter', ' '])(
    'arrows only move the mark, round the options; “%s” stores it',
    async (confirm, { open }) => {
      const page = await open('/')
      await startGame(page)
      const asked = await readQuestion(page, 'kolay')

      const marks = []
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowUp']) {
        await page.keyboard.press(key)
        marks.push(await markedWord(page))
      }

      expect(marks).toEqual([0, 1, 0, 4, 3].map((place) => asked.options[place]?.word))
      await questionUp(page, 1)
      await page.keyboard.press(confirm)
      await questionUp(page, 2)
      await page.keyboard.press('z')
      await questionUp(page, 1)
      expect(await markedWord(page)).toBe(asked.options[3]?.word)
    },
  )

  test('1 to 5 and A to E pick the options in their order', async ({ open }) => {
    const page = await open('/')
    await startGame(page)

    for (const [at, key] of ['1', '2', '3', '4', '5', 'a', 'b', 'C', 'd', 'E'].entries()) {
      await questionUp(page, 1)
      expect(await marksAfter(page, key)).toEqual([at % 5])
      await page.keyboard.press('z')
    }
  })
})

describe.concurrent('settings', () => {
  test('with shortcuts switched off, single letters and figures do nothing; arrows and Enter do', async ({
    open,
  }) => {
    const page = await openWithSettings(open, 'Klavye kısayolları')
    await startGame(page)
    const asked = await readQuestion(page, 'kolay')

    for (const key of ['1', 'b', '0', 'z', 's']) await page.keyboard.press(key)

    expect(await markedWord(page)).toBe(undefined)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('1')
    await page.keyboard.press('c')
    expect(await markedWord(page)).toBe(asked.options[0]?.word)
    await page.keyboard.press('Enter')
    await questionUp(page, 2)
    expect(await page.locator('kbd').allTextContents()).toEqual(['↑', '↓', 'Enter'])
  })

  test('with “Seçince sonraki soruya geç” off, nothing moves before Sonraki', async ({ open }) => {
    const page = await openWithSettings(open, 'Seçince sonraki soruya geç')
    await startGame(page, { count: 5 })
    const rounds = []
    await page.getByRole('button', { name: 'Sonraki', disabled: true }).waitFor()

    for (const number of [1, 2, 3]) {
      await questionUp(page, number)
      const asked = await readQuestion(page, 'kolay')
      const wrong = placeFor(asked, 'wrong')
      const right = placeFor(asked, 'right')
      await page.keyboard.press(String(wrong + 1))
      await page.keyboard.press(String(right + 1))
      expect(await markedWord(page)).toBe(asked.key.word)
      rounds.push({ ...asked, chosen: asked.key })
      if (number === 2) await page.keyboard.press('Enter')
      else await page.getByRole('button', { name: 'Sonraki', exact: true }).click()
    }
    rounds.push(...(await play(page, 'kolay', ['unknown'], 4)))
    await questionUp(page, 5)
    await page.keyboard.press('z')
    await questionUp(page, 4)
    await page.getByRole('button', { name: 'Bilmiyorum' }).click()
    await questionUp(page, 5)
    await endGame(page)
    await openResults(page)
    await expectResults(page, rounds)
  })

  test('with “Doğru yanıtı hemen göster” the answer and all words show before the next question', async ({
    open,
  }) => {
    const page = await openWithSettings(open, 'Doğru yanıtı hemen göster')
    await startGame(page, { count: 5 })
    const asked = await readQuestion(page, 'kolay')
    const wrong = placeFor(asked, 'wrong')
    await page.keyboard.press(String(wrong + 1))

    const tiles = page.locator('[data-verdict]')
    await tiles.first().waitFor()
    const verdicts = await tiles.evaluateAll((all) =>
      all.map((tile) => tile.getAttribute('data-verdict')),
    )
    expect(verdicts).toEqual(
      asked.options.map(({ word }, place) =>
        place === wrong ? 'wrong' : word === asked.key.word ? 'missed' : 'plain',
      ),
    )
    for (const [place, { word }] of asked.options.entries()) {
      expect(await tiles.nth(place).textContent()).toContain(word)
    }
    await page.keyboard.press(String(placeFor(asked, 'right') + 1))
    expect(await tiles.nth(wrong).getAttribute('data-verdict')).toBe('wrong')
    await page.getByRole('button', { name: 'Geri al', disabled: true }).waitFor()

    await page.keyboard.press('Enter')
    await questionUp(page, 2)
    const second = await readQuestion(page, 'kolay')
    await page.keyboard.press('0')
    await tiles.first().waitFor()
    await page.getByRole('button', { name: 'Sonraki', exact: true }).click()
    await questionUp(page, 3)
    await endGame(page)
    await openResults(page)
    await expectResults(page, [
      { ...asked, chosen: asked.options[wrong] },
      { ...second, chosen: undefined },
    ])
  })

  test('“Kelime boyu” makes what is asked larger, on the next visit too', async ({
    open,
    origin,
  }) => {
    const page = await open('/', { viewport: desktop })
    const sizeOfQuestion = async (one: Page) => {
      const asked = one.getByRole('heading', { level: 1 })
      return await asked.evaluate((heading) =>
        Number.parseFloat(getComputedStyle(heading).fontSize),
      )
    }
    await startGame(page, { direction: 'tr-en' })
    const medium = await sizeOfQuestion(page)
    await page.getByRole('button', { name: 'Menüyü aç' }).click()
    await page
      .getByRole('navigation', { name: 'Menü' })
      .getByRole('link', { name: 'Ayarlar' })
      .click()
    await page.getByRole('radio', { name: 'En büyük' }).check()

    const next = await openTab(page, origin)
    await next.getByRole('button', { name: /^Tura dön/ }).click()
    await questionUp(next, 1)

    expect(await sizeOfQuestion(next)).toBeGreaterThan(medium)
  })

  test('the direction and the count that were chosen are there on the next visit', async ({
    open,
    origin,
  }) => {
    const page = await open('/')
    await startGame(page, { direction: 'tr-en', count: 20 })

    const next = await openTab(page, origin)

    await soon(async () =>
      expect(await next.getByRole('radio', { name: '20' }).isChecked()).toBe(true),
    )
    expect(await next.getByRole('radio', { name: 'Türkçeden İngilizceye' }).isChecked()).toBe(true)
  })
})

/** Opens home after switching settings over. */
async function openWithSettings(open: Open, ...names: readonly string[]): Promise<Page> {
  const page = await open(pageAddress.settings, { viewport: desktop })
  for (const name of names) await page.getByRole('checkbox', { name }).click()
  await page.getByRole('link', { name: 'Ana Sayfa' }).first().click()
  await page.getByRole('button', { name: /^KOLAY/ }).waitFor()
  return page
}

// A question is deaf to pointers for its first 200 ms: nobody can have read it by then.
async function readable(page: Page) {
  await page.waitForTimeout(220)
}
