import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { allDetails, wordsOf } from './words.ts'

/** Expects Turkish texts of `page` to hold no English word, and English ones no Turkish letter. */
export async function expectLanguagesMarked(page: Page) {
  const { turkish, english } = await page.evaluate(() => {
    const turkish: string[] = []
    const english: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      const { parentElement } = walker.currentNode
      // With script on, what stands in a noscript is markup that nobody reads.
      if (!text || parentElement?.closest('noscript')) continue
      const language = parentElement?.closest('[lang]')?.getAttribute('lang')
      if (language === 'en') english.push(text)
      else if (language === 'tr') turkish.push(text)
    }
    return { turkish, english }
  })
  expect(turkish.filter(holdsEnglish)).toEqual([])
  expect(english.filter((text) => /[ığşçöüİĞŞÇÖÜ]/.test(text))).toEqual([])
}

const lists = ['kolay', 'zor'] as const
const englishWords = new Set(lists.flatMap(wordsOf).map(({ word }) => word))
// *alarm* and *park* are words of both languages. Options may be words of no list.
const turkishWords = new Set(
  [...allDetails().values()]
    .flatMap(({ entries, falseFriends = [] }) => [
      ...falseFriends.map(({ turkish }) => turkish),
      ...entries.flatMap(({ senses }) =>
        senses.flatMap(({ gloss, definitionTr, example }) => [...gloss, definitionTr, example.tr]),
      ),
    ])
    .flatMap(wordsIn)
    // *Your list*.
    .concat('listen'),
)

function holdsEnglish(text: string): boolean {
  return wordsIn(text).some(
    (word) => word.length > 3 && englishWords.has(word) && !turkishWords.has(word),
  )
}

function wordsIn(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? []
}
