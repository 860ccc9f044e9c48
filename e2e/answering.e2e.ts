// How a question is answered: by keys, by taps, and under each of the settings.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
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
import { phone, test } from './product.ts'

// A question is deaf to pointers for its first 200 ms: nobody can have read it by then.
async function readable(page: Page) {
  await page.waitForTimeout(220)
}

describe('answering', () => {
  test('0 and the button Bilmiyorum store a round without a choice, and show its answer', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page)
    const rounds = await play(page, 'kolay', ['unknown'])
    await questionUp(page, 2)
    const second = await readQuestion(page, 'kolay')
    await page.getByRole('button', { name: 'Bilmiyorum', exact: true }).click()
    await page.getByRole('button', { name: /Doğru yanıt/ }).waitFor()
    await page.keyboard.press('Enter')
    await questionUp(page, 3)

    await endGame(page)
    expect(await page.getByText('Yanıtın').count()).toBe(0)
    await openResults(page)
    await expectResults(page, [...rounds, { ...second, chosen: undefined }])
  })

  test.for(['EN → TR', 'TR → EN'])(
    '%s: what can be done is in sight on the smallest phone, without scrolling',
    async (direction, { open }) => {
      const page = await open('/', { viewport: { width: 320, height: 568 } })
      await page.getByText(direction, { exact: true }).click()
      await startGame(page)

      const finish = page.getByRole('button', { name: 'Bitir', exact: true })
      const box = await finish.boundingBox()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect((box?.y ?? 568) + (box?.height ?? 0)).toBeLessThanOrEqual(568)
    },
  )

  const waysToUndo: readonly [string, (page: Page) => Promise<void>][] = [
    ['Z', (page) => page.keyboard.press('z')],
    ['Geri al', (page) => page.getByRole('button', { name: 'Geri al', exact: true }).click()],
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
