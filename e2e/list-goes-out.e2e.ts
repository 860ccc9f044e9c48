// What the bar of a list hands out: the list itself, and paper that anybody can use.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { NewListedWord } from '#domain/lists/own-list.ts'
import { listRows } from './lists-player.ts'
import { openOwnList } from './own-words-player.ts'
import { desktop, phone, test } from './product.ts'
import { words } from './words-player.ts'

const bite = words.filter(({ slug }) => slug === 'bite')
/** A word that is listed as one part of speech of several, a word with a meaning, and one without. */
const [entry] = bite.flatMap(({ headword, entries }) => ({
  headword,
  sense: entries[1]?.senses[0]?.id ?? '',
  listed: entries[1]?.senses[0]?.glosses ?? [],
  others: entries[0].senses.flatMap(({ glosses }) => glosses),
})) as [{ headword: string; sense: string; listed: string[]; others: string[] }]
const mixed: readonly NewListedWord[] = [
  { sense: entry.sense },
  { own: { word: 'ledge', meanings: ['çıkıntı'] } },
  { own: { word: 'umpteen', meanings: [] } },
]
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const bar = (page: Page) => page.getByRole('group', { name: 'Bu kelimelerle' })

async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  await page.emulateMedia({ media: 'screen' })
  return text
}

// One after the other: a browser has one clipboard for all its profiles.
describe('the bar of a list', { concurrent: false }, () => {
  test('hands out the list by its link at once, from a phone as well', async ({ open }) => {
    const page = await openOwnList(
      open,
      { viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] },
      mixed,
    )
    await bar(page).getByRole('button', { name: 'Diğer işlemler' }).click()
    await bar(page).getByRole('button', { name: 'Bağlantıyı paylaş' }).click()
    const sheet = page.getByRole('dialog', { name: 'Kitabım: paylaş ve dışa aktar' })
    await sheet.getByRole('button', { name: 'Bağlantıyı paylaş' }).click()
    await page.getByText('Bağlantı kopyalandı').waitFor()
    await page.goto(await clipboard(page))
    await page.getByRole('heading', { level: 1, name: 'Kitabım' }).waitFor()
    const rows = page.getByRole('list', { name: 'Kelimeler' }).getByRole('listitem')
    expect(await rows.count()).toBe(mixed.length)
  })

  test('hands out what is ticked of it, under a name that says so', async ({ open }) => {
    const page = await openOwnList(
      open,
      { viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] },
      mixed,
    )
    for (const word of ['ledge', 'umpteen']) {
      await listRows(page, 'Kitabım').getByRole('checkbox', { name: word }).click()
    }
    await bar(page).getByRole('button', { name: 'Bağlantıyı paylaş' }).click()
    const sheet = page.getByRole('dialog', { name: /^Kitabım · 2 kelime/ })
    // What the bar has no room for, the sheet has.
    await sheet.locator('svg').first().waitFor()
    await sheet.getByRole('button', { name: 'Bağlantıyı paylaş' }).click()
    await page.getByText('Bağlantı kopyalandı').waitFor()
    await page.goto(await clipboard(page))
    await page.getByRole('heading', { level: 1, name: 'Kitabım · 2 kelime' }).waitFor()
    const rows = page.getByRole('list', { name: 'Kelimeler' }).getByRole('listitem')
    expect(await rows.locator('b').allTextContents()).toEqual(['ledge', 'umpteen'])
  })

  test('prints what the list shows, a line where a meaning is to be written, and a code that opens it', async ({
    open,
  }) => {
    const page = await openOwnList(open, { viewport: desktop }, mixed)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printing', '')
    })
    await bar(page).getByRole('button', { name: 'Yazdır' }).click()
    await page.locator('body[data-printing]').waitFor()
    const text = await printed(page)
    for (const gloss of entry.listed) expect(text).toContain(gloss)
    for (const gloss of entry.others.filter((one) => !entry.listed.includes(one))) {
      expect(text).not.toContain(gloss)
    }
    expect(text).toContain('çıkıntı')
    expect(text).not.toContain('kendi kelimen')
    expect(text).not.toContain('listem=')
    await page.emulateMedia({ media: 'print' })
    const waiting = page.locator('body > div:last-child li').filter({ hasText: 'umpteen' })
    expect(await waiting.locator('span > span').isVisible()).toBe(true)
    expect(await page.locator('figure svg').isVisible()).toBe(true)
  })

  test('leaves ticks and dots to the screen when the browser prints by its own command', async ({
    open,
  }) => {
    const page = await openOwnList(open, { viewport: desktop }, mixed)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { level: 1, name: 'Kitabım 3 kelime' }).waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await page.getByText('çıkıntı').filter({ visible: true }).count()).toBe(1)
  })
})
