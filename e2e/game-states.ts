import { pageAddress, wordsAddress } from '#contract/addresses.ts'
import { loadingFailed } from './page-checks.ts'
import { endGame, play, questionUp, reviewUp, startGame } from './player.ts'
import { atQuestion, atResults, atShownAnswer, type State, still } from './reach-states.ts'

/** Games, their review and their results, in every state worth a look. */
export const gameStates: readonly State[] = [
  [
    'the review of a first game, most of it missed',
    async (open) => {
      const page = await atQuestion(open, {})
      await play(page, 'kolay', ['wrong', 'wrong'])
      await questionUp(page, 3)
      await endGame(page)
      await page.getByRole('link', { name: 'Şimdi tekrar et' }).waitFor()
      return page
    },
  ],
  ['a question from English to Turkish', (open) => atQuestion(open, {})],
  ['a question from Turkish to English', (open) => atQuestion(open, { direction: 'tr-en' })],
  [
    'a question with short options',
    async (open) => {
      const page = await open('/', still)
      await page.getByRole('radio', { name: 'Karşılık' }).check()
      await startGame(page, { list: 'zor' })
      return page
    },
  ],
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
      await page.route('**/{kolay.quiz,starter}-*.json', () => undefined)
      await page.getByRole('button', { name: /^KOLAY/ }).click()
      await page.getByRole('heading', { name: 'Soru hazırlanıyor' }).waitFor()
      return page
    },
  ],
  [
    'words that did not come',
    async (open) => {
      const page = await open('/', { ...still, expected: loadingFailed })
      await page.route('**/{kolay.quiz,starter}-*.json', (route) => route.abort())
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
    'words missed in a game, in its review',
    async (open) => {
      const page = await atResults(open)
      await page.getByRole('button', { name: 'Yanıtlara dön' }).click()
      await reviewUp(page)
      await page.getByRole('radio', { name: 'Yanlışlar' }).check()
      await page.getByRole('group', { name: 'Bu kelimelerle' }).waitFor()
      return page
    },
  ],
  [
    'a game of a set in the place of another game',
    async (open) => {
      const page = await atQuestion(open, { list: 'zor' })
      await play(page, 'zor', ['right'])
      await questionUp(page, 2)
      await page.goto(new URL(wordsAddress('konu=food&duzey=a1'), page.url()).href)
      await page.getByRole('button', { name: 'Bunlarla tur' }).click()
      await page.getByText('ZOR turun 1 yanıtla kapandı').waitFor()
      return page
    },
  ],
]
