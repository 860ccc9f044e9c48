// Seçenekler: Karşılık, where the five options are one Turkish word each.

import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { goTo, soon } from './page-checks.ts'
import { endGame, goOn, questionUp, reviewUp } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { storedRecord } from './stored-record.ts'
import { optionsOf } from './words.ts'

describe('short options', () => {
  test.for([phone, desktop])(
    'are glosses of five words, each with its word in review and results',
    async (viewport, { open }) => {
      const page = await open('/', { viewport })
      await page.getByRole('radio', { name: 'Karşılık' }).check()
      await page.getByRole('button', { name: /^KOLAY/ }).click()
      // Where the answer would stand out by its form, a word is asked by definitions all the same.
      const short = page.getByRole('group', { name: /kelimesinin karşılığı hangisi\?$/ })
      let round = 1
      for (; ; round += 1) {
        await questionUp(page, round)
        if ((await short.count()) > 0) break
        await page.keyboard.press('0')
        await goOn(page)
      }

      const word = await page.getByRole('heading', { level: 1 }).innerText()
      const texts = await page.locator('fieldset label > span:last-child').allInnerTexts()
      const [key] = optionsOf('kolay').filter((entry) => entry.word === word)
      const glosses = optionsOf('kolay')
        .filter(({ partOfSpeech }) => partOfSpeech === key?.partOfSpeech)
        .map(({ gloss }) => gloss)
      expect(new Set(texts).size).toBe(5)
      expect(texts).toContain(key?.gloss)
      expect(texts.every((text) => glosses.includes(text))).toBe(true)

      await page.keyboard.press(String(texts.indexOf(key?.gloss ?? '') + 1))
      await questionUp(page, round + 1)
      await endGame(page)
      await reviewUp(page)
      await page
        .getByText(key?.gloss ?? '', { exact: true })
        .first()
        .waitFor()
      const { records } = await storedRecord(page)
      expect(records.findLast(({ kind }) => kind === 'answer')).toMatchObject({
        optionText: 'gloss',
      })

      await goTo(page, new URL(pageAddress.settings, page.url()).href)
      await soon(async () => {
        expect(await page.getByRole('radio', { name: 'Karşılık' }).isChecked()).toBe(true)
      })
    },
  )
})
