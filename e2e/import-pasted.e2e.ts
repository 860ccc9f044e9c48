// What is pasted is understood as people write it: lists of an exam course, and English texts.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { desktop, phone, test } from './product.ts'

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Yapıştır' }).click()
  await page.getByRole('radio', { name: 'Otomatik' }).waitFor()
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: 'Oku' }).click()
}

describe('what is pasted', () => {
  test('has its meanings apart by another sign in each line, and the Turkish in front in some', async ({
    open,
  }) => {
    const page = await open(pageAddress.importWords, { viewport: phone })
    await paste(
      page,
      [
        'ubiquitous',
        'zeitgeist: çağın ruhu',
        'quixotic, gerçekçi olmayan',
        'plummet -> çakılmak',
        'yumurta - egg',
        'serendipity',
      ].join('\n'),
    )
    const words = page.getByRole('region', { name: 'Kelimeler' }).getByRole('listitem')
    await words.getByText('zeitgeist', { exact: true }).waitFor()
    expect(await words.locator('b[lang=en]').allTextContents()).toEqual([
      'ubiquitous',
      'zeitgeist',
      'quixotic',
      'plummet',
      'egg',
      'serendipity',
    ])
    await page.getByText('1 satırda Türkçesi öndeydi').waitFor()
    await page.getByText('1 satıra bakmak gerekiyor').waitFor()
    // Nothing is offered that cannot be done.
    expect(await page.getByText('ya da çevir').count()).toBe(0)
  })

  test('with the Turkish in front of all of it is turned, and that is said', async ({ open }) => {
    const page = await open(pageAddress.importWords, { viewport: desktop })
    await paste(page, 'yumurta - egg\nelma - apple')
    await page.getByText('2 satırda Türkçesi öndeydi').waitFor()
    await page.getByRole('heading', { name: 'Bütün satırlar hazır' }).waitFor()
  })

  test('as a text gives the words as what they are there', async ({ open }) => {
    const page = await open(pageAddress.importWords, { viewport: desktop })
    await paste(
      page,
      'My grandmother taught me how to cook in the summer. After that we boiled the eggs, fried the chicken and sat down. She peeled potatoes.',
    )
    const rows = page.getByRole('region', { name: 'Metindeki kelimeler' }).getByRole('listitem')
    const row = (word: string) => rows.filter({ has: page.getByText(word, { exact: true }) })
    expect(await row('cook').getByRole('combobox').inputValue()).toBe('cook.v.1')
    for (const verb of ['boil', 'fry', 'peel']) await row(verb).waitFor()
  })
})
