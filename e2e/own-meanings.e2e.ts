// Words that come without a meaning: translated on the device, or by our server once that is agreed
// to, and marked until the learner has confirmed it.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { chooseFile, translatesOnDevice } from './import-player.ts'
import { listRows } from './lists-player.ts'
import { expectNoAxeViolations, loadingFailed, openPage } from './page-checks.ts'
import { questionUp } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { storedRecord } from './stored-record.ts'
import { aTranslatingServer, noTranslator } from './translating-server.ts'

const csv = 'kudos;tebrik\nzeitgeist;\nhiraeth;\n'

async function readWords(page: Page): Promise<void> {
  await chooseFile(page, 'kelimelerim.csv', csv)
  await page.getByRole('heading', { name: '2 kelimenin anlamı yok' }).waitFor()
}

const translate = (page: Page) => page.getByRole('button', { name: 'Anlamlarını çevir' })
const row = (page: Page, word: string) =>
  listRows(page, 'kelimelerim').filter({ has: page.getByText(word, { exact: true }) })

/** Adds the words, and expects the two that `by` has translated to be marked until they are confirmed. */
async function expectMarkedUntilConfirmed(page: Page, by: string): Promise<void> {
  await page.getByRole('button', { name: '3 kelimeyi ekle' }).click()
  await page.getByRole('heading', { level: 1, name: 'kelimelerim' }).waitFor()
  for (const word of ['zeitgeist', 'hiraeth']) {
    await row(page, word).getByText(`${by}:${word}`).waitFor()
    await row(page, word).getByText('makine çevirisi').waitFor()
  }
  expect(await row(page, 'kudos').getByText('makine çevirisi').count()).toBe(0)

  await row(page, 'zeitgeist').getByRole('button').click()
  await expectNoAxeViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Çeviri doğru' }).click()
  await row(page, 'zeitgeist').getByText('makine çevirisi').waitFor({ state: 'detached' })
  // One that is written anew is the learner's own as well.
  await row(page, 'hiraeth').getByRole('button').click()
  await page.getByRole('dialog').getByLabel('Türkçesi').fill('yuva özlemi')
  await page.keyboard.press('Enter')
  await row(page, 'hiraeth').getByText('yuva özlemi').waitFor()
  await page.reload()
  await row(page, 'zeitgeist').getByText(`${by}:zeitgeist`).waitFor()
  expect(await page.getByText('makine çevirisi').count()).toBe(0)
  await page.getByRole('button', { name: 'Bunlarla tur' }).click()
  await questionUp(page, 1)
}

describe('words without a meaning', () => {
  test.for([phone, desktop])(
    'are translated on the device, and nothing leaves it',
    async (viewport, { open }) => {
      const page = await open(pageAddress.importWords, { viewport, prepare: translatesOnDevice })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await readWords(page)
      await translate(page).click()
      await page.getByText('cihaz:zeitgeist').waitFor()
      await page.getByText('cihaz:hiraeth').waitFor()

      await expectMarkedUntilConfirmed(page, 'cihaz')
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
    },
  )

  test.for([phone, desktop])(
    'are translated by our server once that is agreed to, and not before',
    async (viewport, { browser, onTestFinished }) => {
      const { upstream, origin } = await aTranslatingServer(onTestFinished)
      const page = await openPage(browser, origin + pageAddress.importWords, {
        viewport,
        finished: onTestFinished,
        prepare: noTranslator,
      })
      await readWords(page)
      await translate(page).click()
      await page.getByText('Çevirmek için göndermek gerekiyor.').waitFor()
      await expectNoAxeViolations(page)
      await page
        .getByRole('region', { name: '2 kelimenin anlamı yok' })
        .getByRole('button', { name: 'Vazgeç' })
        .click()
      await translate(page).click()
      expect(upstream.requests).toEqual([])
      await page.getByRole('button', { name: 'Gönder ve çevir' }).click()
      await page.getByText('tr:zeitgeist').waitFor()

      await expectMarkedUntilConfirmed(page, 'tr')
      expect(upstream.requests).toHaveLength(1)
    },
  )

  test('wait in the list and are not asked, where no translation comes', async ({
    browser,
    onTestFinished,
  }) => {
    const { upstream, origin } = await aTranslatingServer(onTestFinished)
    upstream.always((_texts, response) => void response.writeHead(403).end('{}'))
    const page = await openPage(browser, origin + pageAddress.importWords, {
      viewport: phone,
      finished: onTestFinished,
      prepare: noTranslator,
      expected: loadingFailed,
    })
    await readWords(page)
    await translate(page).click()
    await page.getByRole('button', { name: 'Gönder ve çevir' }).click()
    await page.getByRole('alert').filter({ hasText: 'Biraz sonra yeniden dene' }).waitFor()
    await page.getByRole('button', { name: '3 kelimeyi ekle' }).click()
    await row(page, 'hiraeth').getByText('anlamı yok, sorulmaz').waitFor()
    await page.getByRole('button', { name: 'Bunlarla tur' }).click()
    await questionUp(page, 1)
    expect(await page.locator('#icerik h1').textContent()).toBe('kudos')
    expect((await storedRecord(page)).records.length).toBeGreaterThan(0)
  })
})
