// Kelimeler: every word, searched in both languages and narrowed down.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress, searchAddress, wordAddress, wordsAddress } from '#contract/addresses.ts'
import { wordTable } from '#domain/words/word-table.ts'
import { expectNoAxeViolations, loadingFailed, openTab, soon } from './page-checks.ts'
import { play, reviewUp, startGame } from './player.ts'
import { desktop, type Open, phone, test } from './product.ts'
import { allWords } from './words.ts'

const table = wordTable(allWords())
const words = Array.from({ length: table.count }, (_, place) => table.at(place))
const address = '**/words.index-*.json'

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Kelime ara' })
const rows = (page: Page) => page.getByRole('list', { name: 'Sonuçlar' }).getByRole('listitem')
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Süzgeçler' }).getByRole('button', { name, exact: true })
const count = (page: Page) => page.locator('#icerik h1 + p')

/** The screen with its words. */
async function openWords(open: Open, search = '', options = {}): Promise<Page> {
  const page = await open(pageAddress.words + search, { viewport: desktop, ...options })
  await rows(page).first().waitFor()
  return page
}

/** The headwords at the head of the list. */
async function firstWords(page: Page, number = 1): Promise<string[]> {
  const shown = await rows(page).locator('a > span > [lang=en]:first-child').allTextContents()
  return shown.slice(0, number)
}

async function focused(page: Page): Promise<string> {
  return await page.evaluate(
    () =>
      document.activeElement?.querySelector('[lang=en]')?.textContent ??
      document.activeElement?.tagName ??
      '',
  )
}

async function expectFocus(page: Page, word: string): Promise<void> {
  await soon(async () => expect(await focused(page)).toBe(word))
}

async function expectFirst(page: Page, ...headwords: string[]): Promise<void> {
  await soon(async () => expect(await firstWords(page, headwords.length)).toEqual(headwords))
}

describe.concurrent('searching', () => {
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
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    const status = page.locator('#icerik [role=status]')
    await searchField(page).fill('light')
    await expectFirst(page, 'light')
    await page.clock.runFor(400)
    expect(await status.textContent()).toBe('')
    await searchField(page).fill('title')
    await expectFirst(page, 'title')
    await page.clock.runFor(400)
    expect(await status.textContent()).toBe('')
    await page.clock.runFor(200)

    expect(await status.textContent()).toBe('1 kelime')
    expect(await count(page).textContent()).toBe('1 kelime')
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

describe.concurrent('the address', () => {
  test('holds what is looked for: a reload and a shared link show the same', async ({ open }) => {
    const page = await openWords(open)
    await searchField(page).fill('ışık')
    await chip(page, 'KOLAY').click()
    await chip(page, 'A2').click()
    await page.waitForURL(/\?q=%C4%B1%C5%9F%C4%B1k&liste=kolay&duzey=a2$/)
    const headwords = await firstWords(page, 5)
    const shown = await count(page).textContent()
    await page.reload()
    await rows(page).first().waitFor()

    const shared = await openTab(page, page.url())
    await rows(shared).first().waitFor()
    for (const one of [page, shared]) {
      expect(await searchField(one).inputValue()).toBe('ışık')
      await soon(async () => expect(await count(one).textContent()).toBe(shown))
      expect(await firstWords(one, 5)).toEqual(headwords)
      expect(await chip(one, 'KOLAY').getAttribute('aria-pressed')).toBe('true')
      expect(await chip(one, 'A2').getAttribute('aria-pressed')).toBe('true')
      expect(await chip(one, 'Tümü').getAttribute('aria-pressed')).toBe('false')
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
    await chip(page, 'A1').click()
    await page.waitForURL(/\?q=ak&duzey=a1$/)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await searchField(page).press('ArrowDown')
    await page.keyboard.press('End')
    await soon(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200))
    const last = await focused(page)
    await soon(async () => {
      const kept = await page.evaluate(() => (history.state as { listTop?: number }).listTop)
      expect(kept).toBe(await page.evaluate(() => scrollY))
    })
    const scrolled = await page.evaluate(() => scrollY)

    await bar.getByRole('link', { name: 'Hakkımızda' }).click()
    await page.getByRole('heading', { level: 1, name: 'Hakkımızda' }).waitFor()
    await page.goBack()
    await rows(page).first().waitFor()
    expect(await searchField(page).inputValue()).toBe('ak')
    await soon(async () => expect(await page.evaluate(() => scrollY)).toBe(scrolled))
    await rows(page).getByText(last, { exact: true }).first().waitFor()

    await page.goBack()
    await page.getByRole('button', { name: /^KOLAY/ }).waitFor()
  })

  test('the link in the bar shows everything again, whatever was being typed', async ({ open }) => {
    const page = await openWords(open, '?q=title')
    const bar = page.getByRole('navigation', { name: 'Ana menü' })
    await expectFirst(page, 'title')
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await searchField(page).fill('light')
    await expectFirst(page, 'light')
    await bar.getByRole('link', { name: 'Kelimeler' }).click()
    await expectFirst(page, 'a')
    await page.clock.runFor(1000)

    expect(await searchField(page).inputValue()).toBe('')
    expect(new URL(page.url()).search).toBe('')
    expect(await chip(page, 'Tümü').getAttribute('aria-pressed')).toBe('true')
    await page.goBack()
    await expectFirst(page, 'light')
  })
})

describe.concurrent('filters', () => {
  test('of one kind any will do, of several each has to; Tümü clears them', async ({ open }) => {
    const page = await openWords(open)
    const isIn = (list: string) => (word: (typeof words)[number]) =>
      word.lists.some((one) => one.list === list)
    const expectCount = async (number: number) => {
      const text = `${number.toLocaleString('tr')} kelime`
      await soon(async () => expect(await count(page).textContent()).toBe(text))
      expect(await rows(page).first().getAttribute('aria-setsize')).toBe(String(number))
    }
    const kolay = words.filter(isIn('kolay'))
    await chip(page, 'KOLAY').click()
    await expectCount(kolay.length)
    await chip(page, 'ZOR').click()
    const both = words.filter((word) => word.lists.length > 0)
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

    await chip(page, 'Tümü').click()
    await expectCount(words.length)
    expect(await page.getByRole('combobox', { name: 'Konu' }).inputValue()).toBe('')
  })

  test('what they hold back is said, and they can be cleared', async ({ open }) => {
    const page = await open(wordsAddress('q=title&liste=zor'), { viewport: desktop })
    await page.getByRole('heading', { level: 2, name: '“title” bulunamadı' }).waitFor()
    await page.getByText('Süzgeçlerin dışında 1 kelime bulundu.').waitFor()
    await page.getByRole('button', { name: 'Süzgeçleri temizle' }).click()
    await expectFirst(page, 'title')

    await searchField(page).fill('')
    await chip(page, 'ZOR').click()
    await page.getByRole('combobox', { name: 'Konu' }).selectOption('numbers')
    await page.getByRole('heading', { level: 2, name: 'Bu süzgeçlere uyan kelime yok' }).waitFor()
    await page.getByRole('button', { name: 'Süzgeçleri temizle' }).click()
    await expectFirst(page, 'a')
  })

  test('without a learning record every word is new, and nothing waits', async ({ open }) => {
    const page = await openWords(open)
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
    await chip(page, 'Tekrar bekleyen').click()
    await chip(page, 'Tanıdık').click()
    await soon(async () => expect((await firstWords(page, 9)).toSorted()).toEqual(asked))
    expect(await rows(page).first().textContent()).toContain('Bellek: tanıdık')
    await chip(page, 'Kalıcı').click()
    await chip(page, 'Tanıdık').click()
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
    const due = chip(page, 'Tekrar bekleyen')
    expect(await due.getAttribute('aria-disabled')).toBe('true')
    await due.click({ force: true })

    expect(await due.getAttribute('aria-pressed')).toBe('false')
    await expectFirst(page, 'a')
  })
})

describe.concurrent('the list', () => {
  test('has few rows on the page and tells the place of each among all', async ({ open }) => {
    const page = await openWords(open)
    const told = await rows(page).evaluateAll((items) =>
      items.map((item) => [item.ariaPosInSet, item.ariaSetSize]),
    )
    expect(told.length).toBeLessThan(40)
    expect(told).toEqual(told.map((_, at) => [String(at + 1), String(words.length)]))

    await page.mouse.wheel(0, 20_000)
    await soon(async () => {
      const first = Number(await rows(page).nth(1).getAttribute('aria-posinset'))
      expect(first).toBeGreaterThan(200)
      const [headword] = await rows(page).nth(1).locator('a [lang=en]').allTextContents()
      expect(headword).toBe(words[first - 1]?.headword)
    })
  })

  test('says where another letter begins, in a long list in the order of the alphabet', async ({
    open,
  }) => {
    const page = await openWords(open, '?liste=zor')
    const letterOf = (headword: string) => headword.charAt(0).toUpperCase()
    const letters = new Set(
      words
        .filter(({ lists }) => lists.some(({ list }) => list === 'zor'))
        .map(({ headword }) => letterOf(headword)),
    )
    const seen = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const found = new Set<string>()
      for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
        scrollTo(0, top)
        for (let frames = 0; frames < 3; frames += 1) await frame()
        for (const one of document.querySelectorAll('#icerik :not(section) > h2[lang=en]')) {
          found.add(one.textContent)
        }
      }
      scrollTo(0, 0)
      return [...found]
    })
    expect(seen).toEqual([...letters])
    await searchField(page).fill('ab')
    await expectFirst(page, 'abundant')
    expect(await page.locator('#icerik ul h2').count()).toBe(0)
  })

  test('is walked through by keyboard alone, to the card and back', async ({ open }) => {
    const page = await openWords(open)
    await page.keyboard.press('/')
    expect(await searchField(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await searchField(page).inputValue()).toBe('')
    await page.keyboard.type('zor')
    await soon(async () => expect(await rows(page).count()).toBeLessThan(20))
    await searchField(page).fill('')
    await chip(page, 'ZOR').focus()
    await page.keyboard.press('Space')
    await expectFirst(page, 'abundant')

    const zor = words.filter((word) => word.lists.some(({ list }) => list === 'zor'))
    const named = (at: number) => zor.at(at)?.headword ?? ''
    await searchField(page).focus()
    await page.keyboard.press('ArrowDown')
    await expectFocus(page, named(0))
    for (let at = 1; at <= 12; at += 1) {
      await page.keyboard.press('ArrowDown')
      await expectFocus(page, named(at))
    }
    await page.keyboard.press('End')
    await expectFocus(page, named(-1))
    await page.keyboard.press('ArrowDown')
    await expectFocus(page, named(-1))
    await page.keyboard.press('ArrowUp')
    await expectFocus(page, named(-2))
    await page.keyboard.press('Home')
    await expectFocus(page, named(0))
    const row = await page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      return { top, bottom, height: innerHeight }
    })
    expect(row.top).toBeGreaterThanOrEqual(64)
    expect(row.bottom).toBeLessThanOrEqual(row.height)

    await page.keyboard.press('ArrowDown')
    await expectFocus(page, named(1))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('blockquote').first().waitFor()
    expect(await page.getByRole('dialog').getByRole('heading').first().textContent()).toBe(named(1))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // The card is closed for good once its step of the history is gone.
    await page.waitForFunction(() => !(history.state as { layer?: boolean } | null)?.layer)
    await expectFocus(page, named(1))
    await page.keyboard.press('Home')
    await expectFocus(page, named(0))
    await page.keyboard.press('ArrowUp')
    expect(await searchField(page).evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('the key / is quiet where shortcuts are turned off', async ({ open }) => {
    const page = await open(pageAddress.settings, { viewport: desktop })
    await page.getByRole('checkbox', { name: 'Klavye kısayolları' }).click()
    await page.goto(new URL(pageAddress.words, page.url()).href)
    await rows(page).first().waitFor()
    await page.keyboard.press('/')

    expect(await searchField(page).evaluate((field) => field === document.activeElement)).toBe(
      false,
    )
  })

  test('shows the current word beside it on a wide screen, where a second click opens its card', async ({
    open,
  }) => {
    const page = await openWords(open, '?liste=zor')
    const preview = page.getByRole('complementary', { name: 'Seçili kelime' })
    await preview.getByRole('heading', { name: 'abundant' }).waitFor()
    await preview.getByRole('blockquote').waitFor()
    const second = rows(page).nth(1).getByRole('link')
    const [, headword = ''] = await firstWords(page, 2)
    await second.click()
    await preview.getByRole('heading', { name: headword }).waitFor()
    expect(await second.getAttribute('aria-current')).toBe('true')
    expect(await page.getByRole('dialog').count()).toBe(0)

    await second.dblclick()
    await page.getByRole('dialog').getByRole('heading', { name: headword }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await preview.getByRole('button', { name: 'Kartı aç' }).click()
    await page.getByRole('dialog').getByRole('heading', { name: headword }).waitFor()
  })

  test('on a phone a row opens its card; each is a link to the page of its word', async ({
    open,
  }) => {
    const headword = 'abundant'
    const page = await openWords(open, '', { viewport: phone })
    expect(await page.getByRole('complementary').count()).toBe(0)
    await searchField(page).fill('ice cream')
    await expectFirst(page, 'ice cream')
    expect(await rows(page).first().getByRole('link').getAttribute('href')).toBe(
      wordAddress('ice-cream'),
    )
    await searchField(page).fill(headword)
    await expectFirst(page, headword)
    const row = rows(page).first().getByRole('link')
    expect(await row.getAttribute('href')).toBe(wordAddress('abundant'))
    await row.click()
    await page.getByRole('dialog').getByRole('heading', { name: headword }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    expect(new URL(page.url()).searchParams.get('q')).toBe(headword)
    await expectFirst(page, headword)
  })

  test('is read without sideways scrolling on 320 pixels, where rows grow with their words', async ({
    open,
  }) => {
    const page = await openWords(open, '?q=station', { viewport: { width: 320, height: 640 } })
    await soon(async () => {
      const boxes = await rows(page).evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
      )
      for (const [at, [top = 0]] of boxes.entries()) {
        expect(Math.abs(top - (boxes[at - 1]?.[1] ?? top))).toBeLessThan(1.5)
      }
    })

    expect(await rows(page).count()).toBeGreaterThan(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

describe.concurrent('words that do not come', () => {
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

  test('take the shape of a list while they are on their way', async ({ open }) => {
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
    release()

    await expectFirst(page, 'go')
    expect(await page.getByText('Kelimeler hazırlanıyor').count()).toBe(0)
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
