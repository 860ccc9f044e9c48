// Sets of words: what can be done with whatever a list shows.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { wordsAddress } from '#contract/addresses.ts'
import { openTab, soon } from './page-checks.ts'
import { openResults, play, questionUp, reviewUp, startGame } from './player.ts'
import { desktop, phone, test } from './product.ts'
import {
  expectFirst,
  focused,
  onChip,
  openWords,
  rows,
  searchField,
  words,
} from './words-player.ts'

const bar = (page: Page) => page.getByRole('group', { name: 'Bu kelimelerle' })
const tick = (page: Page, word: string) =>
  page.getByRole('checkbox', { name: `${word} kelimesini seç` })
const c1 = words
  .filter(({ lists }) => lists.some(({ list }) => list === 'zor'))
  .filter(({ entries }) => entries.some(({ cefr }) => cefr === 'C1'))
const [first, second, third, fourth] = c1.map(({ headword }) => headword) as [
  string,
  string,
  string,
  string,
]
const whole = `${c1.length} kelime`

/** Answers with an option at random until the game is over; gives the words asked. */
async function playThrough(page: Page, count: number): Promise<string[]> {
  const asked: string[] = []
  for (let number = 1; number <= count; number += 1) {
    await questionUp(page, number)
    asked.push((await page.locator('#icerik h1').textContent()) ?? '')
    await page.keyboard.press('0')
    await page.getByRole('button', { name: 'Sonraki', exact: true }).waitFor()
    await page.keyboard.press('Enter')
  }
  await reviewUp(page)
  return asked
}

describe('ticks', () => {
  test('are set by Space, through by Shift, and outlive scrolling and searching', async ({
    open,
  }) => {
    const page = await openWords(open, '?liste=zor&duzey=c1')
    expect(await bar(page).textContent()).toContain(whole)
    await searchField(page).press('ArrowDown')
    await soon(async () => expect(await focused(page)).toBe(first))
    await page.keyboard.press('Space')
    await bar(page).getByText('1 kelime seçili').waitFor()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
    await soon(async () => expect(await focused(page)).toBe(fourth))
    await page.keyboard.press('Shift+Space')
    await bar(page).getByText('4 kelime seçili').waitFor()
    await bar(page).getByText(`${c1.length} kelimeden`).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Tümünü seç' }).evaluate(isMixed)).toBe(true)
    await tick(page, second).click()
    await bar(page).getByText('3 kelime seçili').waitFor()

    await page.mouse.wheel(0, 8000)
    await searchField(page).fill(third)
    await expectFirst(page, third)
    expect(await tick(page, third).isChecked()).toBe(true)
    expect(await bar(page).textContent()).toContain('3 kelime seçili')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('heading', { name: third }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await bar(page).getByRole('button', { name: 'Seçimi kaldır' }).click()
    await soon(async () => expect(await bar(page).textContent()).not.toContain('seçili'))
    expect(await tick(page, third).isChecked()).toBe(false)
  })

  test('on all words are the list itself, and go with the screen', async ({ open }) => {
    const page = await openWords(open, '?liste=zor&duzey=c1')
    const all = page.getByRole('checkbox', { name: 'Tümünü seç' })
    await all.click()
    await bar(page).getByText(`${c1.length} kelime seçili`).waitFor()
    expect(await tick(page, first).isChecked()).toBe(true)
    await page.getByRole('link', { name: 'Hakkımızda' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Hakkımızda' }).waitFor()
    await page.goBack()
    await rows(page).first().waitFor()

    await onChip(page, 'C1').waitFor()
    expect(await bar(page).textContent()).toContain(whole)
    expect(await bar(page).textContent()).not.toContain('seçili')
    expect(await all.isChecked()).toBe(false)
  })
})

describe('a set', () => {
  test('is handed on by its address, which opens the same words with the same bar', async ({
    open,
  }) => {
    const page = await openWords(open, '?liste=zor&duzey=c1', {
      viewport: phone,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const share = async () => {
      await bar(page).getByRole('button', { name: 'Diğer işlemler' }).click()
      await bar(page).getByRole('button', { name: 'Bağlantıyı paylaş' }).click()
    }
    await tick(page, third).click()
    await tick(page, first).click()
    await share()
    await page.getByText('Bağlantı kopyalandı').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const elsewhere = await openTab(page, link)
    await expectFirst(elsewhere, first, third)
    expect(await rows(elsewhere).count()).toBe(2)
    expect(await bar(elsewhere).textContent()).toContain('2 kelime')
    await elsewhere.reload()
    await expectFirst(elsewhere, first, third)
    await onChip(elsewhere, '2 kelime').click()
    await expectFirst(elsewhere, words[0]?.headword ?? '')
    await elsewhere.close()

    await page.keyboard.press('Escape')
    await onChip(page, 'C1').click()
    await page.getByRole('checkbox', { name: 'Tümünü seç' }).click()
    await tick(page, first).click()
    await share()
    await page.getByText('Bağlantı için en çok 60 kelime seç ya da süzgeç kullan.').waitFor()
  })

  test('whose words are gone in part says how many', async ({ open }) => {
    const page = await openWords(open, `?kelime=${first},unicorn,dragon.n.1,${second}`)
    await page.getByText('2 kelime artık yok; 2 kelime gösteriliyor.').waitFor()
    await expectFirst(page, first, second)
    await page.goto(new URL(wordsAddress('kelime=unicorn'), page.url()).href)
    await page.getByText('1 kelime artık yok.').waitFor()

    expect(await bar(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Süzgeçleri temizle' }).click()
    await expectFirst(page, words[0]?.headword ?? '')
  })

  test('is played: its words alone, of whatever list, and the same again', async ({ open }) => {
    // Of KOLAY, of ZOR, and of none of the lists.
    const unlisted = words.find(
      ({ lists, entries }) =>
        lists.length === 0 && entries.length === 1 && entries[0].partOfSpeech === 'noun',
    )
    const kolay = words.find(
      ({ lists, entries }) => entries.length === 1 && lists[0]?.list === 'kolay',
    )
    const chosen = [unlisted, kolay, c1[0]].map((word) => word?.headword ?? '')
    const slugs = [unlisted, kolay, c1[0]].map((word) => word?.entries[0].senses[0]?.id)
    const page = await openWords(open, `?kelime=${slugs.join(',')}`, { viewport: phone })
    await bar(page).getByRole('button', { name: 'Bunlarla tur' }).click()
    expect((await playThrough(page, 3)).toSorted()).toEqual(chosen.toSorted())

    await page.getByRole('button', { name: 'Yeni tur' }).click()
    expect((await playThrough(page, 3)).toSorted()).toEqual(chosen.toSorted())
    await openResults(page)
    await page.getByText('3 kelime · EN → TR').waitFor()
    await page.getByRole('button', { name: /^Yanlış\s*3$/ }).click()
    expect(await bar(page).textContent()).toContain('3 kelime')
    await bar(page).getByRole('button', { name: 'Bunlarla tur' }).click()
    await questionUp(page, 1)
    await page.reload()
    await questionUp(page, 1)
    await page.getByRole('link', { name: 'Kelimelere dön' }).click()
    await rows(page).first().waitFor()
    expect(await rows(page).count()).toBe(3)
  })

  test('of which no word makes a question with options says so, and nothing is lost', async ({
    open,
  }) => {
    const page = await openWords(open, '?kelime=because')
    await bar(page).getByRole('button', { name: 'Bunlarla tur' }).click()
    await page.getByText('Bu kelimeler seçenekli sorulmaz.').waitFor()

    await expectFirst(page, 'because')
  })

  test('is printed whole, without controls, by its button and by the browser’s command', async ({
    open,
  }) => {
    const page = await openWords(open, '?liste=zor&duzey=c1', {
      prepare: (fresh: Page) =>
        fresh.addInitScript(() => {
          window.print = () => dispatchEvent(new Event('printing'))
          addEventListener('printing', () => {
            document.title = String(document.querySelectorAll('body > div:last-child li').length)
          })
        }),
    })
    await tick(page, first).click()
    await tick(page, second).click()
    await bar(page).getByRole('button', { name: 'Yazdır' }).click()
    await soon(async () => expect(await page.title()).toBe('2'))
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))

    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const paper = page.locator('body > div:last-child')
    expect(await paper.getByRole('listitem').count()).toBe(c1.length)
    expect(await paper.getByRole('heading').textContent()).toBe(`ZOR · C1 ${whole}`)
    expect(await paper.getByRole('listitem').last().isVisible()).toBe(true)
    await paper.getByText(new URL(wordsAddress('liste=zor&duzey=c1'), page.url()).href).waitFor()
    expect(await page.locator('#root').isVisible()).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    await rows(page).first().waitFor()
  })

  test('says in words what can be done with ticked words, within its bar', async ({ open }) => {
    const page = await openWords(open, '?liste=zor&duzey=c1', {
      viewport: { width: 1280, height: 800 },
    })
    await tick(page, first).click()
    for (const name of ['Listeye ekle', 'Bağlantıyı paylaş', 'Yazdır', 'Çalışma kâğıdı']) {
      expect(await bar(page).getByText(name, { exact: true }).isVisible(), name).toBe(true)
    }
    expect(await bar(page).evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
    const tops = await bar(page)
      .getByRole('button')
      .evaluateAll((all) => [
        ...new Set(
          all
            .filter((one) => one.checkVisibility())
            .map((one) => Math.round(one.getBoundingClientRect().top / 10)),
        ),
      ])
    expect(tops).toHaveLength(1)
  })

  test('leaves its bar off the last word and the page at its width on 320 pixels', async ({
    open,
  }) => {
    const page = await openWords(open, '?liste=zor&duzey=c1', {
      viewport: { width: 320, height: 640 },
    })
    await searchField(page).press('ArrowDown')
    await page.keyboard.press('End')
    await soon(async () => expect(await focused(page)).toBe(c1.at(-1)?.headword))
    await page.keyboard.press('Space')
    await bar(page).getByText('1 kelime seçili').waitFor()
    await soon(async () => {
      const last = await rows(page).last().boundingBox()
      const over = await bar(page).boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
    })

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('a game that gives way to another says so, and one can go back to it', async ({ open }) => {
  const page = await open('/', { viewport: desktop })
  await startGame(page, { list: 'kolay', count: 10 })
  await play(page, 'kolay', ['right', 'wrong'])
  await questionUp(page, 3)
  const shown = await page.locator('#icerik h1').textContent()
  await page.goto(new URL(wordsAddress('liste=zor&duzey=c1'), page.url()).href)
  await rows(page).first().waitFor()
  await bar(page).getByRole('button', { name: 'Bunlarla tur' }).click()
  await questionUp(page, 1)
  await page.getByText('KOLAY turun 2 yanıtla kapandı').waitFor()
  await page.getByRole('button', { name: 'Geri dön' }).click()

  await questionUp(page, 3)
  expect(await page.locator('#icerik h1').textContent()).toBe(shown)
  await play(page, 'kolay', ['right'], 3)
  await questionUp(page, 4)
})

const isMixed = (box: Element) => (box as HTMLInputElement).indeterminate
