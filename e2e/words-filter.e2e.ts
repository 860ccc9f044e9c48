// Kelimeler: narrowed down, and kept in the address.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { wordsAddress } from '#contract/addresses.ts'
import { openTab, soon, stopClock } from './page-checks.ts'
import { play, reviewUp, startGame } from './player.ts'
import { desktop, test } from './product.ts'
import {
  chip,
  count,
  expectFirst,
  firstWords,
  focused,
  onChip,
  openFilters,
  openWords,
  rows,
  searchField,
  table,
  words,
} from './words-player.ts'

/** Which of the rows has the focus: *3 of 12*. */
async function focusedPlace(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const row = document.activeElement?.closest('li')
    return `${row?.ariaPosInSet} of ${row?.ariaSetSize}`
  })
}

/** How far the page is scrolled, and what the step of the history keeps of it. */
async function scrolled(page: Page) {
  return await page.evaluate(() => {
    const { listTop } = history.state as { listTop?: number }
    return { kept: listTop, top: Math.round(scrollY) }
  })
}

/** Waits until two tabs show the same words: what is found in uses joins what is found at once. */
async function expectSame(page: Page, other: Page): Promise<void> {
  const shownOn = async (one: Page) => ({
    count: await count(one).textContent(),
    words: await firstWords(one, 5),
  })
  await rows(page).first().waitFor()
  await soon(async () => expect(await shownOn(page)).toEqual(await shownOn(other)))
}

describe('the address', () => {
  test('holds what is looked for: a reload and a shared link show the same', async ({ open }) => {
    const page = await openWords(open)
    await searchField(page).fill('ışık')
    await openFilters(page)
    await chip(page, 'KOLAY').click()
    await chip(page, 'A2').click()
    await page.waitForURL(/\?q=%C4%B1%C5%9F%C4%B1k&liste=kolay&duzey=a2$/)
    const shared = await openTab(page, page.url())
    await expectSame(shared, page)
    await page.reload()
    await expectSame(page, shared)
    for (const one of [page, shared]) {
      expect(await searchField(one).inputValue()).toBe('ışık')
      await onChip(one, 'KOLAY').waitFor()
      await openFilters(one)
      expect(await chip(one, 'KOLAY').getAttribute('aria-pressed')).toBe('true')
      expect(await chip(one, 'A2').getAttribute('aria-pressed')).toBe('true')
      expect(await chip(one, 'A1').getAttribute('aria-pressed')).toBe('false')
    }
  })

  test('holds whatever can be typed', async ({ open }) => {
    const page = await openWords(open)
    for (const typed of ['100%41', 'a+b&c=d#e', 'çok ışık ']) {
      await searchField(page).fill(typed)
      await soon(async () => expect(new URL(page.url()).searchParams.get('q')).toBe(typed))
      await page.reload()
      await soon(async () => expect(await searchField(page).inputValue()).toBe(typed))
    }
  })

  test('typing adds no steps to the history, and Back returns to the same place of the same list', async ({
    open,
  }) => {
    const page = await open('/', { viewport: desktop })
    const bar = page.getByRole('navigation', { name: 'Ana menü' })
    await bar.getByRole('link', { name: 'Kelimeler' }).click()
    await rows(page).first().waitFor()
    const steps = await page.evaluate(() => history.length)
    await searchField(page).pressSequentially('ak')
    await openFilters(page)
    await chip(page, 'A1').click()
    await page.waitForURL(/\?q=ak&duzey=a1$/)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await searchField(page).press('ArrowDown')
    await soon(async () => expect(await focusedPlace(page)).toMatch(/^1 of /))
    await page.keyboard.press('End')
    await soon(async () => expect(await focusedPlace(page)).toMatch(/^(\d+) of \1$/))
    const last = await focused(page)
    await soon(async () => {
      const { kept, top } = await scrolled(page)
      expect(kept).toBeGreaterThan(200)
      expect(top).toBe(kept)
    })

    await bar.getByRole('link', { name: 'Hakkımızda' }).click()
    await page.getByRole('heading', { level: 1, name: 'Hakkımızda' }).waitFor()
    await page.goBack()
    await rows(page).first().waitFor()
    expect(await searchField(page).inputValue()).toBe('ak')
    await soon(async () => {
      const { kept, top } = await scrolled(page)
      expect(kept).toBeGreaterThan(200)
      expect(top).toBe(kept)
    })
    await rows(page).getByText(last, { exact: true }).first().waitFor()

    await page.goBack()
    await page.getByRole('button', { name: /^KOLAY/ }).waitFor()
  })

  test('the link in the bar shows everything again, whatever was being typed', async ({ open }) => {
    const page = await openWords(open, '?q=title')
    const bar = page.getByRole('navigation', { name: 'Ana menü' })
    await expectFirst(page, 'title')
    await stopClock(page)
    await searchField(page).fill('light')
    await expectFirst(page, 'light')
    await bar.getByRole('link', { name: 'Kelimeler' }).click()
    await expectFirst(page, 'a')
    await page.clock.runFor(1000)

    expect(await searchField(page).inputValue()).toBe('')
    expect(new URL(page.url()).search).toBe('')
    expect(await page.getByRole('button', { name: /süzgecini kaldır$/ }).count()).toBe(0)
    await page.goBack()
    await expectFirst(page, 'light')
  })
})

describe('filters', () => {
  test('of one kind any will do, of several each has to; each can be taken off, or all at once', async ({
    open,
  }) => {
    const page = await openWords(open)
    const isIn = (list: string) => (word: (typeof words)[number]) =>
      word.lists.some((one) => one.list === list)
    const expectCount = async (number: number) => {
      const text = `${number.toLocaleString('tr')} kelime`
      await soon(async () => expect(await count(page).textContent()).toBe(text))
      expect(await rows(page).first().getAttribute('aria-setsize')).toBe(String(number))
    }
    const kolay = words.filter(isIn('kolay'))
    await openFilters(page)
    await chip(page, 'KOLAY').click()
    await expectCount(kolay.length)
    await chip(page, 'ZOR').click()
    const both = words.filter((word) => isIn('kolay')(word) || isIn('zor')(word))
    await expectCount(both.length)
    await chip(page, 'C1').click()
    const c1 = both.filter(({ entries }) => entries.some(({ cefr }) => cefr === 'C1'))
    await expectCount(c1.length)
    await page.getByRole('combobox', { name: 'Konu' }).selectOption({ label: 'Hareket' })
    const field = table.fields.findIndex(({ name }) => name === 'hareket')
    const moving = c1.filter(({ entries }) =>
      entries.some(({ senses }) => senses.some((sense) => sense.field === field)),
    )
    await expectCount(moving.length)

    await onChip(page, 'Hareket').click()
    await expectCount(c1.length)
    await onChip(page, 'C1').click()
    await onChip(page, 'KOLAY').click()
    await expectCount(words.filter(isIn('zor')).length)
    await chip(page, 'Süzgeçleri temizle').click()
    await expectCount(words.length)
    expect(await page.getByRole('combobox', { name: 'Konu' }).inputValue()).toBe('')
  })

  test('what they hold back is said, and they can be cleared', async ({ open }) => {
    const page = await open(wordsAddress('q=title&liste=zor'), { viewport: desktop })
    await page.getByRole('heading', { level: 2, name: '“title” bulunamadı' }).waitFor()
    const outside = page.getByText(/^Süzgeçlerin dışında \d+ kelime bulundu\.$/)
    const found = /\d+ kelime/.exec((await outside.textContent()) ?? '')?.[0]
    await page.getByRole('button', { name: 'Süzgeçleri temizle' }).click()
    await expectFirst(page, 'title')
    expect(await count(page).textContent()).toBe(found)

    await searchField(page).fill('')
    await openFilters(page)
    await chip(page, 'ZOR').click()
    await page.getByRole('combobox', { name: 'Konu' }).selectOption('numbers')
    await page.getByRole('heading', { level: 2, name: 'Bu süzgeçlere uyan kelime yok' }).waitFor()
    await page.getByRole('button', { name: 'Süzgeçleri temizle' }).last().click()
    await expectFirst(page, 'a')
  })

  test('without a learning record every word is new, and nothing waits', async ({ open }) => {
    const page = await openWords(open)
    await openFilters(page)
    await chip(page, 'Yeni').click()
    await soon(async () =>
      expect(await rows(page).first().getAttribute('aria-setsize')).toBe(String(words.length)),
    )
    await chip(page, 'Yeni').click()
    await chip(page, 'Tekrar bekleyen').click()

    await page.getByRole('heading', { name: 'Bugün tekrar bekleyen kelime yok' }).waitFor()
  })

  test('know what was answered: what waits in Tekrar, and how firmly a word sits', async ({
    open,
  }) => {
    const page = await open('/', { viewport: desktop })
    await startGame(page, { list: 'zor', count: 5 })
    const rounds = await play(page, 'zor', ['wrong', 'unknown', 'right', 'right', 'right'])
    await reviewUp(page)
    const asked = rounds.map(({ key }) => key.word).toSorted()
    const missed = rounds.slice(0, 2).map(({ key }) => key.word)
    await page.goto(new URL(wordsAddress('bellek=bekleyen'), page.url()).href)
    await rows(page).first().waitFor()

    // Of two words that are alike, Tekrar lets one wait: as many are shown as it says.
    const waiting = await firstWords(page, 9)
    expect(missed).toEqual(expect.arrayContaining(waiting))
    await page
      .getByRole('navigation', { name: 'Ana menü' })
      .getByRole('link', { name: new RegExp(`^Tekrar\\s*${waiting.length} kelime bekliyor`) })
      .waitFor()
    await openFilters(page)
    await chip(page, 'Tekrar bekleyen').click()
    await chip(page, 'Çalışılan').click()
    await soon(async () => expect((await firstWords(page, 9)).toSorted()).toEqual(asked))
    expect(await rows(page).first().textContent()).toContain('Bellek: çalışılan')
    await page.getByText('5 gördün · 0 kalıcı').waitFor()
    await chip(page, 'Kalıcı').click()
    await chip(page, 'Çalışılan').click()
    await page.getByRole('heading', { name: 'Bu süzgeçlere uyan kelime yok' }).waitFor()
  })

  test('are closed where the record cannot be read, and it is said', async ({ open }) => {
    const page = await openWords(open, '', {
      prepare: (one: Page) =>
        one.addInitScript(() => {
          Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
        }),
    })
    await page.getByText(/^Çalışma kaydın okunamıyor/).waitFor()
    await openFilters(page)
    const due = chip(page, 'Tekrar bekleyen')
    expect(await due.getAttribute('aria-disabled')).toBe('true')
    await due.click({ force: true })

    expect(await due.getAttribute('aria-pressed')).toBe('false')
    await expectFirst(page, 'a')
  })
})
