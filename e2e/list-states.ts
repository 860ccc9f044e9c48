import { listAddress, pageAddress, wordsAddress } from '#contract/addresses.ts'
import { listable, listRows, makeList, openList } from './lists-player.ts'
import { type State, still, wordRows } from './reach-states.ts'

/** Listelerim and what leads into a list, in every state worth a look. */
export const listStates: readonly State[] = [
  [
    'Listelerim without a list, one about to be made without a name',
    async (open) => {
      const page = await open(pageAddress.lists, still)
      await page.getByRole('button', { name: 'Yeni liste' }).click()
      await page.getByRole('button', { name: 'Oluştur' }).click()
      await page.getByText('Listeye en çok 100 harflik bir ad ver.').waitFor()
      return page
    },
  ],
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
  [
    'what can be done with a list',
    async (open) => {
      const page = await openList(open, 'a', [['kit', 'takım']], still)
      await page.getByRole('button', { name: 'a: diğer işlemler' }).click()
      await page.getByRole('button', { name: 'Listeyi sil' }).waitFor()
      return page
    },
  ],
  [
    'an empty list, a word of the lexicon about to be added',
    async (open) => {
      const page = await openList(open, 'a', [], still)
      await page.getByLabel('İngilizce kelime').fill(listable[0]?.word ?? '')
      await page.getByRole('group', { name: 'Sözlükte var:' }).getByRole('button').first().waitFor()
      return page
    },
  ],
  [
    'a list whose words are put in order',
    async (open) => {
      const page = await openList(open, 'a', someWords, still)
      await page.getByRole('button', { name: 'Sırala', exact: true }).click()
      await page.getByRole('button', { name: 'kit kelimesini sırala' }).waitFor()
      return page
    },
  ],
  [
    'the choice of another list for words',
    async (open) => {
      const page = await openList(open, 'a', someWords, still)
      await page.getByRole('link', { name: 'Listelerim' }).first().click()
      await makeList(page, 'b')
      await page.getByRole('link', { name: 'Listelerim' }).first().click()
      await page.getByRole('link', { name: 'a', exact: true }).click()
      await page.getByRole('checkbox', { name: 'Tümünü seç' }).check()
      await page.getByRole('button', { name: 'Başka listeye taşı' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'b' }).waitFor()
      return page
    },
  ],
  [
    'a list that is gone',
    async (open) => {
      const page = await open(listAddress('yok'), still)
      await page.getByRole('heading', { name: 'Bu liste artık yok' }).waitFor()
      return page
    },
  ],
]

const someWords = [
  ['kit', 'takım'],
  ['serendipity', ''],
] as const
