import { pageAddress, searchAddress, wordsAddress } from '#contract/addresses.ts'
import { loadingFailed } from './page-checks.ts'
import { play, questionUp } from './player.ts'
import { atQuestion, atWords, type State, still, wordRows } from './reach-states.ts'

/** Kelimeler and the pages of words, in every state worth a look. */
export const wordsStates: readonly State[] = [
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
]
