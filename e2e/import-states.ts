import type { Page } from 'playwright-core'
import { pageAddress } from '#contract/addresses.ts'
import { anAnkiPackage } from '#web/import/an-anki-package.test-support.ts'
import { chooseFile, hold, holdable, translatesOnDevice } from './import-player.ts'
import type { PageOptions } from './page-checks.ts'
import type { Open } from './product.ts'
import { type State, still } from './reach-states.ts'

const atImport = (open: Open, options: PageOptions = {}) =>
  open(pageAddress.importWords, { ...still, ...options })

async function atFound(open: Open, rows: readonly string[], options?: PageOptions): Promise<Page> {
  const page = await atImport(open, options)
  await chooseFile(page, 'kelimelerim.csv', rows.join('\n'))
  await page.getByRole('heading', { name: 'Eklenecek liste' }).waitFor()
  return page
}

const manyRows = Array.from({ length: 60_000 }, (_, at) => `word${at};anlam ${at}`)

/** İçe aktar, in every state worth a look. */
export const importStates: readonly State[] = [
  ['the choice of a file to import', (open) => atImport(open)],
  [
    'the choice of a package to import',
    async (open) => {
      const page = await atImport(open)
      await page.getByRole('tab', { name: 'Anki' }).click()
      return page
    },
  ],
  [
    'words about to be pasted, none of them there',
    async (open) => {
      const page = await atImport(open)
      await page.getByRole('tab', { name: 'Yapıştır' }).click()
      await page.getByRole('button', { name: 'Oku' }).click()
      await page.getByText('Önce kelimelerini yapıştır.').waitFor()
      return page
    },
  ],
  [
    'an import that is being read',
    async (open) => {
      const page = await atImport(open, {
        prepare: (fresh) => fresh.route('**/source.worker-*.js', () => undefined),
      })
      await chooseFile(page, 'kelimelerim.csv', 'kudos;tebrik')
      await page.getByRole('progressbar', { name: 'Okunuyor' }).waitFor()
      return page
    },
  ],
  [
    'an import that could not be read',
    async (open) => {
      const page = await atImport(open)
      await chooseFile(page, 'bozuk.apkg', 'PK\u0003\u0004 and no more of a zip')
      await page.getByRole('alert').filter({ hasText: 'Dosya okunamadı' }).waitFor()
      return page
    },
  ],
  [
    'an import with rows to look at',
    async (open) => {
      const rows = ['kelime;anlam', 'kudos;tebrik', 'zeitgeist;', '"hiraeth;özlem', ';boş']
      const page = await atFound(open, rows)
      await page.getByRole('button', { name: '4. satırı düzelt' }).click()
      return page
    },
  ],
  [
    'an import all of which is ready, of words in several senses',
    async (open) => {
      const page = await atFound(open, ['kelime;anlam;örnek', 'light;;Turn on the light.'])
      await page.getByRole('heading', { name: 'Bütün satırlar hazır' }).waitFor()
      await page.getByRole('combobox', { name: 'light kelimesinin anlamı' }).waitFor()
      return page
    },
  ],
  [
    'an import from Anki, with what Anki remembers',
    async (open) => {
      const page = await atImport(open)
      const card = { intervalDays: 60, answeredAt: Date.now() }
      const notes = [{ fields: ['kudos', 'tebrik'], card }]
      await chooseFile(page, 'deste.apkg', anAnkiPackage({ notes }))
      await page.getByRole('checkbox', { name: /tekrar zamanlarını da al/ }).waitFor()
      return page
    },
  ],
  [
    'the words of a text',
    async (open) => {
      const page = await atImport(open)
      await page.getByRole('tab', { name: 'Yapıştır' }).click()
      await page
        .getByRole('textbox')
        .fill('Everybody in the small town knew about the secret of the old captain. Nobody asked.')
      await page.getByRole('button', { name: 'Oku' }).click()
      await page.getByRole('heading', { name: 'Metindeki kelimeler' }).waitFor()
      return page
    },
  ],
  [
    'an import with translations of a machine',
    async (open) => {
      const page = await atFound(open, ['zeitgeist;', 'hiraeth;'], { prepare: translatesOnDevice })
      await page.getByRole('button', { name: 'Anlamlarını çevir' }).click()
      await page.getByText('makine çevirisi').first().waitFor()
      return page
    },
  ],
  [
    'an import that is being added',
    async (open) => {
      const page = await atFound(open, manyRows, { prepare: holdable })
      await hold(page)
      await page.getByRole('button', { name: '60.000 kelimeyi ekle' }).click()
      await page.getByRole('progressbar', { name: 'Ekleniyor' }).waitFor()
      return page
    },
  ],
]
