// Kelimeler: what is found, and what is said where nothing is.

import { describe, expect } from 'vitest'
import { pageAddress, searchAddress } from '#contract/addresses.ts'
import { expectNoAxeViolations, loadingFailed, soon, stopClock } from './page-checks.ts'
import { desktop, test } from './product.ts'
import {
  address,
  count,
  expectFirst,
  firstWords,
  focused,
  openWords,
  rows,
  searchField,
  words,
} from './words-player.ts'

describe('searching', () => {
  test('a word that is not there is asked for in a message to us, beside what was being written', async ({
    open,
  }) => {
    const page = await openWords(open)
    await searchField(page).fill('zzyzx')
    await page.getByRole('button', { name: 'Bu kelimeyi iste' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bize yaz' }).waitFor()

    const message = page.getByRole('textbox', { name: 'Mesajın' })
    await soon(async () =>
      expect(await message.inputValue()).toBe('“zzyzx” kelimesini de ekler misiniz?'),
    )
  })

  test('finds both languages whatever the case and the marks, forms, and what stands inside', async ({
    open,
  }) => {
    const page = await openWords(open)
    for (const [typed, headword] of [
      ['çok', 'lot'],
      ['cok', 'lot'],
      ['COK', 'lot'],
      ['ışık', 'light'],
      ['IŞIK', 'light'],
      ['ISIK', 'light'],
      ['işik', 'light'],
      ['title', 'title'],
      ['TITLE', 'title'],
      ['TİTLE', 'title'],
      ['went', 'go'],
      ['children', 'child'],
      ['stopped', 'stop'],
      ['studies', 'study'],
      ['colour', 'color'],
      ['good mor', 'good morning'],
    ] as const) {
      await searchField(page).fill(typed)
      await expectFirst(page, headword)
      expect(await searchField(page).inputValue()).toBe(typed)
    }
  })

  test('shows results with every letter, and what a word was found by', async ({ open }) => {
    const page = await openWords(open)
    await searchField(page).focus()
    const found: string[] = []
    for (const letter of 'went') {
      await page.keyboard.press(letter)
      await soon(async () => {
        expect(await rows(page).first().locator('mark').first().textContent()).toMatch(
          new RegExp(`${letter}$`),
        )
      })
      found.push((await firstWords(page))[0] ?? '')
    }

    expect(found.at(-1)).toBe('go')
    expect(await rows(page).first().textContent()).toContain('went')
  })

  test('says how many there are after half a second of rest, and not before', async ({ open }) => {
    const page = await openWords(open)
    await stopClock(page)
    const status = page.locator('#icerik [role=status]')
    await searchField(page).fill('light')
    await expectFirst(page, 'light')
    await page.clock.runFor(400)
    expect(await status.textContent()).toBe('')
    await searchField(page).fill('title')
    await expectFirst(page, 'title')
    await page.clock.runFor(400)
    expect(await status.textContent()).toBe('')

    const found = `${await rows(page).first().getAttribute('aria-setsize')} kelime`
    await soon(async () => {
      await page.clock.runFor(100)
      expect(await status.textContent()).toBe(found)
    })
    expect(await count(page).textContent()).toBe(found)
  })

  test('says what may have been meant where nothing is found, and can be cleared', async ({
    open,
  }) => {
    const page = await openWords(open)
    await searchField(page).fill('kitep')
    await page.getByRole('heading', { level: 2, name: '“kitep” bulunamadı' }).waitFor()
    await page.getByText('Şunu mu aradın:').getByRole('button', { name: 'kitap' }).click()
    await expectFirst(page, 'book')
    expect(await searchField(page).inputValue()).toBe('kitap')

    await searchField(page).fill('qqqqq')
    await page.getByRole('heading', { level: 2, name: '“qqqqq” bulunamadı' }).waitFor()
    expect(await page.getByText('Şunu mu aradın').count()).toBe(0)
    await page.locator('#icerik section').getByRole('button', { name: 'Aramayı temizle' }).click()
    await expectFirst(page, 'a')
    expect(await searchField(page).inputValue()).toBe('')

    await searchField(page).fill('title')
    await page.getByRole('search').getByRole('button', { name: 'Aramayı temizle' }).click()
    await expectFirst(page, 'a')
    expect(await searchField(page).evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('what was typed before the script came is searched for', async ({ open }) => {
    const page = await open(pageAddress.words, {
      viewport: desktop,
      prepare: async (fresh) => {
        const typed = fresh.locator('input[type=search]').pressSequentially('title')
        await fresh.route('**/assets/*.js', async (route) => {
          await typed
          await route.continue()
        })
      },
    })
    await expectFirst(page, 'title')
    expect(await searchField(page).inputValue()).toBe('title')
  })
})

describe('words that do not come', () => {
  test('are said to be missing, and can be asked for again', async ({ open }) => {
    const page = await open(pageAddress.words, {
      expected: loadingFailed,
      prepare: (fresh) => fresh.route(address, (route) => route.abort()),
    })
    await page.getByRole('heading', { level: 2, name: 'Kelimeler yüklenemedi' }).waitFor()
    await page.getByRole('button', { name: 'Yeniden dene' }).click()
    await page.getByRole('heading', { level: 2, name: 'Kelimeler yüklenemedi' }).waitFor()
    await page.unroute(address)
    await page.getByRole('button', { name: 'Yeniden dene' }).click()

    await expectFirst(page, 'a')
  })

  test('take the shape of a list while they are on their way, and can be gone on to already', async ({
    open,
  }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const page = await open(searchAddress('went'), {
      prepare: (fresh) =>
        fresh.route(address, async (route) => {
          await held
          await route.continue()
        }),
    })
    await page.getByText('Kelimeler hazırlanıyor').waitFor()
    await searchField(page).press('ArrowDown')
    release()

    await expectFirst(page, 'go')
    expect(await page.getByText('Kelimeler hazırlanıyor').count()).toBe(0)
    await soon(async () => expect(await focused(page)).toBe('go'))
  })

  test('searching works without the worker that prepares it', async ({ open }) => {
    const page = await open(pageAddress.words, {
      expected: [...loadingFailed, /search-index/],
      prepare: (fresh) => fresh.route('**/search-index*', (route) => route.abort()),
    })
    await rows(page).first().waitFor()
    await searchField(page).fill('went')

    await expectFirst(page, 'go')
  })

  test('once they are there, searching goes on without a connection', async ({ open }) => {
    const page = await openWords(open, '', { expected: loadingFailed })
    await searchField(page).fill('title')
    await expectFirst(page, 'title')
    await page.context().setOffline(true)
    await page.getByText('Çevrim dışısın.').waitFor()
    await searchField(page).fill('went')

    await expectFirst(page, 'go')
  })
})

test('without script the page says what is missing', async ({ open }) => {
  const page = await open(pageAddress.words, {
    javaScriptEnabled: false,
    expected: [/^failed: \S+\.js \(csp\)$/],
  })

  const text = await page.locator('main').innerText()
  expect(text).toContain('JavaScript’i aç')
  expect(text).toContain(`${words.length.toLocaleString('tr')} kelime`)
  expect(await searchField(page).isVisible()).toBe(false)
})

test('what was marked as found is no obstacle for assistive technology', async ({ open }) => {
  const page = await openWords(open, '?q=kalk', { reducedMotion: 'reduce' })
  await expectNoAxeViolations(page)
})
