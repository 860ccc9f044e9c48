// Seçenekler: Karşılık, where the five options are one Turkish word each.

import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { goTo, soon } from './page-checks.ts'
import { endGame, questionUp, reviewUp } from './player.ts'
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
      await questionUp(page, 1)

      const word = await page.getByRole('heading', { level: 1 }).innerText()
      await page.getByRole('group', { name: `“${word}” kelimesinin karşılığı hangisi?` }).waitFor()
      const texts = await page.locator('fieldset label > span:last-child').allInnerTexts()
      const [key] = optionsOf('kolay').filter((entry) => entry.word === word)
      const glosses = optionsOf('kolay')
        .filter(({ partOfSpeech }) => partOfSpeech === key?.partOfSpeech)
        .map(({ gloss }) => gloss)
      expect(new Set(texts).size).toBe(5)
      expect(texts).toContain(key?.gloss)
      expect(texts.every((text) => glosses.includes(text))).toBe(true)

      await page.keyboard.press(String(texts.indexOf(key?.gloss ?? '') + 1))
      await questionUp(page, 2)
      await endGame(page)
      await reviewUp(page)
      await page
        .getByText(key?.gloss ?? '', { exact: true })
        .first()
        .waitFor()
      const { records } = await storedRecord(page)
      expect(records.find(({ kind }) => kind === 'answer')).toMatchObject({ optionText: 'gloss' })

      await goTo(page, new URL(pageAddress.settings, page.url()).href)
      await soon(async () => {
        expect(await page.getByRole('radio', { name: 'Karşılık' }).isChecked()).toBe(true)
      })
    },
  )
})
