// What the record withstands: states in which it cannot be opened, and clocks that were wrong.

import { describe, expect } from 'vitest'
import {
  aLearner,
  aStranger,
  exportButton,
  exported,
  goTo,
  inDatabase,
  istanbul,
} from './backup-player.ts'
import { test } from './product.ts'
import { dealWithWord, liveOn, recallUp, recallWord, studyDay } from './recall-player.ts'

describe('a backup', () => {
  test('of a record that a newer version has written has everything in it', async ({ open }) => {
    const page = await aLearner(open, 3)
    // Nothing holds the database while its version is raised.
    await goTo(page, '/hakkimizda')
    await inDatabase(page, { version: 990 })
    await goTo(page, '/ayarlar')
    await page.getByText(/daha yeni bir sürümüyle yazılmış/).waitFor()

    expect((await exported(page)).records).toHaveLength(3)
    await page.getByText('Son yedek: 20 Kasım 2026.').waitFor()
  })

  test('of a record whose code does not come has everything in it', async ({ open }) => {
    const page = await aLearner(open, 2, { expected: [/Failed to load/, /^failed: /] })
    await page.route(/session-.*\.js/, (route) => route.abort())
    await goTo(page, '/ayarlar')

    expect((await exported(page)).records).toHaveLength(2)
  })

  test('of nothing is none: no file, no date, a sentence', async ({ open }) => {
    const page = await aStranger(open)
    const downloads: unknown[] = []
    page.on('download', (download) => downloads.push(download))
    await exportButton(page).click()

    await page.getByRole('alert').getByText('Yedeklenecek bir kayıt yok').waitFor()
    await goTo(page, '/ayarlar')
    expect(await page.getByText('Son yedek').count()).toBe(0)
    expect(downloads).toEqual([])
  })

  test('where the browser keeps the record to itself is none either', async ({ open }) => {
    const page = await open('/ayarlar', {
      ...istanbul,
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          indexedDB.open = () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          }
        }),
    })
    await page.getByText(/Bu tarayıcı çalışma kaydı tutmaya izin vermiyor/).waitFor()
    await exportButton(page).click()

    await page.getByRole('alert').getByText('Tarayıcı kaydını okumaya izin vermiyor').waitFor()
    expect(await page.getByText('Son yedek').count()).toBe(0)
  })
})

describe('a clock that ran ahead', () => {
  test('for a year leaves no word silent once it is right again', async ({ open }) => {
    const page = await aLearner(open, 3)
    const on = async (day: string) => {
      await liveOn(page, `${day}T12:00:00+03:00`)
      await goTo(page, '/tekrar')
    }
    await on('2026-11-20')
    await studyDay(page)
    await on('2027-11-21')
    const ahead = await studyDay(page)
    expect(new Set(ahead.map((one) => one.split(' ').at(-1)))).toHaveLength(3)
    await on('2027-11-21')
    expect(await recallUp(page)).toBe('nothing')

    await on('2026-11-22')
    expect(await recallUp(page)).not.toBe('nothing')
    await page.getByRole('banner').getByText('3 kelime kaldı').waitFor()
    const wrong = await recallWord(page)
    await dealWithWord(page, false)
    await studyDay(page)
    await on('2026-11-23')
    expect(await recallUp(page)).not.toBe('nothing')
    expect(await recallWord(page)).toBe(wrong)
  })
})

describe('“Her şeyi sil”', () => {
  test('deletes a record that this version cannot open', async ({ open }) => {
    const page = await aLearner(open, 2)
    await goTo(page, '/hakkimizda')
    await inDatabase(page, { version: 990 })
    await goTo(page, '/ayarlar')
    await page.getByText(/daha yeni bir sürümüyle yazılmış/).waitFor()
    await page.getByRole('button', { name: 'Sil', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Her şeyi sil' }).click()
    await page.waitForURL(new URL('/', page.url()).href)
    await goTo(page, '/ayarlar')
    await exportButton(page).click()

    await page.getByRole('alert').getByText('Yedeklenecek bir kayıt yok').waitFor()
  })
})
