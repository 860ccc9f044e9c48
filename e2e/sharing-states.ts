import type { Page } from 'playwright-core'
import { worksheetAddress } from '#contract/addresses.ts'
import type { NewListedWord } from '#domain/lists/own-list.ts'
import { linkToList } from '#web/export/list-link.ts'
import { openList } from './lists-player.ts'
import type { Open } from './product.ts'
import { type State, still } from './reach-states.ts'

/** The path of a link that carries a list of these words. */
export async function pathToList(name: string, words: readonly NewListedWord[]): Promise<string> {
  const link = await linkToList({ name, words }, '')
  if (!link.ok) throw new Error(link.problem)
  return link.value
}

const listed: readonly NewListedWord[] = [
  { sense: 'light.n.1' },
  { own: { word: 'flarp', meanings: [] } },
]

async function atExport(open: Open): Promise<Page> {
  const page = await openList(open, 'a', [['kit', 'takım']], still)
  await page.getByRole('button', { name: 'a: diğer işlemler' }).click()
  await page.getByRole('button', { name: 'Paylaş ve dışa aktar' }).click()
  await page.getByRole('button', { name: 'CSV' }).waitFor()
  return page
}

/** What goes out, in every state worth a look. */
export const sharingStates: readonly State[] = [
  ['a list that goes out', atExport],
  [
    'a code on the board',
    async (open) => {
      const page = await atExport(open)
      await page.getByRole('button', { name: 'Kare kod göster' }).click()
      await page.getByRole('img', { name: /kare kodu/ }).waitFor()
      return page
    },
  ],
  [
    'a list that was handed on',
    async (open) => {
      const page = await open(await pathToList('Sınıf 9-A', listed), still)
      await page.getByRole('button', { name: 'Ekle', exact: true }).waitFor()
      return page
    },
  ],
  [
    'a link without a list',
    async (open) => {
      const page = await open(`${await pathToList('a', listed)}x`, still)
      await page.getByRole('heading', { name: 'Bağlantı okunamadı' }).waitFor()
      return page
    },
  ],
  [
    'a worksheet in both versions',
    async (open) => {
      const page = await open(worksheetAddress('liste=zor&kagit=4F2A&surum=a,b'), still)
      await page.getByRole('article', { name: 'Yanıt anahtarı' }).waitFor()
      return page
    },
  ],
  [
    'a worksheet of too few words, with a number that is none',
    async (open) => {
      const page = await open(worksheetAddress('kelime=light'), still)
      await page.getByRole('textbox', { name: 'Kâğıt no' }).fill('kedi')
      await page.keyboard.press('Enter')
      await page.getByText('Kâğıdın numarası dört işaretlidir').waitFor()
      return page
    },
  ],
]
