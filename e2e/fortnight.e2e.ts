// A fortnight of a simulated learner in Öğren and Tekrar, through the real screens.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { learnAddress } from '#contract/addresses.ts'
import { type AnswerRecord, standing } from '#domain/record/log-record.ts'
import { firmnessOf, studiedWord } from '#domain/record/studied-word.ts'
import type { EntryDetail } from '#lexicon/word-detail.ts'
import {
  believedOn,
  createMind,
  fortnight,
  simulateFortnight,
} from '../scripts/bench/memory/fortnight.ts'
import { startLearning } from './learn-player.ts'
import { phone, test } from './product.ts'
import { istanbul, noon } from './recall-device.ts'
import { liveOn, sleepOver } from './recall-player.ts'
import { storedRecord } from './stored-record.ts'
import { allDetails } from './words.ts'

// One who is neither quick nor slow: the rules alone bring them to what is asked for.
const seed = 11

test('a fortnight of Öğren and Tekrar ends with the words it set out to learn', async ({
  open,
}) => {
  const page = await open(learnAddress('liste=zor'), {
    ...istanbul,
    viewport: phone,
    prepare: async (fresh) => {
      await liveOn(fresh, noon('2026-11-20'))
      // However long the machine takes, the learner is quick.
      await fresh.addInitScript(() => {
        const own = performance.now.bind(performance)
        performance.now = () => own() / 1000
      })
    },
  })
  const mind = createMind(seed)
  for (let day = 0; day < fortnight.days; day += 1) {
    const count = fortnight.sessions.get(day)
    if (count !== undefined) {
      if (day > 0) await goTo(page, 'Öğren')
      await startLearning(page, count)
      await goThrough(page, day, mind)
      await page.getByRole('heading', { level: 1, name: `${count} kelime öğrendin` }).waitFor()
    }
    await goTo(page, 'Tekrar')
    await goThrough(page, day, mind)
    await sleepOver(page)
  }

  const records = standing((await storedRecord(page)).records as never)
  const bySense = Map.groupBy(records, ({ sense }) => sense)
  const words = [...bySense.values()].flatMap((own) => studiedWord(own) ?? [])
  const taught = records.filter(({ kind }) => kind === 'teach').map(({ sense }) => sense)
  const answered = new Set(
    (records as AnswerRecord[]).filter(({ kind }) => kind === 'answer').map(({ sense }) => sense),
  )
  // Every word was taught once and asked; all of them are studied, and were recalled.
  expect(taught).toHaveLength(20)
  expect(new Set(taught)).toEqual(answered)
  expect(words.filter(({ isStudied }) => isStudied)).toHaveLength(20)
  expect(words.map((word) => firmnessOf(word))).not.toContain('met')

  // The screens do what the rules say, and the rules bring this learner to what was asked for.
  const expected = simulateFortnight(seed)
  expect(mind.recallOn(fortnight.days)).toBeCloseTo(expected.trueRecall, 6)
  expect(mind.retention()).toBeCloseTo(expected.retention, 6)
  expect(expected.trueRecall).toBeGreaterThanOrEqual(fortnight.desiredRetention)
  const [first] = words
  expect(believedOn((first?.taughtDay ?? 0) + fortnight.days, words)).toBeCloseTo(
    expected.believedRecall,
    2,
  )
})

/** Goes home and from there to another page, without loading anything anew. */
async function goTo(page: Page, name: 'Tekrar' | 'Öğren'): Promise<void> {
  await page.getByRole('link', { name: 'INGILIZCE OGRENIYORUM' }).click()
  // A run begins with its screen: the one before must have gone.
  await page.getByRole('heading', { level: 1, name: 'INGILIZCE OGRENIYORUM' }).waitFor()
  if (name === 'Tekrar')
    await page
      .getByRole('link', { name: /^Tekrar/ })
      .last()
      .click()
  // Its tile leads on with the set that was learned from last.
  else
    await page
      .getByRole('link', { name: /^Öğren ZOR: / })
      .last()
      .click()
}

type Seen = {
  readonly kind: 'card' | 'choice' | 'typed' | 'shown' | 'end'
  readonly word: string
  readonly part: string
  readonly options: readonly string[]
  readonly text: string
}

/** Answers what is on the screen as the learner would, up to the end of the run. */
async function goThrough(
  page: Page,
  day: number,
  mind: ReturnType<typeof createMind>,
): Promise<void> {
  let before = ''
  for (;;) {
    const seen = await nextScreen(page, before)
    before = seen.text
    if (seen.kind === 'end') return
    if (seen.kind === 'card') {
      mind.see(seen.word, day)
      await page.keyboard.press('Enter')
      continue
    }
    const isRight = mind.answer(seen.word, day, seen.kind)
    const [sense] = entryOf(seen).senses
    switch (seen.kind) {
      case 'choice': {
        const right = seen.options.findIndex((text) =>
          text.toLocaleLowerCase('tr').includes(sense?.definitionTr ?? '?'),
        )
        expect(right, `the right option for ${seen.word}`).toBeGreaterThanOrEqual(0)
        await page.keyboard.press(String((isRight ? right : (right + 1) % 5) + 1))
        await page.getByRole('button', { name: 'Sonraki' }).press('Enter')
        break
      }
      case 'typed':
        await page.getByRole('textbox').fill(isRight ? (sense?.gloss[0] ?? '') : 'zzz')
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: 'Sonraki' }).press('Enter')
        break
      case 'shown':
        await page.keyboard.press('Space')
        await page.getByRole('group', { name: 'Nasıl hatırladın?' }).waitFor()
        await page.keyboard.press(isRight ? 'Enter' : '1')
    }
  }
}

/** What comes after the screen of this text. */
async function nextScreen(page: Page, before: string): Promise<Seen> {
  const seen = await page.waitForFunction((earlier) => {
    const main = document.querySelector<HTMLElement>('#icerik')
    // The screen before stays in the page, unseen, until the next one is there.
    const all = (selector: string) =>
      [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((one) =>
        one.checkVisibility(),
      )
    const has = (selector: string, text: string) =>
      all(selector).some((one) => one.textContent?.startsWith(text))
    const text = main?.innerText ?? ''
    if (text === earlier || all('[data-verdict]').length > 0) return undefined
    const options = all('[role=group][aria-label*="anlamı hangisi"] button')
    const kind =
      has('h2', 'Şimdi ne yapalım?') || has('h1, h2', 'Bugün tekrar yok')
        ? 'end'
        : has('button', 'Anladım')
          ? 'card'
          : has('button', 'Yanıtı göster')
            ? 'shown'
            : has('button', 'Denetle')
              ? 'typed'
              : options.length === 5
                ? 'choice'
                : undefined
    // A key pressed on a link or a button is that one's: the focus has moved to the screen by then.
    const isOnControl = document.activeElement?.matches('a, button') === true
    if (isOnControl && kind !== 'end') return undefined
    return (
      kind && {
        kind,
        word: all('h1')[0]?.textContent ?? '',
        part: all('section i')[0]?.textContent ?? '',
        options: options.map((one) => one.textContent ?? ''),
        text,
      }
    )
  }, before)
  return (await seen.jsonValue()) as Seen
}

const partNames: Readonly<Record<string, string>> = {
  isim: 'noun',
  fiil: 'verb',
  sıfat: 'adjective',
  zarf: 'adverb',
  'öbek fiil': 'phrasal verb',
  'kalıp söz': 'phrase',
}

let details: ReturnType<typeof allDetails> | undefined

function entryOf({ word, part }: Seen): EntryDetail {
  details ??= allDetails()
  const entry = [...details.values()]
    .filter(({ headword }) => headword === word)
    .flatMap(({ entries }) => entries)
    .find(({ partOfSpeech }) => partOfSpeech === partNames[part])
  if (!entry) throw new Error(`no entry of ${word} is a ${part}`)
  return entry
}
