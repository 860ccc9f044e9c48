// Own words take part everywhere: played, learned, swept, asked again, found, and seen in progress.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { learnAddress, pageAddress, sweepAddress, wordsAddress } from '#contract/addresses.ts'
import { claimUnknown, learnUp, wordUp } from './learn-player.ts'
import {
  allOwn,
  few,
  known,
  openOwnList,
  own,
  playList,
  setOfList,
  studyAll,
} from './own-words-player.ts'
import { openTab, soon } from './page-checks.ts'
import { questionUp, reviewUp } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { recallUp } from './recall-player.ts'
import { storedRecord } from './stored-record.ts'
import { rows, searchField } from './words-player.ts'

// Of ten that are said to be known, one is checked.
const meaningOfSwept: ReadonlyMap<string, string> = new Map([
  ...own,
  ['flarp', 'zırıltı'],
  ['glim', 'ışıltı'],
  ['snarf', 'kapkaç'],
  ['blorp', 'şapırtı'],
  ['quib', 'iğneleme'],
  ['drell', 'sızıntı'],
  ['vork', 'kürek sapı'],
])

describe('own words', () => {
  test('are played, asked again, found and counted like all others', async ({ open, origin }) => {
    const page = await openOwnList(open, { viewport: phone })
    const asked = await playList(page, 'ledge')
    // What waits for a meaning is not asked.
    expect(asked.toSorted()).toEqual([...own.map(([word]) => word), known.word].toSorted())

    const recall = await openTab(page, origin + pageAddress.recall)
    expect(await studyAll(recall, recallUp)).toContain('ledge')

    const words = await openTab(page, origin + wordsAddress('q=beklemek'))
    await rows(words).filter({ hasText: 'kendi kelimen' }).getByText('look forward to').waitFor()
    await searchField(words).fill('cikinti')
    await rows(words).getByText('ledge', { exact: true }).click()
    const card = words.getByRole('dialog')
    await card.getByText('çıkıntı').waitFor()
    await card.getByRole('link', { name: '“Kitabım” listesinde düzenle' }).waitFor()
    expect(await card.getByRole('button', { name: 'Çeviride hata var' }).count()).toBe(0)
    // Its page is there after a reload as well.
    await card.getByRole('link', { name: 'Kartın tamamı' }).click()
    await words.reload()
    await words.getByRole('heading', { level: 1, name: 'ledge' }).waitFor()

    const progress = await openTab(page, origin + pageAddress.progress)
    await progress.getByText(`Kitabım`).first().waitFor()
    await progress.getByText('Kitabım').first().click()
    await progress.getByRole('link', { name: 'ledge' }).first().waitFor()
  })

  test('are learned, and the list is a set with an address', async ({ open, origin }) => {
    const page = await openOwnList(open, { viewport: desktop }, few)
    await page.getByRole('link', { name: 'Bunları öğren' }).click()
    await page.getByRole('heading', { name: 'Kitabım' }).waitFor()
    await page.getByRole('button', { name: 'Başla' }).click()
    expect((await studyAll(page, learnUp)).size).toBe(3)
    await page.getByRole('heading', { name: '3 kelime öğrendin' }).waitFor()

    const { search } = new URL(page.url())
    const words = await openTab(page, origin + wordsAddress(search.slice(1)))
    await rows(words).getByText('umpteen').waitFor()
    expect(await rows(words).count()).toBe(few.length)
    // In the order of the list.
    expect(await rows(words).first().innerText()).toContain('serendipity')
    await words.getByText('3 gördün').waitFor()

    // The list goes: it is said wherever it was asked for.
    const lists = await openTab(page, origin + pageAddress.lists)
    await lists.getByRole('button', { name: 'Kitabım: diğer işlemler' }).click()
    await lists.getByRole('button', { name: 'Listeyi sil' }).click()
    await words.getByRole('heading', { name: 'Bu liste artık yok' }).waitFor()
    const learn = await openTab(page, origin + learnAddress(search.slice(1)))
    await learn.getByRole('heading', { name: 'Bu liste artık yok' }).waitFor()
  })

  test('what is corrected is shown at once, in every tab', async ({ open, origin }) => {
    const page = await open(wordsAddress(`q=${known.word}`), { viewport: desktop })
    await rows(page).first().getByRole('link').press('Enter')
    const card = page.getByRole('dialog')
    await card
      .getByRole('button', { name: /anlamını düzelt/ })
      .first()
      .click()
    await card.getByLabel('Türkçesi', { exact: true }).fill('bambaşka bir karşılık')
    await page.keyboard.press('Enter')
    await card.getByText('bambaşka bir karşılık').waitFor()
    await page.keyboard.press('Escape')
    await rows(page).first().getByText('bambaşka bir karşılık').waitFor()
    await searchField(page).fill('bambaska')
    await rows(page).getByText(known.word, { exact: true }).waitFor()
    const learn = await openTab(page, origin + learnAddress(`kelime=${known.slug}`))
    await learn.getByRole('button', { name: 'Başla' }).click()
    await learnUp(learn)
    await learn.locator('#icerik').getByText('bambaşka bir karşılık').waitFor()
  })

  test('are swept: what is said to be known is checked by its meaning, the rest is taught', async ({
    open,
  }) => {
    const words = [...meaningOfSwept].map(([word, meaning]) => ({
      own: { word, meanings: [meaning] },
    }))
    const page = await openOwnList(open, { viewport: desktop }, words)
    await page.goto(new URL(sweepAddress(setOfList(page)), page.url()).href)
    const swept = new Set<string>()
    let checks = 0
    for (let kind = await learnUp(page); kind !== 'end'; kind = await learnUp(page)) {
      const word = await wordUp(page)
      swept.add(word)
      if (kind === 'choice') {
        checks += 1
        await answerCheck(page)
      } else if (word === 'ledge') await claimUnknown(page)
      else await claimKnown(page)
    }
    expect([...swept].toSorted()).toEqual([...meaningOfSwept.keys()].toSorted())
    expect(checks).toBe(1)
    await page.getByRole('button', { name: '1 kelimeyi öğren' }).click()
    expect(await learnUp(page)).toBe('card')
    expect(await wordUp(page)).toBe('ledge')
    await page.locator('#icerik').getByText('çıkıntı').waitFor()
  })

  test.for([phone, desktop])(
    'are asked from Turkish to English, and English words are the options',
    async (viewport, { open }) => {
      const page = await openOwnList(open, { viewport }, allOwn)
      const list = page.url()
      await page.goto(new URL('/', list).href)
      await page.getByRole('radio', { name: 'Türkçeden İngilizceye' }).check()
      await page.goto(list)
      await page.getByRole('button', { name: 'Bunlarla tur' }).click()
      const asked: string[] = []
      for (let number = 1; number <= own.length; number += 1) {
        await questionUp(page, number)
        const meaning = (await wordUp(page)).toLocaleLowerCase('tr')
        const word = own.find(([, one]) => one === meaning)?.[0] ?? ''
        asked.push(word)
        const options = await page.locator('#icerik fieldset label').allInnerTexts()
        const texts = options.map((text) => text.replace(/^[A-E]\s+/, '').trim())
        expect(new Set(texts).size).toBe(5)
        const place = texts.indexOf(word)
        expect(place, `${word} among ${texts}`).toBeGreaterThanOrEqual(0)
        await page.keyboard.press(String(place + 1))
      }
      await reviewUp(page)
      expect(asked.toSorted()).toEqual(own.map(([word]) => word).toSorted())
      const { records } = await storedRecord(page)
      const answers = records.filter(({ kind }) => kind === 'answer')
      expect(answers).toHaveLength(own.length)
      for (const answer of answers) {
        expect(answer).toMatchObject({ direction: 'tr-en', chosen: answer.sense })
      }
    },
  )
})

/** Says of the word on the stage that it is known; in its first moment it hears nothing. */
async function claimKnown(page: Page): Promise<void> {
  const before = await page.locator('#icerik').innerText()
  await soon(async () => {
    if ((await page.locator('#icerik').innerText()) === before)
      await page.keyboard.press('ArrowRight')
    expect(await page.locator('#icerik').innerText()).not.toBe(before)
  })
}

/** Answers the check of a claim rightly. */
async function answerCheck(page: Page): Promise<void> {
  const word = await wordUp(page)
  const options = page
    .getByRole('group', { name: /(anlamı|karşılığı) hangisi/ })
    .getByRole('button')
  const meaning = meaningOfSwept.get(word) ?? '?'
  const texts = await options.allInnerTexts()
  const place = texts.findIndex((text) => text.toLocaleLowerCase('tr').endsWith(meaning))
  expect(place, `${meaning} among ${texts}`).toBeGreaterThanOrEqual(0)
  await options.nth(place).click()
  const next = page.getByRole('button', { name: 'Sonraki', exact: true })
  await soon(async () => {
    if (await next.isVisible()) await next.click({ timeout: 500 }).catch(() => undefined)
    expect(await page.locator('#icerik [data-verdict]').count()).toBe(0)
  })
}
