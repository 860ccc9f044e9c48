import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { learnAddress } from '#contract/addresses.ts'
import type { EntryDetail } from '#lexicon/word-detail.ts'
import { soon } from './page-checks.ts'
import type { Open } from './product.ts'
import { still } from './reach-states.ts'
import { allDetails } from './words.ts'

/** How a word of Öğren or Tarama is put on the screen. */
export type LearnKind = 'card' | 'choice' | 'typed' | 'claim' | 'end'

/** What the learner does: by finger, or by keyboard alone. */
export type Hand = 'tap' | 'keys'

/** Waits until something can be done, and tells what. */
export async function learnUp(page: Page): Promise<LearnKind> {
  const main = page.locator('#icerik')
  const signs = {
    card: main.getByRole('button', { name: 'Anladım', exact: true }),
    choice: main.getByRole('button', { name: 'Bilmiyorum', exact: true }),
    typed: main.getByRole('textbox', { name: 'Türkçesini yaz' }),
    claim: main.getByRole('heading', { name: 'Anlamını söyleyebilir misin?' }),
    end: main.getByRole('heading', { name: 'Şimdi ne yapalım?' }),
  } as const
  let found: LearnKind | undefined
  await soon(async () => {
    found = undefined
    // The more telling sign later: a typed question and a claim have Bilmiyorum as well.
    for (const kind of ['card', 'choice', 'typed', 'claim', 'end'] as const) {
      if ((await signs[kind].count()) > 0) found = kind
    }
    expect(found, 'what is on the screen').toBeDefined()
  })
  return found as LearnKind
}

/** The word on the stage. */
export async function wordUp(page: Page): Promise<string> {
  return (await page.locator('#icerik h1').textContent()) ?? ''
}

/** How many words have left, as the header says it: *2, toplam 5*. */
export async function learnedSoFar(page: Page): Promise<string> {
  const said = page.getByRole('banner').getByRole('status')
  return ((await said.textContent()) ?? '').replace('Öğrenilen: ', '')
}

function entriesOf(word: string): readonly EntryDetail[] {
  const found = [...allDetails().values()].filter(({ headword }) => headword === word)
  return found.flatMap(({ entries }) => entries)
}

/** The place of the option that is right. */
export async function rightPlace(page: Page): Promise<number> {
  const word = await wordUp(page)
  const options = page
    .getByRole('group', { name: /(anlamı|karşılığı) hangisi/ })
    .getByRole('button')
  const texts = (await options.allTextContents()).map((text) => text.toLocaleLowerCase('tr'))
  const meanings = entriesOf(word).flatMap(({ senses: [first] }) => first?.definitionTr ?? [])
  const place = texts.findIndex((text) => meanings.some((meaning) => text.includes(meaning)))
  expect(place, `the right option for ${word}`).toBeGreaterThanOrEqual(0)
  return place
}

/** A Turkish equivalent of the word on the stage, as a learner would type it. */
export async function rightTurkish(page: Page): Promise<string> {
  const word = await wordUp(page)
  const part = await page.locator('#icerik').innerText()
  const entry = entriesOf(word).find(({ partOfSpeech }) =>
    part.includes(partNames[partOfSpeech ?? ''] ?? '-'),
  )
  return (entry ?? entriesOf(word)[0])?.senses[0]?.gloss[0] ?? ''
}

const partNames: Readonly<Record<string, string>> = {
  noun: 'isim',
  verb: 'fiil',
  adjective: 'sıfat',
  adverb: 'zarf',
  'phrasal verb': 'öbek fiil',
  phrase: 'kalıp söz',
}

/** Deals with what is on the screen, knowing it or not, up to the next; tells what it was. */
export async function dealWith(page: Page, knows: boolean, hand: Hand): Promise<LearnKind> {
  const kind = await learnUp(page)
  const before = await screenOf(page)
  const press = async (name: string, key: string) => {
    if (hand === 'keys') await page.keyboard.press(key)
    else await page.getByRole('button', { name, exact: true }).click()
  }
  switch (kind) {
    case 'card':
      await press('Anladım', 'Enter')
      break
    case 'choice': {
      const right = await rightPlace(page)
      const place = knows ? right : (right + 1) % 5
      const options = page
        .getByRole('group', { name: /(anlamı|karşılığı) hangisi/ })
        .getByRole('button')
      if (hand === 'keys') await page.keyboard.press(String(place + 1))
      else await options.nth(place).click()
      if (!knows) await goOn(page, hand)
      break
    }
    case 'typed': {
      const field = page.getByRole('textbox')
      if (hand === 'keys') await field.focus()
      await field.fill(knows ? await rightTurkish(page) : 'zzz')
      if (hand === 'keys') await page.keyboard.press('Enter')
      else await page.getByRole('button', { name: 'Denetle', exact: true }).click()
      if (!knows) await goOn(page, hand)
      break
    }
    case 'claim':
    case 'end':
      return kind
  }
  await soon(async () => expect(await screenOf(page)).not.toBe(before))
  return kind
}

async function goOn(page: Page, hand: Hand) {
  const next = page.getByRole('button', { name: 'Sonraki', exact: true })
  await next.waitFor()
  if (hand === 'tap') await next.click()
  else {
    await soon(async () =>
      expect(await next.evaluate((it) => it === document.activeElement)).toBe(true),
    )
    await page.keyboard.press('Enter')
  }
}

/** What a screen is told from the next by: its word and what can be done about it. */
async function screenOf(page: Page): Promise<string> {
  return await page.locator('#icerik').evaluate((main) => {
    const names = [...main.querySelectorAll('button')].map((one) => one.textContent)
    const isAnswered = main.querySelector('[data-verdict]') !== null
    return `${main.querySelector('h1')?.textContent} ${isAnswered} ${names.join()}`
  })
}

/** Starts a session of so many words on the set of `search`. */
export async function startLearning(page: Page, count: 5 | 10 | 15 | 20 = 5): Promise<void> {
  await page.getByRole('radio', { name: String(count), exact: true }).check()
  await page.getByRole('button', { name: 'Başla', exact: true }).click()
  await learnUp(page)
}

/** Says of the word on the stage that it is not known; in its first moment it hears nothing. */
export async function claimUnknown(page: Page): Promise<void> {
  await learnUp(page)
  const before = await wordUp(page)
  await soon(async () => {
    if ((await wordUp(page)) === before) await page.keyboard.press('ArrowLeft')
    expect(await wordUp(page)).not.toBe(before)
  })
}

/** A session about one word, brought as far as is named. */
export async function atLearning(
  open: Open,
  stage: 'start' | 'card' | 'wrong' | 'typed' | 'end',
): Promise<Page> {
  const page = await open(learnAddress('kelime=abundant'), still)
  await page.getByRole('button', { name: 'Başla', exact: true }).waitFor()
  if (stage === 'start') return page
  await page.getByRole('button', { name: 'Başla', exact: true }).click()
  await learnUp(page)
  if (stage === 'card') return page
  if (stage === 'wrong') {
    await dealWith(page, true, 'tap')
    await learnUp(page)
    await page.keyboard.press('0')
    await page.getByRole('button', { name: 'Sonraki', exact: true }).waitFor()
    return page
  }
  const last = stage === 'typed' ? 'typed' : 'end'
  while ((await learnUp(page)) !== last) await dealWith(page, true, 'tap')
  return page
}
