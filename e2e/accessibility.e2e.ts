// For everyone: on any screen size and theme, and with a screen reader.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { wordsAddress } from '#contract/addresses.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import type { WordDetail } from '#lexicon/word-detail.ts'
import { states } from './accessible-states.ts'
import { expectLanguagesMarked } from './languages.ts'
import { expectNoAxeViolations } from './page-checks.ts'
import { openResults, play, questionUp, reviewUp, startGame } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { atQuestion, still, wordRows } from './reach-states.ts'
import { detailsOf, serveOnly, wordsOf } from './words.ts'

describe('for every eye and ear', () => {
  test.for(states)(
    '%s: axe finds nothing on any screen and theme; nothing is small, cut off or in a wrong language',
    async ([, reach], { open }) => {
      const page = await reach(open)

      expect(await smallControls(page)).toEqual([])
      await expectLanguagesMarked(page)
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport)
        await expectNoAxeViolations(page)
      }
      // A theme changes nothing but colors, and a wide screen shows no others: see the test below.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await expectNoAxeViolations(page, ['color-contrast'])
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        expect(await cutOff(page)).toEqual([])
      }
    },
  )

  test('what wide screens alone have can be read in the dark', async ({ open }) => {
    const page = await open('/', {
      viewport: desktop,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    })
    await expectNoAxeViolations(page, ['color-contrast'])
    await page.goto(new URL(wordsAddress('q=kalk'), page.url()).href)
    await wordRows(page).first().waitFor()
    await expectNoAxeViolations(page, ['color-contrast'])
  })

  test('cards with all that a card can hold are readable and mark their languages', async ({
    open,
  }) => {
    const details = detailsOf('kolay')
    const words = wordsOf('kolay').filter(
      ({ partOfSpeech, shape }) => partOfSpeech === 'noun' && shape === 'thing',
    )
    const kinds: ((detail: WordDetail) => boolean)[] = [
      ({ entries }) => entries.length > 1,
      ({ falseFriends }) => falseFriends?.some(({ kind }) => kind === 'full') === true,
      ({ confusables }) => confusables !== undefined,
      ({ entries }) => entries.some(({ senses }) => senses.length > 1),
      ({ entries }) => entries.some(({ senses }) => senses.some((one) => one.synonyms.length > 0)),
    ]
    const chosen = new Set<WordEntry>()
    for (const isOfKind of kinds) {
      const word = words.find((one) => !chosen.has(one) && isOfKind(details[one.id] as WordDetail))
      if (word) chosen.add(word)
    }
    expect(chosen.size).toBe(kinds.length)
    const page = await open('/', {
      ...still,
      prepare: (fresh) => serveOnly(fresh, [...chosen]),
    })
    await startGame(page, { count: 5 })
    await play(page, 'kolay', Array(5).fill('unknown'))
    await reviewUp(page)
    await openResults(page)
    await page.getByRole('button', { name: /^Yanlış\s*\d+$/ }).click()

    for (const { word } of chosen) {
      await page.getByRole('button', { name: word, exact: true }).click()
      await page.getByRole('dialog').getByRole('blockquote').first().waitFor()
      await expectNoAxeViolations(page)
      await expectLanguagesMarked(page)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })
})

describe('on any screen', () => {
  test('a question and all its buttons stand on the smallest phone, or the stage has given way', async ({
    open,
  }) => {
    const page = await atQuestion(open, { list: 'zor' })
    await page.setViewportSize({ width: 360, height: 640 })
    for (const number of [1, 2, 3, 4]) {
      await questionUp(page, number)
      const stage = await page.locator('section[aria-labelledby=soru]').boundingBox()
      const finish = await page.getByRole('button', { name: 'Bitir', exact: true }).boundingBox()
      const bottom = (finish?.y ?? 0) + (finish?.height ?? 0)
      expect(bottom <= 640 || (stage?.height ?? 0) <= 136, `${bottom}, ${stage?.height}`).toBe(true)
      await page.keyboard.press('1')
    }
  })

  test.for([
    ['a phone held sideways', { width: 844, height: 390 }],
    ['a desktop', desktop],
  ] as const)(
    'on %s the word and its options stand side by side',
    async ([, viewport], { open }) => {
      const page = await atQuestion(open, {})
      await page.setViewportSize(viewport)

      const stage = await page.locator('section[aria-labelledby=soru]').boundingBox()
      const options = await page.locator('fieldset').boundingBox()
      expect((stage?.x ?? 0) + (stage?.width ?? 0)).toBeLessThanOrEqual(options?.x ?? 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    },
  )
})

/** The controls in sight that are less than 44 pixels wide or high; links in a sentence may be. */
async function smallControls(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const controls = document.querySelectorAll(
      'a[href], button, input, select, textarea, [role=button]',
    )
    return [...controls].flatMap((control) => {
      const around = [control.parentElement, control.closest('dd')]
      const isInSentence =
        control.matches('a') &&
        around
          .flatMap((one) => [...(one?.childNodes ?? [])])
          .some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const boxes = [control, control.closest('label')].flatMap((one) =>
        one ? [one.getBoundingClientRect()] : [],
      )
      const width = Math.max(...boxes.map((box) => box.width))
      const height = Math.max(...boxes.map((box) => box.height))
      const isHidden = control.closest('[aria-hidden="true"]') !== null
      const isShown =
        !isHidden && control.checkVisibility({ visibilityProperty: true }) && width > 0
      if (!isShown || isInSentence || (width >= 44 && height >= 44)) return []
      return [`${control.tagName} ${control.ariaLabel ?? control.textContent}: ${width}×${height}`]
    })
  })
}

/** Texts that stick out of the window at its side, and cannot be scrolled into it by themselves. */
async function cutOff(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const scrolls = ({ parentElement: around }: Element): boolean =>
      around !== null && (getComputedStyle(around).overflowX === 'auto' || scrolls(around))
    return [...document.querySelectorAll('#root *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        const isForEye = element.checkVisibility() && !element.closest('.sr, [aria-hidden=true]')
        const isOut = width > 0 && (right > innerWidth + 1 || left < -1)
        return hasText && isForEye && isOut && !scrolls(element)
      })
      .map((element) => element.textContent)
  })
}
