import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { NewListedWord } from '#domain/lists/own-list.ts'
import { rightPlace, wordUp } from './learn-player.ts'
import { listable, listRows } from './lists-player.ts'
import type { PageOptions } from './page-checks.ts'
import { soon } from './page-checks.ts'
import { questionUp, reviewUp } from './player.ts'
import type { Open } from './product.ts'
import { pathToList } from './sharing-states.ts'

/** Own words, each with its meaning. */
export const own = [
  ['serendipity', 'hoş rastlantı'],
  ['look forward to', 'dört gözle beklemek'],
  ['ledge', 'çıkıntı'],
  ['zany', 'tuhaf ve komik'],
] as const
/** A word of the lexicon that stands among them. */
export const [known] = listable as [(typeof listable)[number]]

const meaningOf: ReadonlyMap<string, string> = new Map([
  ...own,
  ...listable.map(({ word, gloss }) => [word, gloss.split(', ')[0] ?? ''] as const),
])

/** All own words. */
export const allOwn: readonly NewListedWord[] = own.map(([word, meaning]) => ({
  own: { word, meanings: [meaning] },
}))
const others: readonly NewListedWord[] = [
  { own: { word: 'umpteen', meanings: [] } },
  { sense: known.sense },
]
/** Two own words, one that waits for its meaning, and a word of the lexicon. */
export const few = [...allOwn.slice(0, 2), ...others]

/** Opens a list of `words`: of all own words, one that waits for its meaning, and one of the lexicon. */
export async function openOwnList(
  open: Open,
  options: PageOptions = {},
  words: readonly NewListedWord[] = [...allOwn, ...others],
): Promise<Page> {
  const page = await open(await pathToList('Kitabım', words), options)
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await listRows(page, 'Kitabım')
    .nth(words.length - 1)
    .waitFor()
  // What was said of it stands over the list on a phone.
  await page.getByRole('status').getByRole('button', { name: 'Kapat' }).click()
  return page
}

/** What an address asks for the words of the list that is open by. */
export function setOfList(page: Page): string {
  return `listem=${new URL(page.url()).searchParams.get('liste')}`
}

/** Opens the word of the list that is open, and makes its meaning another one. */
export async function changeMeaning(page: Page, word: string, meaning: string): Promise<void> {
  await listRows(page, 'Kitabım').filter({ hasText: word }).getByRole('button').click()
  await page.getByRole('dialog').getByLabel('Türkçesi').fill(meaning)
  await page.keyboard.press('Enter')
  await listRows(page, 'Kitabım').getByText(meaning).waitFor()
}

/** The options of the question of a game; exactly one is the meaning of its word. */
async function gameOptions(page: Page): Promise<{ word: string; right: number; texts: string[] }> {
  const word = await wordUp(page)
  const texts = (await page.locator('#icerik fieldset label').allInnerTexts()).map((text) =>
    text.replace(/^[A-E]\s+/, '').trim(),
  )
  expect(new Set(texts).size).toBe(5)
  if (word === known.word) return { word, right: -1, texts }
  const right = texts.indexOf(meaningOf.get(word) ?? '')
  expect(right, `${meaningOf.get(word)} among ${texts}`).toBeGreaterThanOrEqual(0)
  return { word, right, texts }
}

/** Plays all of the list, all right but `missed`; the words asked. */
export async function playList(page: Page, missed: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Bunlarla tur' }).click()
  const asked: string[] = []
  await questionUp(page, 1)
  const said = await page.getByRole('banner').getByRole('status').innerText()
  const count = Number(/toplam (\d+)/.exec(said)?.[1])
  for (let number = 1; number <= count; number += 1) {
    await questionUp(page, number)
    const { word, right } = await gameOptions(page)
    asked.push(word)
    const isMissed = word === missed || right < 0
    await page.keyboard.press(isMissed ? '0' : String(right + 1))
    if (isMissed) await page.getByRole('button', { name: 'Sonraki' }).click()
  }
  await reviewUp(page)
  return asked
}

/** Deals with what Öğren or Tekrar shows, knowing it. */
async function answerRight(page: Page, kind: string): Promise<void> {
  const word = await wordUp(page)
  const meaning = meaningOf.get(word) ?? ''
  const isOwn = own.some(([one]) => one === word)
  if (kind === 'card' || kind === 'teach') {
    await page.locator('#icerik').getByText(meaning).first().waitFor()
    // A card of the lexicon comes a moment after what the question knows by itself.
    if (!isOwn) await page.locator('#icerik blockquote').first().waitFor()
  }
  const asked = await page.locator('#icerik h1').elementHandle()
  if (kind === 'card' || kind === 'teach') {
    await page.getByRole('button', { name: 'Anladım' }).click()
  } else if (kind === 'choice') {
    const options = page
      .getByRole('group', { name: /(anlamı|karşılığı) hangisi/ })
      .getByRole('button')
    const texts = await options.allInnerTexts()
    const place = isOwn ? texts.findIndex((text) => text.endsWith(meaning)) : await rightPlace(page)
    expect(place, `${meaning} among ${texts}`).toBeGreaterThanOrEqual(0)
    await options.nth(place).click()
  } else {
    await page.getByRole('textbox').fill(meaning)
    await page.keyboard.press('Enter')
  }
  const next = page.getByRole('button', { name: 'Sonraki' })
  await soon(async () => {
    // A right answer goes on by itself in Öğren, and takes the button away.
    if (await next.isVisible()) await next.click({ timeout: 500 }).catch(() => undefined)
    // The next may look like it: a word that is left alone is asked for twice without options. Each
    // question has a heading of its own.
    expect(await asked?.evaluate((heading) => heading.isConnected)).toBe(false)
  })
}

/** Goes on with what Öğren or Tekrar shows to the end, knowing all of it; the words that came. */
export async function studyAll(
  page: Page,
  up: (page: Page) => Promise<string>,
): Promise<Set<string>> {
  const words = new Set<string>()
  for (;;) {
    const kind = await up(page)
    if (kind === 'end' || kind === 'nothing') return words
    words.add(await wordUp(page))
    await answerRight(page, kind)
  }
}
