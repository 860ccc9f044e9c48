// What can be heard, by who wants it: the end of a session.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { learnAddress, pageAddress } from '#contract/addresses.ts'
import { dealWith, learnUp } from './learn-player.ts'
import { goTo, soon } from './page-checks.ts'
import { play, reviewUp, startGame } from './player.ts'
import { phone, test } from './product.ts'
import { afterWrongAnswers, onDay } from './recall-device.ts'
import { dealWithWord, recallUp } from './recall-player.ts'

type Hearing = { heard?: number }

describe('small sounds', () => {
  test('nothing is heard, and nothing fetched for it, before they are switched on', async ({
    open,
  }) => {
    const fetched: string[] = []
    const page = await open('/', {
      prepare: async (fresh) => {
        fresh.on('request', (request) => void fetched.push(request.url()))
        await listen(fresh)
      },
    })
    await startGame(page, { count: 5 })
    await play(page, 'kolay', ['right', 'right', 'right', 'right', 'right'])
    await reviewUp(page)

    expect(await heard(page)).toBe(0)
    expect(fetched.filter((url) => url.includes('chime'))).toEqual([])
  })

  test('the end of a game is heard, and not again when its answers are looked at once more', async ({
    open,
  }) => {
    const page = await open(pageAddress.settings, { viewport: phone, prepare: listen })
    await soundsBox(page).check()
    await page.getByRole('link', { name: 'INGILIZCE OGRENIYORUM' }).click()
    await startGame(page, { count: 5 })
    await play(page, 'kolay', ['right', 'wrong', 'right', 'right', 'right'])
    await reviewUp(page)
    await soon(async () => expect(await heard(page)).toBe(3))

    await page.getByRole('link', { name: 'Hesaplama' }).click()
    await page.getByRole('group', { name: /^Pasta grafik/ }).waitFor()
    await page.goBack()
    await reviewUp(page)

    expect(await heard(page)).toBe(3)
  })

  test('the end of Öğren is heard, and not again by who comes back to it', async ({ open }) => {
    const page = await open(pageAddress.settings, { prepare: listen })
    await soundsBox(page).check()
    await page.goto(new URL(learnAddress('kelime=wilt'), page.url()).href)
    await page.getByRole('button', { name: 'Başla', exact: true }).click()
    while ((await learnUp(page)) !== 'end') await dealWith(page, true, 'tap')
    await soon(async () => expect(await heard(page)).toBe(3))

    await page.reload()
    await learnUp(page)

    expect(await heard(page)).toBe(0)
  })

  test('the end of Tekrar is heard', async ({ open }) => {
    const { page } = await afterWrongAnswers(open, 1, {})
    await listen(page)
    await goTo(page, new URL(pageAddress.settings, page.url()).href)
    await soundsBox(page).check()
    await onDay(page, '2026-11-20')
    while ((await recallUp(page)) !== 'end') await dealWithWord(page, true)

    await soon(async () => expect(await heard(page)).toBe(3))
  })
})

const soundsBox = (page: Page) => page.getByRole('checkbox', { name: 'Küçük sesler' })

/** Counts the notes that a page plays from now on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      const hearing = globalThis as Hearing
      hearing.heard = (hearing.heard ?? 0) + 1
      start.call(this, when)
    }
  })
}

function heard(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Hearing).heard ?? 0)
}
