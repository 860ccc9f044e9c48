// Own words take part everywhere: played, learned, asked again, found, and seen in progress.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { learnAddress, pageAddress, wordsAddress } from '#contract/addresses.ts'
import { startFickleProxy } from './fickle-proxy.ts'
import { learnUp, rightPlace, wordUp } from './learn-player.ts'
import { listable, listRows, openList } from './lists-player.ts'
import { loadingFailed, openPage, openTab, soon } from './page-checks.ts'
import { questionUp, reviewUp } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { recallUp } from './recall-player.ts'
import { rows, searchField } from './words-player.ts'

const own = [
  ['serendipity', 'hoş rastlantı'],
  ['look forward to', 'dört gözle beklemek'],
  ['ledge', 'çıkıntı'],
  ['zany', 'tuhaf ve komik'],
] as const
const meaningOf = new Map<string, string>([
  ...own,
  ...listable.map(({ word, gloss }) => [word, gloss.split(', ')[0] ?? ''] as const),
])
const [known] = listable as [(typeof listable)[number]]

/** A list of own words, one of which waits for its meaning, and of a word of the lexicon. */
async function aList(open: Parameters<typeof openList>[0], options = {}): Promise<Page> {
  const page = await openList(open, 'Kitabım', [...own, ['umpteen', '']], options)
  await page.getByLabel('İngilizce kelime').fill(known.word)
  await page.getByRole('group', { name: 'Sözlükte var:' }).getByRole('button').first().click()
  await listRows(page, 'Kitabım').getByText(known.word, { exact: true }).waitFor()
  return page
}

/** The options of the question of a game; exactly one is the meaning of its word. */
async function gameOptions(page: Page): Promise<{ word: string; right: number; texts: string[] }> {
  const word = await wordUp(page)
  const texts = (await page.locator('#icerik fieldset label').allInnerTexts()).map((text) =>
    text.replace(/^[A-E]\s+/, '').trim(),
  )
  expect(new Set(texts).size).toBe(5)
  if (word === known.word) return { word, right: -1, texts }
  const right = texts.indexOf(meaningOf.get(word) ?? '')
  expect(right, `${meaningOf.get(word)} among ${texts}`).toBeGreaterThanOrEqual(0)
  return { word, right, texts }
}

/** Plays all of the list, all right but `missed`; the words asked. */
async function playList(page: Page, missed: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Bunlarla tur' }).click()
  const asked: string[] = []
  for (let number = 1; number <= own.length + 1; number += 1) {
    await questionUp(page, number)
    const { word, right } = await gameOptions(page)
    asked.push(word)
    const isMissed = word === missed || right < 0
    await page.keyboard.press(isMissed ? '0' : String(right + 1))
    if (isMissed) await page.getByRole('button', { name: 'Sonraki' }).click()
  }
  await reviewUp(page)
  return asked
}

/** Deals with what Öğren or Tekrar shows, knowing it. */
async function answerRight(page: Page, kind: string): Promise<void> {
  const word = await wordUp(page)
  const meaning = meaningOf.get(word) ?? ''
  const isOwn = own.some(([one]) => one === word)
  if (kind === 'card' || kind === 'teach') {
    await page.locator('#icerik').getByText(meaning).first().waitFor()
    // A card of the lexicon comes a moment after what the question knows by itself.
    if (!isOwn) await page.locator('#icerik blockquote').first().waitFor()
  }
  const before = await page.locator('#icerik').innerText()
  if (kind === 'card' || kind === 'teach') {
    await page.getByRole('button', { name: 'Anladım' }).click()
  } else if (kind === 'choice') {
    const options = page
      .getByRole('group', { name: /(anlamı|karşılığı) hangisi/ })
      .getByRole('button')
    const texts = await options.allInnerTexts()
    const place = isOwn ? texts.findIndex((text) => text.endsWith(meaning)) : await rightPlace(page)
    expect(place, `${meaning} among ${texts}`).toBeGreaterThanOrEqual(0)
    await options.nth(place).click()
  } else {
    await page.getByRole('textbox').fill(meaning)
    await page.keyboard.press('Enter')
  }
  const next = page.getByRole('button', { name: 'Sonraki' })
  await soon(async () => {
    // A right answer goes on by itself in Öğren, and takes the button away.
    if (await next.isVisible()) await next.click({ timeout: 500 }).catch(() => undefined)
    expect(await page.locator('#icerik').innerText()).not.toBe(before)
    // An answer that was typed has no option to tell it by: what is answered can be gone on from.
    expect(await next.count()).toBe(0)
    expect(await page.locator('#icerik [data-verdict]').count()).toBe(0)
  })
}

async function studyAll(page: Page, up: (page: Page) => Promise<string>): Promise<Set<string>> {
  const words = new Set<string>()
  for (;;) {
    const kind = await up(page)
    if (kind === 'end' || kind === 'nothing') return words
    words.add(await wordUp(page))
    await answerRight(page, kind)
  }
}

describe.concurrent('own words', () => {
  test('are played, asked again, found and counted like all others', async ({ open, origin }) => {
    const page = await aList(open, { viewport: phone })
    const asked = await playList(page, 'ledge')
    // What waits for a meaning is not asked.
    expect(asked.toSorted()).toEqual([...own.map(([word]) => word), known.word].toSorted())

    const recall = await openTab(page, origin + pageAddress.recall)
    expect(await studyAll(recall, recallUp)).toContain('ledge')

    const words = await openTab(page, origin + wordsAddress('q=beklemek'))
    await rows(words).getByText('look forward to').waitFor()
    await searchField(words).fill('cikinti')
    await rows(words).getByText('ledge', { exact: true }).click()
    const card = words.getByRole('dialog')
    await card.getByText('çıkıntı').waitFor()
    await card.getByRole('link', { name: '“Kitabım” listesinde düzenle' }).waitFor()
    expect(await card.getByRole('button', { name: 'Çeviride hata var' }).count()).toBe(0)
    // Its page is there after a reload as well.
    await card.getByRole('link', { name: 'Kartın tamamı' }).click()
    await words.reload()
    await words.getByRole('heading', { level: 1, name: 'ledge' }).waitFor()

    const progress = await openTab(page, origin + pageAddress.progress)
    await progress.getByText(`Kitabım`).first().waitFor()
    await progress.getByText('Kitabım').first().click()
    await progress.getByRole('link', { name: 'ledge' }).first().waitFor()
  })

  test('are learned, and the list is a set with an address', async ({ open, origin }) => {
    const page = await aList(open, { viewport: desktop })
    await page.getByRole('link', { name: 'Bunları öğren' }).click()
    await page.getByRole('heading', { name: 'Kitabım' }).waitFor()
    await page.getByRole('button', { name: 'Başla' }).click()
    expect((await studyAll(page, learnUp)).size).toBe(own.length + 1)
    await page.getByRole('heading', { name: '5 kelime öğrendin' }).waitFor()

    const { search } = new URL(page.url())
    const words = await openTab(page, origin + wordsAddress(search.slice(1)))
    await rows(words).getByText('umpteen').waitFor()
    expect(await rows(words).count()).toBe(own.length + 2)
    // In the order of the list.
    expect(await rows(words).first().innerText()).toContain('serendipity')
    await words.getByText('5 gördün').waitFor()

    // The list goes: it is said wherever it was asked for.
    const lists = await openTab(page, origin + pageAddress.lists)
    await lists.getByRole('button', { name: 'Kitabım: diğer işlemler' }).click()
    await lists.getByRole('button', { name: 'Listeyi sil' }).click()
    await words.getByRole('heading', { name: 'Bu liste artık yok' }).waitFor()
    const learn = await openTab(page, origin + learnAddress(search.slice(1)))
    await learn.getByRole('heading', { name: 'Bu liste artık yok' }).waitFor()
  })

  test('what is corrected is shown at once, in every tab', async ({ open, origin }) => {
    const page = await open(wordsAddress(`q=${known.word}`), { viewport: desktop })
    await rows(page).first().getByRole('link').press('Enter')
    const card = page.getByRole('dialog')
    await card
      .getByRole('button', { name: /anlamını düzelt/ })
      .first()
      .click()
    await card.getByLabel('Türkçesi', { exact: true }).fill('bambaşka bir karşılık')
    await page.keyboard.press('Enter')
    await card.getByText('bambaşka bir karşılık').waitFor()
    await page.keyboard.press('Escape')
    await rows(page).first().getByText('bambaşka bir karşılık').waitFor()
    await searchField(page).fill('bambaska')
    await rows(page).getByText(known.word, { exact: true }).waitFor()
    const learn = await openTab(page, origin + learnAddress(`kelime=${known.slug}`))
    await learn.getByRole('button', { name: 'Başla' }).click()
    await learnUp(learn)
    await learn.locator('#icerik').getByText('bambaşka bir karşılık').waitFor()
  })
})

test('without a connection a list is played and learned', async ({ browser, server }) => {
  const proxy = await startFickleProxy(server.origin)
  const visit = (path: string, options = {}) =>
    openPage(browser, proxy.origin + path, {
      serviceWorkers: 'allow',
      expected: loadingFailed,
      ...options,
    })
  const page = await aList(visit, { viewport: phone, serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await (await caches.open('io.sozluk')).keys()
          return ['kolay.quiz', 'zor.quiz', 'words.index', 'words-z'].every((name) =>
            kept.some(({ url }) => url.includes(name)),
          )
        }),
      { timeout: 30_000 },
    )
    .toBe(true)
  const list = page.url()
  proxy.goAway()
  await page.goto(list)
  await playList(page, 'zany')
  await proxy.close()
})
