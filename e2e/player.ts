import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { GameCount } from '#domain/quiz/game.ts'
import type { Direction, ListName, WordEntry } from '#domain/words/entry.ts'
import { entryOfTurkish, entryOfWord, optionsOf, wordsOf } from './words.ts'

/** What a learner does with a question. */
export type Play = 'right' | 'wrong' | 'unknown'

/** A question as it stands on the screen, understood with the words of its list alone. */
export type Asked = {
  readonly key: WordEntry
  /** The words of the five options, in the order shown. */
  readonly options: readonly WordEntry[]
}

/** An answered question; `chosen` is `undefined` for *Bilmiyorum*. */
export type Played = Asked & { readonly chosen: WordEntry | undefined }

export type GameChoice = {
  readonly list?: ListName
  readonly direction?: Direction
  readonly count?: GameCount | 'unlimited'
}

const countNames = { 5: '5', 10: '10', 20: '20', unlimited: 'Sınırsız' } as const
const directionNames = {
  'en-tr': 'İngilizceden Türkçeye',
  'tr-en': 'Türkçeden İngilizceye',
} as const

/** Chooses on the home screen what is given and starts; the first question is there afterwards. */
export async function startGame(
  page: Page,
  { list = 'kolay', direction, count }: GameChoice = {},
): Promise<void> {
  if (direction) await page.getByRole('radio', { name: directionNames[direction] }).check()
  if (count) await page.getByRole('radio', { name: countNames[count], exact: true }).check()
  await page.getByRole('button', { name: new RegExp(`^${list.toUpperCase()}`) }).click()
  await questionUp(page, 1)
}

/** Waits until the question with this number is on the screen. */
export async function questionUp(page: Page, number: number): Promise<void> {
  const progress = new RegExp(`^(Soru ${number}, toplam \\d+|${number}\\. soru)$`)
  await page.getByRole('banner').getByRole('status').filter({ hasText: progress }).waitFor()
  await page.locator('fieldset').waitFor()
}

/** Reads the question on the screen. */
export async function readQuestion(page: Page, list: ListName): Promise<Asked> {
  const entries = wordsOf(list)
  const { isEnglish, asked, options } = await page.locator('#icerik').evaluate((main) => {
    // What a screen reader is told of an option: the letter on its badge is for the eye.
    const read = (label: Element) => {
      const copy = label.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
      return copy.textContent.trim()
    }
    const heading = main.querySelector('h1')
    return {
      isEnglish: heading?.lang === 'en',
      asked: heading?.textContent ?? '',
      options: [...main.querySelectorAll('fieldset label')].map(read),
    }
  })
  const key = isEnglish ? entryOfWord(entries, asked) : entryOfTurkish(entries, asked)
  // Of another part of speech a word may be there a second time.
  const others = optionsOf(list).filter((entry) => entry.partOfSpeech === key.partOfSpeech)
  const entryOf = isEnglish ? entryOfTurkish : entryOfWord
  const words = options.map((text) => entryOf(others, text))
  return { key, options: words.map((entry) => (entry.id === key.id ? key : entry)) }
}

/** The place of the option that `play` means; for *Bilmiyorum* there is none. */
export function placeFor({ key, options }: Asked, play: Play): number {
  if (play === 'unknown') return -1
  return options.findIndex((option) => (option.word === key.word) === (play === 'right'))
}

/**
 * Answers questions by keyboard, as `plays` says, beginning with question `from`; the last answer
 * is given but not waited for.
 */
export async function play(
  page: Page,
  list: ListName,
  plays: readonly Play[],
  from = 1,
): Promise<Played[]> {
  const played: Played[] = []
  for (const [at, one] of plays.entries()) {
    await questionUp(page, from + at)
    const asked = await readQuestion(page, list)
    const place = placeFor(asked, one)
    await page.keyboard.press(String(place + 1))
    if (one === 'unknown') await goOn(page)
    played.push({ ...asked, chosen: asked.options[place] })
  }
  return played
}

/** Goes on from an answer that is shown. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sonraki', exact: true }).click()
}

/**
 * The places of the options that are marked right after pressing `key`. The mark is shown only for
 * a moment, so the page presses and looks by itself.
 */
export async function marksAfter(page: Page, key: string): Promise<number[]> {
  return await page.evaluate(async (pressed) => {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
    )
    await new Promise((resolve) => setTimeout(resolve))
    const inputs = [...document.querySelectorAll<HTMLInputElement>('fieldset input')]
    return inputs.flatMap((input, place) => (input.checked ? [place] : []))
  }, key)
}

/** The word of the option that is marked in a question from English to Turkish. */
export async function markedWord(page: Page): Promise<string | undefined> {
  const place = await page
    .locator('fieldset input')
    .evaluateAll((inputs) => inputs.findIndex((input) => (input as HTMLInputElement).checked))
  if (place < 0) return undefined
  const { options } = await readQuestion(page, 'kolay')
  return options[place]?.word
}

/** Presses keys as fast as they can come; *reload* as the last one loads the page anew. */
export async function pressInOneGo(page: Page, keys: readonly string[]) {
  await page.evaluate(async (all) => {
    for (const key of all) {
      if (key === 'reload') {
        // Once the test has its answer.
        setTimeout(() => location.reload())
        return
      }
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
      await new Promise((resolve) => setTimeout(resolve))
    }
  }, keys)
}

/** Waits for the review after the game. */
export async function reviewUp(page: Page): Promise<void> {
  await page.getByText('Tur bitti, yanıtlarına bak.').waitFor()
}

/** Ends the game with Bitir, and waits for the review. */
export async function endGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bitir', exact: true }).click()
  await reviewUp(page)
}

/** Goes from the review to the results. */
export async function openResults(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Hesaplama' }).click()
  await page.getByRole('group', { name: /^Pasta grafik/ }).waitFor()
}

/** How many of `rounds` were answered rightly, and the words of those that were and were not. */
export function countsOf(rounds: readonly Played[]) {
  const isRight = ({ key, chosen }: Played) => chosen?.word === key.word
  const right = rounds.filter(isRight).map(({ key }) => key.word)
  const wrong = rounds.filter((round) => !isRight(round)).map(({ key }) => key.word)
  return { right, wrong, total: rounds.length }
}

/** Expects the results screen to say of `rounds`, everywhere it says anything, what is true. */
export async function expectResults(page: Page, rounds: readonly Played[]): Promise<void> {
  const { right, wrong, total } = countsOf(rounds)
  const shareOf = (part: readonly string[]) => Math.round((part.length / total) * 100)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    `${total} soruda ${right.length} doğru`,
  )
  const chart = page.getByRole('group', { name: /^Pasta grafik/ })
  const toggles = page.getByRole('button', { name: /^(Doğru|Yanlış)\s*\d+$/ })
  expect(await toggles.allTextContents()).toEqual([`Doğru${right.length}`, `Yanlış${wrong.length}`])
  for (const [at, words] of [right, wrong].entries()) {
    const label = at === 0 ? 'Doğru' : 'Yanlış'
    const slice = chart.getByRole('button', { name: new RegExp(`^${label}:`) })
    if (words.length === 0) {
      expect(await slice.count()).toBe(0)
      continue
    }
    expect(await slice.getAttribute('aria-label')).toBe(
      `${label}: ${words.length}, yüzde ${shareOf(words)}. Kelimeleri göster`,
    )
    expect(await chart.locator('text').allTextContents()).toContain(
      `${words.length} · %${shareOf(words)}`,
    )
    await toggles.nth(at).click()
    const list = page.getByRole('list', { name: `${label} bildiklerin` })
    expect(await list.getByRole('button').allTextContents()).toEqual(words)
    await toggles.nth(at).click()
    expect(await list.count()).toBe(0)
  }
}
