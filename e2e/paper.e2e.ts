// What is printed: words and answers, black on white, without what only a screen can do.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress, wordAddress, worksheetAddress } from '#contract/addresses.ts'
import { openList } from './lists-player.ts'
import { play, reviewUp, startGame } from './player.ts'
import { type Open, test } from './product.ts'
import { atResults } from './reach-states.ts'

const sheets: readonly (readonly [string, (open: Open) => Promise<Page>])[] = [
  ['the page of a word', (open) => open(wordAddress('light'))],
  ['the results', (open) => atResults(open, 'Yanlış')],
  ['the review', openReview],
  ['a worksheet', openWorksheet],
  ['a list of one’s own', openOwnList],
  ['Hakkımızda', (open) => open(pageAddress.about)],
]

describe('on paper', () => {
  test.for(sheets)('%s stands whole, in black, without controls', async ([, reach], { open }) => {
    const page = await reach(open)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const texts = await textsOf(page)

    await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' })

    expect(await page.locator('nav:visible, input:visible, textarea:visible').count()).toBe(0)
    const printed = await textsOf(page)
    expect(texts.filter((text) => !printed.includes(text))).toEqual([])
    expect(await paleTexts(page)).toEqual([])
  })
})

async function openReview(open: Open): Promise<Page> {
  const page = await open('/')
  await startGame(page)
  await play(page, 'kolay', ['right', 'wrong', 'wrong', 'right', 'wrong'])
  await page.getByRole('button', { name: 'Bitir', exact: true }).click()
  await reviewUp(page)
  return page
}

async function openOwnList(open: Open): Promise<Page> {
  return await openList(open, 'Kitabım', [
    ['gizmo', 'zımbırtı'],
    ['doodad', 'şey'],
  ])
}

async function openWorksheet(open: Open): Promise<Page> {
  const page = await open(worksheetAddress('liste=zor&kagit=4F2A&surum=a,b'))
  await page.getByRole('article').first().waitFor()
  return page
}

/** What the page says in its paragraphs and headings; what stands with buttons is for the screen. */
async function textsOf(page: Page): Promise<string[]> {
  return await page.locator('#icerik').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('h1, h2, dt, dd, blockquote')]
      .filter((one) => one.checkVisibility() && !one.closest('nav, section:has(button)'))
      .map((one) => one.innerText.trim())
      .filter(Boolean),
  )
}

/** Texts that are not dark on light. */
async function paleTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const brightness = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return alpha === 0 ? undefined : (0.3 * red + 0.59 * green + 0.11 * blue) / 255
    }
    const ground = (element: Element | null): number => {
      if (!element) return 1
      const own = brightness(getComputedStyle(element).backgroundColor)
      return own ?? ground(element.parentElement)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const pale: string[] = []
    while (walker.nextNode()) {
      const { parentElement: element, textContent: text } = walker.currentNode
      if (!element?.checkVisibility() || !text?.trim() || element.closest('.sr, noscript')) continue
      const ink = brightness(getComputedStyle(element).color) ?? 1
      if (ink > 0.35 || ground(element) < 0.7) pale.push(text)
    }
    return pale
  })
}
