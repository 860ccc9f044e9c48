// Listelerim: lists of one's own, and what can be done with them and their words.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress, wordAddress, wordsAddress } from '#contract/addresses.ts'
import { listable, listedWords, listRows, makeList, openList, typeWord } from './lists-player.ts'
import { goTo, loadingFailed, openTab, soon } from './page-checks.ts'
import { desktop, phone, test } from './product.ts'

const [first, second, third] = listable as [
  (typeof listable)[number],
  (typeof listable)[number],
  (typeof listable)[number],
]
const toast = (page: Page) => page.locator('[role=status], [role=alert]')
const undo = (page: Page) => page.getByRole('button', { name: 'Geri al' }).click()
const menu = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}: diğer işlemler` }).click()

describe('Listelerim', () => {
  test('a list is made, filled, renamed and deleted by keyboard alone, and each step taken back', async ({
    open,
  }) => {
    const page = await open(pageAddress.lists, { viewport: desktop })
    await page.getByText('Henüz listen yok').waitFor()
    await page.getByRole('button', { name: 'Yeni liste' }).press('Enter')
    // What is no name is said, and nothing is made of it.
    await page.keyboard.press('Enter')
    await page.getByText('Listeye en çok 100 harflik bir ad ver.').waitFor()
    await page.keyboard.type('YDS')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'YDS' }).waitFor()

    // A word of the lexicon comes with a meaning of its own, another one with what was typed.
    await page.getByLabel('İngilizce kelime').focus()
    await page.keyboard.type(first.word)
    const known = page.getByRole('group', { name: 'Sözlükte var:' })
    await known.getByRole('button').first().press('Enter')
    await listRows(page, 'YDS').getByText(first.gloss).waitFor()
    await soon(async () =>
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT'),
    )
    await page.keyboard.type('Kit')
    await page.getByLabel('Türkçesi').press('Enter')
    await listRows(page, 'YDS').getByText('anlamı yok, sorulmaz').waitFor()
    // The same word once more is not added.
    await typeWord(page, 'KIT')
    await toast(page).getByText('“YDS” listesinde zaten var').waitFor()

    // It gets its meaning where it stands.
    await listRows(page, 'YDS').nth(1).getByRole('button').press('Enter')
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Türkçesi').fill('takım, donanım')
    await page.keyboard.press('Enter')
    await listRows(page, 'YDS').getByText('takım, donanım').waitFor()
    await undo(page)
    await listRows(page, 'YDS').getByText('anlamı yok, sorulmaz').waitFor()

    // Another order.
    await page.getByRole('button', { name: 'Sırala', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Kit kelimesini sırala' }).press('ArrowUp')
    await toast(page).getByText('Kit: 1. sırada, toplam 2').waitFor()
    await soon(async () => expect(await listedWords(page, 'YDS')).toEqual(['Kit', first.word]))
    await page.reload()
    await soon(async () => expect(await listedWords(page, 'YDS')).toEqual(['Kit', first.word]))

    await menu(page, 'YDS')
    await page.getByRole('dialog').getByLabel('Listenin adı').fill('YÖKDİL')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'YÖKDİL' }).waitFor()
    await menu(page, 'YÖKDİL')
    await page.getByRole('button', { name: 'Listeyi sil' }).press('Enter')
    await page.getByText('Henüz listen yok').waitFor()
    expect(new URL(page.url()).pathname).toBe(pageAddress.lists)
    await undo(page)
    await page.getByRole('link', { name: 'YÖKDİL' }).click()
    await soon(async () => expect(await listedWords(page, 'YÖKDİL')).toEqual(['Kit', first.word]))
  })

  test('words are dragged, moved to another list and taken out, on a phone', async ({ open }) => {
    const page = await openList(
      open,
      'a',
      [
        ['bir', 'one'],
        ['iki', 'two'],
        ['üç', 'three'],
      ],
      { viewport: phone, hasTouch: true },
    )
    await page.getByRole('button', { name: 'Kelime ekle' }).first().click()
    await page.getByRole('button', { name: 'Sırala', exact: true }).click()
    const grip = (word: string) => page.getByRole('button', { name: `${word} kelimesini sırala` })
    await grip('bir').dragTo(grip('üç'))
    await soon(async () => expect(await listedWords(page, 'a')).toEqual(['iki', 'üç', 'bir']))
    await page.getByRole('button', { name: 'Sırala', exact: true }).click()

    await page.getByRole('link', { name: 'Listelerim' }).first().click()
    await makeList(page, 'b')
    await page.getByRole('link', { name: 'Listelerim' }).first().click()
    await menu(page, 'b')
    await page.getByRole('button', { name: 'Yukarı taşı' }).click()
    await soon(async () =>
      expect(await page.getByRole('article').getByRole('link').allTextContents()).toEqual([
        'b',
        'a',
      ]),
    )
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'a', exact: true }).click()
    await page.getByRole('checkbox', { name: 'iki kelimesini seç' }).check()
    await page.getByRole('checkbox', { name: 'bir kelimesini seç' }).check()
    await page.getByRole('button', { name: 'Başka listeye taşı' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'b' }).click()
    await soon(async () => expect(await listedWords(page, 'a')).toEqual(['üç']))
    await undo(page)
    await soon(async () => expect(await listedWords(page, 'a')).toEqual(['iki', 'üç', 'bir']))
    await page.getByRole('checkbox', { name: 'Tümünü seç' }).check()
    await page.getByRole('button', { name: 'Seçilenleri çıkar' }).click()
    await page.getByText('Bu listede henüz kelime yok').waitFor()
    await undo(page)
    await soon(async () => expect(await listedWords(page, 'a')).toEqual(['iki', 'üç', 'bir']))
  })

  test('what is done in one tab is seen in the other, and without a connection too', async ({
    open,
  }) => {
    const expected = [...loadingFailed, /imported module/]
    const page = await openList(open, 'a', [['kit', 'takım']], { expected })
    const other = await openTab(page, page.url())
    await soon(async () => expect(await listedWords(other, 'a')).toEqual(['kit']))
    await page.context().setOffline(true)
    await typeWord(page, 'kat', 'zemin')
    await soon(async () => expect(await listedWords(other, 'a')).toEqual(['kit', 'kat']))
    await menu(page, 'a')
    await page.getByRole('button', { name: 'Listeyi sil' }).click()
    await page.getByText('Henüz listen yok').waitFor()
    await other.getByRole('heading', { name: 'Bu liste artık yok' }).waitFor()
    await page.context().setOffline(false)
    await other.getByRole('link', { name: 'Listelerime dön' }).click()
    await other.getByText('Henüz listen yok').waitFor()
  })
})

describe('Listeye ekle', () => {
  test('a word goes to a list from its card, the words of a set from its bar, each once', async ({
    open,
  }) => {
    const set = wordsAddress(`kelime=${listable.map(({ slug }) => slug).join()}`)
    const page = await open(wordAddress(first.slug), { viewport: phone })
    await page.getByRole('button', { name: 'Listeye ekle' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Henüz listen yok.').waitFor()
    await dialog.getByLabel('Listenin adı').fill('Sınav')
    await page.keyboard.press('Enter')
    await toast(page).getByText('1 kelime “Sınav” listesine eklendi').waitFor()

    await page.goto(new URL(set, page.url()).href)
    await page.getByRole('button', { name: 'Diğer işlemler' }).click()
    await page.getByRole('button', { name: 'Listeye ekle' }).click()
    await dialog.getByRole('heading', { name: 'Bu 6 kelimeyi listeye ekle' }).waitFor()
    // Back leaves the sheet, and nothing else.
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Diğer işlemler' }).waitFor()
    await page.getByRole('button', { name: 'Listeye ekle' }).click()
    await dialog.getByRole('button', { name: 'Sınav' }).click()
    await toast(page)
      .getByText('5 kelime “Sınav” listesine eklendi; 1 kelime zaten vardı')
      .waitFor()
    await undo(page)
    await goTo(page, new URL(pageAddress.lists, page.url()).href)
    await page.getByText('1 kelime', { exact: true }).waitFor()
  })
})

describe('a correction', () => {
  test('of a meaning holds on the card, in lists and after a reload, until it is taken back', async ({
    open,
  }) => {
    const page = await open(wordAddress(second.slug), { viewport: desktop })
    await page
      .getByRole('button', { name: /anlamını düzelt/ })
      .first()
      .click()
    const form = page.getByRole('form', { name: 'Anlamı düzelt' })
    await form.getByLabel('Türkçesi').fill('')
    await page.keyboard.press('Enter')
    await form.getByText('En az bir anlam yaz.').waitFor()
    await form.getByLabel('Türkçesi').fill('bambaşka, öyle')
    await page.keyboard.press('Enter')
    await page.getByText('bambaşka, öyle').waitFor()
    await page.getByText('senin düzelttiğin').waitFor()
    await page.reload()
    await page.getByText('bambaşka, öyle').waitFor()

    await page.getByRole('button', { name: 'Listeye ekle' }).click()
    await page.getByRole('dialog').getByLabel('Listenin adı').fill('a')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Listelerim' }).first().click()
    await page.getByRole('link', { name: 'a', exact: true }).click()
    await listRows(page, 'a').getByText('bambaşka, öyle').waitFor()
    // From the row to its card, on which it is the lexicon's again.
    await listRows(page, 'a').getByRole('button').click()
    await page.getByRole('button', { name: 'Kartı aç' }).click()
    await page.getByRole('button', { name: '“bambaşka, öyle” anlamını düzelt' }).click()
    await page.getByRole('button', { name: 'Sözlükteki anlama dön' }).click()
    await page.getByRole('dialog').last().getByText(second.gloss).first().waitFor()
    await page.goBack()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await listRows(page, 'a').getByText(second.gloss).waitFor()
  })

  test('is sent to us only where that is asked for, and kept where it cannot be', async ({
    open,
  }) => {
    const sent: unknown[] = []
    let isReached = false
    const page = await open(wordAddress(third.slug), {
      viewport: phone,
      expected: [/Failed to load resource/, /^failed: /],
      prepare: (tab) =>
        tab.route('**/api/reports', async (route) => {
          if (!isReached) return await route.abort()
          sent.push(route.request().postDataJSON())
          await route.fulfill({ status: 201, json: { id: 'x' } })
        }),
    })
    await page
      .getByRole('button', { name: /anlamını düzelt/ })
      .first()
      .click()
    const form = page.getByRole('form', { name: 'Anlamı düzelt' })
    await form.getByLabel('Türkçesi').fill('başka')
    await form.getByLabel('Bize de gönder').check()
    await form.getByRole('button', { name: 'Kaydet' }).click()
    await form.getByText('Düzeltmen bu cihaza kaydedildi.').waitFor()
    isReached = true
    await form.getByRole('button', { name: 'Kaydet' }).click()
    await page.getByText('başka', { exact: false }).first().waitFor()
    await toast(page).getByText('Düzeltmen kaydedildi ve gönderildi').waitFor()
    expect(sent).toMatchObject([
      { kind: 'meaning', comment: expect.stringContaining('Önerilen karşılık: başka') },
    ])
  })
})
