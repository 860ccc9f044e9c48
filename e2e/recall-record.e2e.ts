// What Tekrar and the learning record do beside other tabs, over reloads, and where there is no record.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openTab } from './page-checks.ts'
import { placeFor, play, readQuestion, reviewUp, startGame } from './player.ts'
import { test } from './product.ts'
import { afterWrongAnswers, istanbul, noon, onDay } from './recall-device.ts'
import { dealWithWord, liveOn, recallUp, recallWord } from './recall-player.ts'

describe('Tekrar and its record', () => {
  test('an answer in one tab is in the other at once', async ({ open }) => {
    const { page } = await afterWrongAnswers(open, 1)
    await onDay(page, '2026-11-20')
    const other = await openTab(page, new URL('/hakkimizda', page.url()).href)
    await openTab(page, new URL('/ayarlar', page.url()).href)
    const settings = page.context().pages().at(-1) as Page
    await dealWithWord(page, true)
    await dealWithWord(page, true)

    await settings.getByRole('button', { name: 'Sil', exact: true }).click()
    expect(await settings.getByText(/^1 kelimelik çalışma kaydın/).count()).toBe(1)
    await other.close()
  })

  test('a reload in mid-answer keeps what was answered and asks the rest', async ({ open }) => {
    const page = await open('/', { ...istanbul, prepare: (one) => liveOn(one, noon('2026-11-20')) })
    await startGame(page, { list: 'zor', count: 5 })
    const asked = await readQuestion(page, 'zor')
    await page.keyboard.press(String(placeFor(asked, 'wrong') + 1))
    await page.getByText('Soru 2, toplam 5').waitFor()
    await page.reload()
    await page.goto(new URL('/tekrar', page.url()).href)

    expect(await recallUp(page)).toBe('teach')
    expect(await recallWord(page)).toBe(asked.key.word)
  })

  test('without a database the game goes on, and it is said plainly', async ({ open }) => {
    const page = await open('/', {
      prepare: (one) =>
        one.addInitScript(() => {
          Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
        }),
    })
    await startGame(page, { list: 'zor', count: 5 })
    await play(page, 'zor', ['right'])

    await page.getByText(/çalışma kaydı tutmaya izin vermiyor/).waitFor()
    await play(page, 'zor', ['right', 'right', 'right', 'right'], 2)
    await reviewUp(page)
  })

  test('a record of a newer version is left alone, and it is said plainly', async ({ open }) => {
    const page = await open('/hakkimizda')
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('ingilizce-ogreniyorum', 990)
          opening.onupgradeneeded = () => opening.result.createObjectStore('future')
          opening.onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }),
    )
    await page.goto(new URL('/tekrar', page.url()).href)

    await page.getByText(/daha yeni bir sürümüyle yazılmış/).waitFor()
    const stores = await page.evaluate(async () => {
      const databases = await indexedDB.databases()
      return databases.map(({ name, version }) => `${name} ${version}`)
    })
    expect(stores).toEqual(['ingilizce-ogreniyorum 990'])
  })
})
