// Own words and corrections that change while they are in use elsewhere.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress, wordAddress, wordsAddress } from '#contract/addresses.ts'
import { wordUp } from './learn-player.ts'
import { listable, listRows } from './lists-player.ts'
import { allOwn, changeMeaning, openOwnList, playList } from './own-words-player.ts'
import { openTab, soon } from './page-checks.ts'
import { questionUp } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { storedRecord } from './stored-record.ts'
import { rows } from './words-player.ts'

const optionTexts = async (page: Page) =>
  (await page.locator('#icerik fieldset label').allInnerTexts()).map((text) =>
    text.replace(/^[A-E]\s+/, '').trim(),
  )

/** Picks the option that says `meaning`, and expects it to have been the right one. */
async function expectRight(page: Page, meaning: string): Promise<void> {
  await soon(async () => expect(await optionTexts(page)).toContain(meaning))
  const options = await optionTexts(page)
  expect(new Set(options).size).toBe(5)
  await page.keyboard.press(String(options.indexOf(meaning) + 1))
  await soon(async () => {
    const answer = (await storedRecord(page)).records.find(({ kind }) => kind === 'answer')
    expect(answer).toMatchObject({ chosen: answer?.sense ?? '' })
  })
}

describe('while a game is open', () => {
  test.for([phone, desktop])(
    'the meaning of an own word changes in its question at once',
    async (viewport, { open }) => {
      const list = await openOwnList(open, { viewport }, allOwn)
      const game = await openTab(list, list.url())
      await game.getByRole('button', { name: 'Bunlarla tur' }).click()
      await questionUp(game, 1)
      const word = await wordUp(game)

      await changeMeaning(list, word, 'yepyeni bir anlam')

      await expectRight(game, 'yepyeni bir anlam')
      expect(await wordUp(game)).not.toBe('')
    },
  )

  test('a word of the lexicon that is corrected changes in its question at once', async ({
    open,
  }) => {
    const [{ slug }] = listable as [(typeof listable)[number]]
    const game = await open('/', { viewport: desktop })
    await game.getByRole('radio', { name: 'Karşılık' }).check()
    await game.goto(new URL(wordsAddress(`kelime=${slug}`), game.url()).href)
    await game.getByRole('button', { name: 'Bunlarla tur' }).click()
    await questionUp(game, 1)

    const card = await openTab(game, new URL(wordAddress(slug), game.url()).href)
    await card
      .getByRole('button', { name: /anlamını düzelt/ })
      .first()
      .click()
    const form = card.getByRole('form', { name: 'Anlamı düzelt' })
    await form.getByLabel('Türkçesi').fill('bambaşka bir karşılık')
    await card.keyboard.press('Enter')
    await card.getByText('senin düzelttiğin').waitFor()

    await expectRight(game, 'bambaşka bir karşılık')
  })
})

test('an own word that is in no list any more does not count in İlerleme, until it is back', async ({
  open,
}) => {
  const page = await openOwnList(open, { viewport: desktop })
  await playList(page, 'ledge')
  const words = async (progress: Page) => {
    const facts = progress.getByRole('link', { name: / kelime$/ })
    const numbers = await facts.allInnerTexts()
    return numbers.reduce((sum, text) => sum + Number(text), 0)
  }
  const progress = await openTab(page, new URL(pageAddress.progress, page.url()).href)
  await progress.getByText('5 yanıttan hesaplandı').waitFor()
  expect(await words(progress)).toBe(5)

  const lists = await openTab(page, new URL(pageAddress.lists, page.url()).href)
  await lists.getByRole('link', { name: 'Kitabım' }).click()
  await listRows(lists, 'Kitabım').filter({ hasText: 'ledge' }).getByRole('button').click()
  await lists.getByText('Artık sorulmaz ve İlerleme’de sayılmaz.').waitFor()
  await lists.getByRole('button', { name: 'Listeden çıkar' }).click()

  await progress
    .getByText('5 yanıttan hesaplandı; listelerinden çıkardığın 1 kelime sayılmadı')
    .waitFor()
  expect(await words(progress)).toBe(4)
  expect(await progress.getByRole('link', { name: 'ledge' }).count()).toBe(0)
  // As many as the numbers lead to.
  const found = await openTab(
    page,
    new URL(wordsAddress('bellek=calisilan,tanidik,pekisiyor,kalici'), page.url()).href,
  )
  await soon(async () => expect(await rows(found).count()).toBe(4))

  await lists.getByRole('button', { name: 'Geri al' }).click()
  await progress.getByText('5 yanıttan hesaplandı', { exact: true }).waitFor()
  expect(await words(progress)).toBe(5)
})
