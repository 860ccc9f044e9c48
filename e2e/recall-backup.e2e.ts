// The backup: what Tekrar knows, on another device.

import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { expectNoAxeViolations, goTo, soon } from './page-checks.ts'
import { desktop, test } from './product.ts'
import { afterWrongAnswers, istanbul } from './recall-device.ts'
import { recallUp } from './recall-player.ts'

describe('the backup', () => {
  test('brings everything back after a wipe, twice is once, and it can be taken back', async ({
    open,
  }) => {
    const { page } = await afterWrongAnswers(open, 3)
    const at = (path: string) => new URL(path, page.url()).href
    await goTo(page, at('/ayarlar'))
    await page.getByText('İngiliz', { exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Dışa aktar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('ingilizce-ogreniyorum-2026-11-20.json.gz')
    const file = {
      name: 'yedek.json.gz',
      mimeType: 'application/gzip',
      buffer: await readFile(await download.path()),
    }
    await page.getByText('Son yedek: 20 Kasım 2026.').waitFor()

    await page.getByRole('button', { name: 'Sil', exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await soon(async () => {
      const cancel = dialog.getByRole('button', { name: 'Vazgeç' })
      expect(await cancel.evaluate((one) => one === document.activeElement)).toBe(true)
    })
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Her şeyi sil' }).click()
    await page.waitForURL(at('/'))
    await page.goto(at('/tekrar'))
    expect(await recallUp(page)).toBe('nothing')

    await goTo(page, at('/ayarlar'))
    const choose = page.locator('input[type=file]')
    await choose.setInputFiles(file)
    await page.getByText(/sende olmayan 3 yanıt ve 1 ayar var/).waitFor()
    await page.getByRole('button', { name: 'Ekle', exact: true }).click()
    await page.getByText('4 kayıt eklendi').waitFor()
    await soon(async () => {
      expect(await page.getByRole('radio', { name: 'İngiliz', exact: true }).isChecked()).toBe(true)
    })
    await choose.setInputFiles(file)
    await page.getByText('Bu dosyadaki her şey zaten sende var.').waitFor()
    await page.goto(at('/tekrar'))
    expect(await recallUp(page)).toBe('teach')
    await page.getByRole('banner').getByText('3 kelime kaldı').waitFor()
  })

  test('an import is taken back as if it had not been', async ({ open }) => {
    const { page } = await afterWrongAnswers(open, 2)
    const at = (path: string) => new URL(path, page.url()).href
    await goTo(page, at('/ayarlar'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Dışa aktar' }).click(),
    ])
    const buffer = await readFile(await download.path())
    const stranger = await open('/ayarlar', istanbul)
    await stranger
      .locator('input[type=file]')
      .setInputFiles({ name: 'y.json.gz', mimeType: 'application/gzip', buffer })
    await stranger.getByRole('button', { name: 'Ekle', exact: true }).click()
    await stranger.getByRole('status').getByRole('button', { name: 'Geri al', exact: true }).click()
    await stranger.getByText('Eklenen kayıtlar geri alındı').waitFor()
    await stranger.goto(at('/tekrar'))

    expect(await recallUp(stranger)).toBe('nothing')
  })

  test('a file that is none is told so, and nothing changes', async ({ open }) => {
    const page = await open('/ayarlar', { viewport: desktop })
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'kedi.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kedi') })

    await page.getByText('Dosya okunamadı: bozuk ya da yarım. Hiçbir şey değişmedi.').waitFor()
    await expectNoAxeViolations(page)
  })
})
