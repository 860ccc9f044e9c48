// Kelimeler: the list, its keys, and what opens from it.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress, wordAddress } from '#contract/addresses.ts'
import { soon } from './page-checks.ts'
import { desktop, phone, test } from './product.ts'
import {
  chip,
  expectFirst,
  firstWords,
  focused,
  openWords,
  rows,
  searchField,
  words,
} from './words-player.ts'

async function expectFocus(page: Page, word: string): Promise<void> {
  await soon(async () => expect(await focused(page)).toBe(word))
}

describe('the list', () => {
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
    await page.getByRole('button', { name: 'Süz', exact: true }).focus()
    await page.keyboard.press('Enter')
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

  test('the arrow down leads back to where one was, and to the first of a new search', async ({
    open,
  }) => {
    const page = await openWords(open, '?liste=zor')
    const zor = words.filter((word) => word.lists.some(({ list }) => list === 'zor'))
    await expectFirst(page, 'abundant')
    await searchField(page).focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
    await expectFocus(page, zor[2]?.headword ?? '')

    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    await expectFocus(page, zor[2]?.headword ?? '')

    await searchField(page).fill('adversary')
    await expectFirst(page, 'adversary')
    await searchField(page).press('ArrowDown')
    await expectFocus(page, 'adversary')
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
