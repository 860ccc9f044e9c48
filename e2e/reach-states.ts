import type { Page } from 'playwright-core'
import { pageAddress } from '#contract/addresses.ts'
import type { PageOptions } from './page-checks.ts'
import { placeFor, play, readQuestion, reviewUp, startGame } from './player.ts'
import { type Open, phone } from './product.ts'
import { importAnswers, openProgress } from './progress-player.ts'
import { liveOn } from './recall-player.ts'
import { studyFor } from './study-for.ts'
import { wordsOf } from './words.ts'

/** Brings a fresh page to a state of the product. */
export type Reach = (open: Open) => Promise<Page>

/** A state of the product by its name, and the way to it. */
export type State = readonly [name: string, reach: Reach]

// Colors are measured at rest, not in the middle of a transition.
export const still = { viewport: phone, reducedMotion: 'reduce' } as const

/** The first question of a game. */
export async function atQuestion(
  open: Open,
  choice: Parameters<typeof startGame>[1],
): Promise<Page> {
  const page = await open('/', still)
  await startGame(page, choice)
  return page
}

/** A question answered wrongly, with its answer shown at once. */
export async function atShownAnswer(open: Open, direction: string): Promise<Page> {
  const page = await open('/', still)
  await page.getByRole('radio', { name: 'Hemen' }).check()
  await page.getByRole('radio', { name: direction }).check()
  await startGame(page)
  const asked = await readQuestion(page, 'kolay')
  await page.locator('fieldset input').nth(placeFor(asked, 'wrong')).press('Enter')
  await page.locator('[data-verdict=missed]').waitFor()
  return page
}

let played: ReturnType<typeof playOnce> | undefined

async function playOnce(open: Open) {
  const page = await open('/')
  await startGame(page, { count: 5 })
  await play(page, 'kolay', ['right', 'wrong', 'unknown', 'right', 'right'])
  await reviewUp(page)
  return await page.context().storageState()
}

/** The results of a game, with the words of a slice if one is named. */
export async function atResults(open: Open, slice?: 'Doğru' | 'Yanlış'): Promise<Page> {
  played ??= playOnce(open)
  const page = await open(pageAddress.results, { ...still, storageState: await played })
  await page.getByRole('group', { name: /^Pasta grafik/ }).waitFor()
  if (slice) await page.getByRole('button', { name: new RegExp(`^${slice}\\s*\\d+$`) }).click()
  return page
}

/** İlerleme of a learner who has studied for `days` days. */
export async function atProgress(open: Open, days: number): Promise<Page> {
  const page = await open(pageAddress.settings, {
    ...still,
    prepare: (fresh) => liveOn(fresh, '2026-11-20T21:30+03:00'),
  })
  await importAnswers(page, studyFor(days, '2026-11-20'))
  await openProgress(page)
  return page
}

/** Kelimeler with the words that the address asks for. */
export async function atWords(open: Open, search = '', options: PageOptions = {}): Promise<Page> {
  const page = await open(pageAddress.words + search, { ...still, ...options })
  await wordRows(page).first().waitFor()
  return page
}

export function wordRows(page: Page) {
  return page.getByRole('list', { name: 'Sonuçlar' }).getByRole('listitem')
}

/** The contact screen with its question. */
export async function atContact(open: Open): Promise<Page> {
  const page = await open(pageAddress.contact, still)
  await page.getByRole('heading', { level: 2, name: /ne demek\?$/ }).waitFor()
  return page
}

/** Answers the question of the contact card. */
export async function answerCard(page: Page, rightly: boolean) {
  const question = await page.getByRole('heading', { level: 2 }).textContent()
  const word = /“(.+)”/.exec(question ?? '')?.[1]
  const gloss = wordsOf('kolay').find((entry) => entry.word === word)?.gloss
  const answers = page.getByRole('group', { name: 'Yanıtlar' }).getByRole('button')
  const texts = await answers.evaluateAll((all) =>
    all.map((answer) => answer.lastElementChild?.textContent ?? ''),
  )
  const place = texts.findIndex((text) => (text.toLocaleLowerCase('tr') === gloss) === rightly)
  await answers.nth(place).click()
}
