import type { Page } from 'playwright-core'
import { pageAddress, searchAddress, sweepAddress, wordsAddress } from '#contract/addresses.ts'
import { atLearning, claimUnknown } from './learn-player.ts'
import { listRows, makeList, openList } from './lists-player.ts'
import { loadingFailed } from './page-checks.ts'
import { endGame, play, questionUp, reviewUp, startGame } from './player.ts'
import type { Open } from './product.ts'
import { importAnswers, openProgress } from './progress-player.ts'
import {
  answerCard,
  atContact,
  atProgress,
  atQuestion,
  atResults,
  atShownAnswer,
  atWords,
  still,
  wordRows,
} from './reach-states.ts'
import { sharingStates } from './sharing-states.ts'
import { first, second, weakAnswers } from './weak-learner.ts'

/** Brings a fresh page to a state of the product. */
export type Reach = (open: Open) => Promise<Page>

/** Every screen of the product in every state worth a look. */
export const states: readonly [string, Reach][] = [
  ['home', (open) => open('/', still)],
  [
    'home with a game to go back to',
    async (open) => {
      const page = await atQuestion(open, {})
      await page.goBack()
      await page.getByRole('button', { name: /Tura dön/ }).waitFor()
      return page
    },
  ],
  [
    'home of a returning learner',
    async (open) => {
      const page = await atQuestion(open, {})
      await play(page, 'kolay', ['wrong', 'right'])
      await questionUp(page, 3)
      await endGame(page)
      await page.goBack()
      await page.getByRole('region', { name: 'Bugün' }).getByText('1 yeni').waitFor()
      return page
    },
  ],
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
  [
    'İlerleme with what is weak',
    async (open) => {
      const page = await open('/', still)
      await importAnswers(page, weakAnswers())
      await openProgress(page)
      await page.getByRole('button', { name: `${first.word} ` }).waitFor()
      return page
    },
  ],
  [
    'two words that are confused, side by side',
    async (open) => {
      const page = await open('/', still)
      await importAnswers(page, weakAnswers())
      await openProgress(page)
      await page.getByRole('button', { name: `${first.word} ` }).click()
      await page.getByRole('dialog').getByRole('heading', { name: second.word }).last().waitFor()
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
      await page.goto(new URL(wordsAddress('liste=zor&bellek=calisilan'), page.url()).href)
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
  [
    'Öğren without a set',
    async (open) => {
      const page = await open(pageAddress.learn, still)
      await page.getByRole('link', { name: /^ZOR/ }).waitFor()
      return page
    },
  ],
  ['the beginning of Öğren', (open) => atLearning(open, 'start')],
  ['a card of Öğren', (open) => atLearning(open, 'card')],
  ['a question of Öğren with a wrong answer', (open) => atLearning(open, 'wrong')],
  ['a word of Öğren to be typed', (open) => atLearning(open, 'typed')],
  ['the end of Öğren', (open) => atLearning(open, 'end')],
  [
    'Tarama',
    async (open) => {
      const page = await open(sweepAddress('liste=zor'), still)
      await page.getByRole('heading', { name: 'Anlamını söyleyebilir misin?' }).waitFor()
      return page
    },
  ],
  [
    'the end of Tarama',
    async (open) => {
      const page = await open(sweepAddress('kelime=abundant,wilt'), still)
      await claimUnknown(page)
      await claimUnknown(page)
      await page.getByRole('heading', { name: 'Tarama bitti' }).waitFor()
      return page
    },
  ],
  [
    'words ticked, with all that can be done with them',
    async (open) => {
      const page = await atWords(open, '?liste=zor&duzey=c1')
      await page.getByRole('checkbox', { name: 'accelerate kelimesini seç' }).click()
      await page.getByRole('button', { name: 'Diğer işlemler' }).click()
      await page.getByRole('button', { name: 'Yazdır' }).waitFor()
      return page
    },
  ],
  [
    'the filters of the words',
    async (open) => {
      const page = await atWords(open, '?konu=food&duzey=a1')
      await page.getByRole('button', { name: 'Süz', exact: true }).click()
      await page.getByRole('dialog').waitFor()
      return page
    },
  ],
  [
    'words of an old link',
    async (open) => {
      const page = await atWords(open, '?kelime=abundant,unicorn')
      await page.getByText(/^1 kelime artık yok/).waitFor()
      return page
    },
  ],
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
  [
    'a word and what it is taken for',
    async (open) => {
      const page = await atWords(open, '?kelime=accept')
      await wordRows(page).first().getByRole('link').press('Enter')
      await page.getByRole('link', { name: 'Kartın tamamı' }).click()
      await page.getByRole('heading', { level: 1, name: 'accept' }).waitFor()
      await page.getByRole('group', { name: 'Bu kelimelerle' }).waitFor()
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
  [
    'an import with rows to look at',
    async (open) => {
      const page = await open(pageAddress.importWords, still)
      const rows = ['kelime;anlam', 'kudos;tebrik', 'zeitgeist;', '"hiraeth;özlem', ';boş']
      await page.locator('input[type=file]').setInputFiles({
        name: 'a.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(rows.join('\n')),
      })
      await page.getByRole('button', { name: '4. satırı düzelt' }).click()
      return page
    },
  ],
  ['about', (open) => open(pageAddress.about, still)],
  [
    'Listelerim with two lists',
    async (open) => {
      const page = await openList(open, 'Kitaptan', [['kit', 'takım']], still)
      await page.getByRole('link', { name: 'Listelerim' }).first().click()
      await makeList(page, 'Sınav')
      await page.getByRole('link', { name: 'Listelerim' }).first().click()
      await page.getByText('bugün tekrar yok').waitFor()
      return page
    },
  ],
  [
    'a list of one’s own, a word ticked',
    async (open) => {
      const page = await openList(
        open,
        'a',
        [
          ['kit', 'takım'],
          ['serendipity', ''],
        ],
        still,
      )
      await page.getByRole('checkbox', { name: 'kit kelimesini seç' }).check()
      await page.getByText('1 kelime seçili').waitFor()
      return page
    },
  ],
  [
    'a word of one’s own',
    async (open) => {
      const page = await openList(open, 'a', [['kit', 'takım']], still)
      await listRows(page, 'a').getByRole('button').click()
      await page.getByRole('dialog').getByLabel('Türkçesi').waitFor()
      return page
    },
  ],
  [
    'a meaning that is being corrected',
    async (open) => {
      const page = await open(wordsAddress('kelime=light'), still)
      await wordRows(page).getByRole('link').focus()
      await page.keyboard.press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /anlamını düzelt/ })
        .first()
        .click()
      await page.getByRole('form', { name: 'Anlamı düzelt' }).waitFor()
      return page
    },
  ],
  [
    'the choice of a list for a word',
    async (open) => {
      const page = await openList(open, 'Sınav', [['kit', 'takım']], still)
      await page.goto(new URL(wordsAddress('kelime=light'), page.url()).href)
      await wordRows(page).getByRole('link').focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Listeye ekle' }).click()
      await page.getByRole('button', { name: 'Sınav' }).waitFor()
      return page
    },
  ],
  ...sharingStates,
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
