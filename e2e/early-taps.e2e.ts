// What is tapped on a painted page before its program is there is done once it is.

import { describe, expect } from 'vitest'
import { soon } from './page-checks.ts'
import { questionUp } from './player.ts'
import { type Open, phone, test } from './product.ts'

/** A page whose program comes when it is let: painted until then. */
async function paintedPage(open: Open, path: string) {
  const first = await open('/hakkimizda', { viewport: phone })
  const page = await first.context().newPage()
  const { promise: allowed, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await allowed
    await route.continue()
  })
  await page.goto(new URL(path, first.url()).href)
  return { page, release }
}

describe('before the program is there', () => {
  test('a tap on KOLAY starts its game, once', async ({ open }) => {
    const { page, release } = await paintedPage(open, '/')
    await page.getByRole('button', { name: /^KOLAY/ }).click()
    await page.getByRole('button', { name: /^KOLAY/ }).click()
    release()

    await questionUp(page, 1)
    await page.close()
  })

  test('a choice beside the levels holds, for the game that is tapped after it', async ({
    open,
  }) => {
    const { page, release } = await paintedPage(open, '/')
    await page.getByRole('radio', { name: 'Türkçeden İngilizceye' }).check()
    await page.getByRole('button', { name: /^ZOR/ }).click()
    release()

    await questionUp(page, 1)
    expect(await page.locator('#icerik h1').getAttribute('lang')).not.toBe('en')
    await page.close()
  })

  test('Yeni liste opens its form', async ({ open }) => {
    const { page, release } = await paintedPage(open, '/listelerim')
    await page.getByRole('button', { name: 'Yeni liste' }).first().click()
    release()

    await page.getByRole('textbox', { name: 'Ad' }).waitFor()
    await page.close()
  })

  test('a switch of Ayarlar is turned, and stays turned', async ({ open }) => {
    const { page, release } = await paintedPage(open, '/ayarlar')
    const shortcuts = page.getByRole('checkbox', { name: 'Klavye kısayolları' })
    const before = await shortcuts.isChecked()
    await shortcuts.click()
    release()

    await soon(async () =>
      expect(await page.evaluate(() => localStorage.getItem('io.preferences') ?? '')).not.toBe(''),
    )
    await page.reload()
    await soon(async () => expect(await shortcuts.isChecked()).toBe(!before))
    await page.close()
  })
})
