import type { Page } from 'playwright-core'
import { pageAddress, searchAddress, wordsAddress } from '#contract/addresses.ts'
import { loadingFailed, type PageOptions } from './page-checks.ts'
import { placeFor, play, questionUp, readQuestion, reviewUp, startGame } from './player.ts'
import { type Open, phone } from './product.ts'
import { importAnswers, openProgress } from './progress-player.ts'
import { liveOn } from './recall-player.ts'
import { studyFor } from './study-months.ts'
import { wordsOf } from './words.ts'

/** Brings a fresh page to a state of the product. */
export type Reach = (open: Open) => Promise<Page>

// Colors are measured at rest, not in the middle of a transition.
export const still = { viewport: phone, reducedMotion: 'reduce' } as const

/** Every screen of the product in every state worth a look. */
export const states: readonly [string, Reach][] = [
  ['home', (open) => open('/', still)],
  [
    'home with a game to go back to',
    async (open) => {
      const page = await atQuestion(open, {})
      await page.goBack()
      await page.getByRole('button', { name: /^Tura dön/ }).waitFor()
      return page
    },
  ],
  [
    'home with a game that was lost',
    async (open) => {
      const lose = () => localStorage.setItem('io.game.x', '{}')
      const page = await open('/', { ...still, prepare: (fresh) => fresh.addInitScript(lose) })
      await page.getByRole('alert').filter({ hasText: 'okunamadı' }).waitFor()
      return page
    },
  ],
  [
    'the open menu',
    async (open) => {
      const page = await atQuestion(open, {})
      await page.getByRole('button', { name: 'Menüyü aç' }).click()
      await page.getByRole('link', { name: 'İletişim' }).waitFor()
      return page
    },
  ],
  ['a question from English to Turkish', (open) => atQuestion(open, {})],
  ['a question from Turkish to English', (open) => atQuestion(open, { direction: 'tr-en' })],
  ['a question of twenty', (open) => atQuestion(open, { list: 'zor', count: 20 })],
  ['a question without an end', (open) => atQuestion(open, { count: 'unlimited' })],
  [
    'a question in the largest size',
    async (open) => {
      const page = await open(pageAddress.settings, still)
      await page.getByRole('radio', { name: 'En büyük' }).check()
      await page
        .getByRole('link', { name: /Ana Sayfa/ })
        .first()
        .click()
      await startGame(page, { list: 'zor', direction: 'tr-en' })
      return page
    },
  ],
  [
    'a question with a marked option',
    async (open) => {
      const page = await atQuestion(open, { direction: 'tr-en', list: 'zor' })
      await page.keyboard.press('ArrowDown')
      return page
    },
  ],
  ['a question with its answer shown', (open) => atShownAnswer(open, 'İngilizceden Türkçeye')],
  [
    'a question with its answer shown in English',
    (open) => atShownAnswer(open, 'Türkçeden İngilizceye'),
  ],
  [
    'the question on its way',
    async (open) => {
      const page = await open('/', still)
      await page.route('**/kolay.quiz-*.json', () => undefined)
      await page.getByRole('button', { name: /^KOLAY/ }).click()
      await page.getByRole('heading', { name: 'Soru hazırlanıyor' }).waitFor()
      return page
    },
  ],
  [
    'words that did not come',
    async (open) => {
      const page = await open('/', { ...still, expected: loadingFailed })
      await page.route('**/kolay.quiz-*.json', (route) => route.abort())
      await page.getByRole('button', { name: /^KOLAY/ }).click()
      await page.getByRole('heading', { name: 'Kelimeler yüklenemedi' }).waitFor()
      return page
    },
  ],
  [
    'the review',
    async (open) => {
      const page = await atResults(open)
      await page.getByRole('button', { name: 'Yanıtlara dön' }).click()
      await reviewUp(page)
      return page
    },
  ],
  [
    'the review after an early end, with its message',
    async (open) => {
      const page = await atQuestion(open, {})
      await play(page, 'kolay', ['wrong'])
      await questionUp(page, 2)
      await page.getByRole('button', { name: 'Bitir', exact: true }).click()
      await page.getByRole('button', { name: 'Sürdür', exact: true }).waitFor()
      return page
    },
  ],
  ['the results', (open) => atResults(open)],
  ['the words answered rightly', (open) => atResults(open, 'Doğru')],
  ['the words answered wrongly', (open) => atResults(open, 'Yanlış')],
  [
    'a word card',
    async (open) => {
      const page = await atResults(open, 'Yanlış')
      await page
        .getByRole('list', { name: 'Yanlış bildiklerin' })
        .getByRole('button')
        .first()
        .click()
      await page.getByRole('dialog').getByRole('blockquote').first().waitFor()
      return page
    },
  ],
  ['results without a game', (open) => open(pageAddress.results, still)],
  [
    'progress without an answer',
    async (open) => {
      const page = await open(pageAddress.progress, still)
      await page.getByRole('heading', { name: 'Henüz bir yanıtın yok' }).waitFor()
      return page
    },
  ],
  ['progress after a week', (open) => atProgress(open, 7)],
  ['progress after months', (open) => atProgress(open, 300)],
  [
    'progress with its tables',
    async (open) => {
      const page = await atProgress(open, 300)
      for (const table of await page.getByText('Tablo olarak göster').all()) await table.click()
      await page.getByRole('table', { name: 'Düzeye göre doğruluk' }).waitFor()
      return page
    },
  ],
  ['all words', (open) => atWords(open)],
  ['words found by a form and by a meaning', (open) => atWords(open, '?q=kalk')],
  [
    'words narrowed down, with what is known of them',
    async (open) => {
      const page = await atQuestion(open, { list: 'zor' })
      await play(page, 'zor', ['wrong', 'right'])
      await questionUp(page, 3)
      await page.goto(new URL(wordsAddress('liste=zor&bellek=tanidik'), page.url()).href)
      await wordRows(page).first().waitFor()
      return page
    },
  ],
  [
    'a word opened from the list',
    async (open) => {
      const page = await atWords(open, '?liste=zor')
      await wordRows(page).first().getByRole('link').press('Enter')
      await page.getByRole('dialog').getByRole('blockquote').first().waitFor()
      return page
    },
  ],
  [
    'a search that found nothing',
    async (open) => {
      const page = await open(searchAddress('kitep'), still)
      await page.getByText('Şunu mu aradın').waitFor()
      return page
    },
  ],
  [
    'filters that leave nothing',
    async (open) => {
      const page = await open(wordsAddress('bellek=bekleyen'), still)
      await page.getByRole('heading', { name: 'Bugün tekrar bekleyen kelime yok' }).waitFor()
      return page
    },
  ],
  [
    'a search whose words the filters hold back',
    async (open) => {
      const page = await open(wordsAddress('q=title&liste=zor'), still)
      await page.getByText(/^Süzgeçlerin dışında/).waitFor()
      return page
    },
  ],
  [
    'the list of words on its way',
    async (open) => {
      const page = await open(pageAddress.words, {
        ...still,
        prepare: (fresh) => fresh.route('**/words.index-*.json', () => undefined),
      })
      await page.getByText('Kelimeler hazırlanıyor').waitFor()
      return page
    },
  ],
  [
    'a list of words that did not come',
    async (open) => {
      const page = await open(pageAddress.words, {
        ...still,
        expected: loadingFailed,
        prepare: (fresh) => fresh.route('**/words.index-*.json', (route) => route.abort()),
      })
      await page.getByRole('heading', { name: 'Kelimeler yüklenemedi' }).waitFor()
      return page
    },
  ],
  [
    'words without a record to ask',
    async (open) => {
      const hide = () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
      const page = await atWords(open, '', { prepare: (fresh) => fresh.addInitScript(hide) })
      await page.getByText(/^Çalışma kaydın okunamıyor/).waitFor()
      return page
    },
  ],
  ['the contact question', (open) => atContact(open)],
  [
    'the contact question with a wrong answer',
    async (open) => {
      const page = await atContact(open)
      // The next question comes by itself; this one is to be looked at.
      await page.clock.install()
      await answerCard(page, false)
      await page.getByText('Bu değil').waitFor()
      return page
    },
  ],
  [
    'the contact question answered rightly',
    async (open) => {
      const page = await atContact(open)
      await answerCard(page, true)
      await page.getByText(/^Doğru\./).waitFor()
      return page
    },
  ],
  ['about', (open) => open(pageAddress.about, still)],
  ['the settings', (open) => open(pageAddress.settings, still)],
  ['an unknown address', (open) => open('/yok', { ...still, expected: [/status of 404/] })],
  [
    'no connection',
    async (open) => {
      const page = await open('/', { ...still, expected: loadingFailed })
      await page.context().setOffline(true)
      await page.getByText('Çevrim dışısın.').waitFor()
      return page
    },
  ],
  [
    'a screen that failed',
    async (open) => {
      const page = await open('/', { ...still, expected: [...loadingFailed, /imported module/] })
      await page.route('**/about-page-*.js', (route) => route.abort())
      await page.getByRole('button', { name: 'Menüyü aç' }).click()
      await page.getByRole('link', { name: 'Hakkımızda' }).click()
      await page.getByRole('heading', { name: 'Bu ekran henüz yüklenmedi' }).waitFor()
      return page
    },
  ],
]

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
  const page = await open(pageAddress.settings, still)
  await page.getByRole('checkbox', { name: 'Doğru yanıtı hemen göster' }).click()
  await page
    .getByRole('link', { name: /Ana Sayfa/ })
    .first()
    .click()
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
async function atProgress(open: Open, days: number): Promise<Page> {
  const page = await open(pageAddress.settings, {
    ...still,
    prepare: (fresh) => liveOn(fresh, '2026-11-20T21:30+03:00'),
  })
  await importAnswers(page, studyFor(days, '2026-11-20'))
  await openProgress(page)
  return page
}

/** Kelimeler with the words that the address asks for. */
async function atWords(open: Open, search = '', options: PageOptions = {}): Promise<Page> {
  const page = await open(pageAddress.words + search, { ...still, ...options })
  await wordRows(page).first().waitFor()
  return page
}

function wordRows(page: Page) {
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
