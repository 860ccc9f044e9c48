// What is said of how many words Tekrar has, and how far it is.

import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { endGame, play, questionUp, startGame } from './player.ts'
import { test } from './product.ts'
import { afterWrongAnswers, onDay } from './recall-device.ts'
import { dealWithWord, recallUp } from './recall-player.ts'

describe('the numbers of Tekrar', () => {
  test('of missed words for which the day has no room, it is said how many come today', async ({
    open,
  }) => {
    const page = await open(pageAddress.settings)
    const most = page.getByRole('textbox', { name: 'Günlük yeni kelime' })
    await most.fill('2')
    await most.press('Tab')
    await page.getByRole('link', { name: 'INGILIZCE OGRENIYORUM' }).click()
    await startGame(page, { list: 'zor' })
    await play(page, 'zor', ['wrong', 'wrong', 'wrong', 'wrong'])
    await questionUp(page, 5)
    await endGame(page)
    await page
      .getByRole('link', { name: 'Kaçırdığın 4 kelime Tekrar’da; bugün 2’si sorulur' })
      .waitFor()
    await page.getByRole('link', { name: /^2 kelimeyi tekrar et/ }).waitFor()
  })

  test('the header moves with every step, though no word has left yet', async ({ open }) => {
    const { page } = await afterWrongAnswers(open, 3)
    await onDay(page, '2026-11-20')
    const bar = page.getByRole('banner').locator('progress')
    const shares: number[] = []
    for (let step = 0; step < 6; step += 1) {
      await recallUp(page)
      shares.push(Number(await bar.getAttribute('value')))
      await dealWithWord(page, true)
    }
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(new Set(shares).size).toBe(6)
  })
})
