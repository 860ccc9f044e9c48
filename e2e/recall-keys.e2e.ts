// Tekrar for those who have switched the single keys off.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { goTo } from './page-checks.ts'
import { test } from './product.ts'
import { afterWrongAnswers, onDay } from './recall-device.ts'
import { dealWithWord, recallUp } from './recall-player.ts'

/** Switches the single keys over, in the settings. */
async function switchShortcuts(page: Page): Promise<void> {
  await goTo(page, new URL('/ayarlar', page.url()).href)
  await page.getByRole('checkbox', { name: 'Klavye kısayolları' }).click()
}

describe('Tekrar without shortcuts', () => {
  test('with shortcuts switched off, single letters and figures do not answer', async ({
    open,
  }) => {
    const { page } = await afterWrongAnswers(open, 1)
    await switchShortcuts(page)
    await onDay(page, '2026-11-20')
    expect(await recallUp(page)).toBe('teach')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Bilmiyorum', exact: true }).waitFor()
    expect(await recallUp(page)).toBe('choice')

    for (const key of ['1', 'b', '0', 'z', 's']) await page.keyboard.press(key)

    expect(await page.getByRole('button', { name: 'Sonraki', exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Bilmiyorum', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Sonraki', exact: true }).waitFor()
    await page.locator('#icerik').evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Enter')
    await page.getByText('Bir daha bak').waitFor()
  })

  test('with shortcuts switched off, figures do not grade; Space shows and Enter grades', async ({
    open,
  }) => {
    const { page } = await afterWrongAnswers(open, 1)
    let kind = ''
    for (let day = 20; day <= 60 && kind !== 'shown'; day += 1) {
      await onDay(page, new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10))
      for (;;) {
        kind = await recallUp(page)
        if (kind === 'shown' || kind === 'end' || kind === 'nothing') break
        await dealWithWord(page, true)
      }
    }
    expect(kind).toBe('shown')
    await switchShortcuts(page)
    await page.goBack()
    expect(await recallUp(page)).toBe('shown')
    await page.keyboard.press('Space')
    const grades = page.getByRole('group', { name: 'Nasıl hatırladın?' })
    await grades.waitFor()

    for (const key of ['1', '4', 'z', 's']) await page.keyboard.press(key)

    expect(await page.locator('kbd').allTextContents()).toEqual(['Enter'])
    await page.keyboard.press('Enter')
    await grades.waitFor({ state: 'detached' })
  })
})
