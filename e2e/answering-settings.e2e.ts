import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { openTab, soon } from './page-checks.ts'
import {
  endGame,
  expectResults,
  goOn,
  markedWord,
  openResults,
  placeFor,
  play,
  questionUp,
  readQuestion,
  reviewUp,
  startGame,
} from './player.ts'
import { desktop, type Open, phone, test } from './product.ts'

/** Opens home after switching settings over. */
async function openWithSettings(open: Open, ...names: readonly string[]): Promise<Page> {
  const page = await open(pageAddress.settings, { viewport: desktop })
  for (const name of names) await page.getByRole('checkbox', { name }).click()
  await page.getByRole('link', { name: 'Ana Sayfa' }).first().click()
  await page.getByRole('button', { name: /^KOLAY/ }).waitFor()
  return page
}

describe('settings', () => {
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
    const keys = page.locator('kbd')
    await soon(async () => expect(await keys.allTextContents()).toEqual(['↑', '↓', 'Enter']))
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
    await endGame(page)
    await openResults(page)
    await expectResults(page, rounds)
  })

  test('with Yanıt: Hemen a wrong answer waits where nothing has moved, with both words, and is read out', async ({
    open,
  }) => {
    const page = await open('/', { viewport: phone })
    await page.getByRole('radio', { name: 'Hemen' }).check()
    await startGame(page, { list: 'zor', count: 5 })
    const asked = await readQuestion(page, 'zor')
    const wrong = placeFor(asked, 'wrong')
    const picked = asked.options[wrong]
    const tiles = page.locator('#icerik [data-question]')
    const boxes = () =>
      tiles.evaluateAll((all) =>
        all.map((tile) => {
          const { x, y, width, height } = tile.getBoundingClientRect()
          const text = tile.querySelector('span:nth-of-type(2)')?.getBoundingClientRect().height
          return [x, y, width, height, text ?? 0]
        }),
      )
    // On its way in, and in the letters of before, a question has other boxes.
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    })
    const before = await boxes()
    const finish = page.getByRole('button', { name: 'Bitir', exact: true })
    const finishBefore = await finish.boundingBox()
    await page.keyboard.press(String(wrong + 1))

    const next = page.getByRole('button', { name: 'Sonraki', exact: true })
    await soon(async () =>
      expect(await next.evaluate((one) => one === document.activeElement)).toBe(true),
    )
    const said = page.locator('#icerik').getByRole('status')
    await said.getByText('Bu kez olmadı').waitFor()
    await said.getByText(`Doğrusu: ${asked.key.word}`).waitFor()
    await said.getByText(`Senin seçtiğin: ${picked?.word}`).waitFor()
    // What shows right and wrong comes behind the first question, and may be on its way.
    await page.locator('#icerik [data-question][data-verdict=wrong]').waitFor()
    // A fraction of a pixel is a matter of rounding; a line that is pushed is twenty.
    const after = (await boxes()).flat()
    const moved = before.flat().map((one, at) => Math.abs(one - (after[at] ?? Number.NaN)))
    expect(Math.max(...moved)).toBeLessThan(2)
    const finishAfter = await finish.boundingBox()
    expect(Math.abs((finishAfter?.y ?? 0) - (finishBefore?.y ?? 0))).toBeLessThan(2)
    const verdicts = await tiles.evaluateAll((all) =>
      all.map((tile) => tile.getAttribute('data-verdict')),
    )
    expect(verdicts).toEqual(
      asked.options.map(({ word }, place) =>
        place === wrong ? 'wrong' : word === asked.key.word ? 'missed' : 'plain',
      ),
    )
    await page.keyboard.press(String(placeFor(asked, 'right') + 1))
    expect(await tiles.nth(wrong).getAttribute('data-verdict')).toBe('wrong')

    // A mis-tap is taken back, from the answer itself and from the question after it.
    await page.getByRole('button', { name: 'Geri al', disabled: false }).click()
    await page.getByText('Yanıtın geri alındı').waitFor()
    expect(await readQuestion(page, 'zor')).toEqual(asked)
    await page.keyboard.press(String(wrong + 1))
    await page.keyboard.press('Enter')
    await questionUp(page, 2)
    await page.keyboard.press('z')
    await questionUp(page, 1)
    expect(await readQuestion(page, 'zor')).toEqual(asked)
    await page.keyboard.press(String(wrong + 1))
    await page.keyboard.press('Enter')
    // The right one goes on by itself.
    const [second] = await play(page, 'zor', ['right'], 2)
    await questionUp(page, 3)
    await endGame(page)
    await openResults(page)
    await expectResults(page, [{ ...asked, chosen: picked }, ...(second ? [second] : [])])
  })

  test('after the first game one card asks when the answers are to be shown, and never again', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page, { count: 5 })
    await play(page, 'kolay', Array(5).fill('right'))
    await reviewUp(page)
    const card = page.getByRole('region', { name: 'Doğru yanıtı hemen görmek ister misin?' })
    await card.getByRole('button', { name: 'Hemen' }).click()
    await card.waitFor({ state: 'detached' })
    await page.reload()
    await reviewUp(page)
    expect(await card.count()).toBe(0)

    await page.getByRole('button', { name: 'Yeni tur' }).click()
    await play(page, 'kolay', ['wrong'])
    await goOn(page)
    await questionUp(page, 2)
    await endGame(page)
    expect(await card.count()).toBe(0)
  })

  test('who has chosen Hemen before the first game is not asked when the answers are to be shown', async ({
    open,
  }) => {
    const page = await open('/')
    await page.getByRole('radio', { name: 'Hemen' }).check()
    await startGame(page, { count: 5 })
    await play(page, 'kolay', Array(5).fill('right'))
    await reviewUp(page)
    expect(await page.getByText('Doğru yanıtı hemen görmek ister misin?').count()).toBe(0)
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
    await next.getByRole('button', { name: /Tura dön/ }).click()
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
