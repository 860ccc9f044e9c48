// What goes out: links and codes, files for other programs, worksheets.

import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress, wordsAddress, worksheetAddress } from '#contract/addresses.ts'
import type { NewListedWord } from '#domain/lists/own-list.ts'
import { goTo, loadingFailed } from './page-checks.ts'
import { questionUp } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { pathToList } from './sharing-states.ts'
import { words } from './words-player.ts'

const some = words.filter(({ lists }) => lists.some(({ list }) => list === 'zor')).slice(0, 8)
const senses = some.flatMap(({ lists }) => lists.slice(0, 1).map(({ sense }) => ({ sense })))
const flarp: NewListedWord = {
  own: { word: 'flarp', meanings: ['zırıltı'], example: { en: 'Stop that flarp.' } },
}

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name }).click(),
  ])
  return await readFile(await download.path())
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

describe('a link that carries a list', () => {
  test('shows its words on a phone, and plays them without keeping anything', async ({ open }) => {
    const page = await open(await pathToList('Sınıf 9-A', senses), { viewport: phone })
    await page.getByRole('heading', { level: 1, name: 'Sınıf 9-A' }).waitFor()
    const rows = page.getByRole('list', { name: 'Kelimeler' }).getByRole('listitem')
    expect(await rows.count()).toBe(senses.length)
    expect(await rows.first().textContent()).toContain(some[0]?.headword)

    await page.getByRole('button', { name: 'Hemen oyna' }).click()
    await questionUp(page, 1)
    const asked = await page.locator('#icerik h1').textContent()
    expect(some.map(({ headword }) => headword)).toContain(asked)
    await goTo(page, new URL(pageAddress.lists, page.url()).href)
    await page.getByRole('heading', { name: 'Henüz listen yok' }).waitFor()
  })

  test('becomes a list of one’s own, which goes out in every form and is known again', async ({
    open,
  }) => {
    const path = await pathToList('Sınıf 9-A', [...senses, flarp])
    const page = await open(path, {
      viewport: desktop,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByRole('button', { name: 'Ekle', exact: true }).click()
    await page.getByText('“Sınıf 9-A” Listelerim’e eklendi').waitFor()
    await page.getByRole('button', { name: 'Sınıf 9-A: diğer işlemler' }).click()
    await page.getByRole('button', { name: 'Paylaş ve dışa aktar' }).click()

    const csv = (await downloaded(page, 'CSV')).toString()
    expect(csv).toContain('kelime;anlam;tür;örnek;örneğin Türkçesi')
    for (const { headword } of some) expect(csv).toContain(`\n${headword};`)
    expect(csv).toContain('\nflarp;zırıltı;;Stop that flarp.;')

    const files = unzipSync(new Uint8Array(await downloaded(page, 'Anki paketi')))
    const collection = new DatabaseSync(':memory:')
    collection.deserialize(files['collection.anki2'] as Uint8Array)
    const fronts = collection.prepare('select sfld from notes order by id').all()
    const all = [...some.map(({ headword }) => headword), 'flarp']
    expect(fronts.map(({ sfld }) => sfld)).toEqual(all)
    expect((await downloaded(page, 'Anki metni')).toString()).toContain('#separator:tab')

    await page.getByRole('button', { name: 'Quizlet için kopyala' }).click()
    await page.getByText('Kopyalandı', { exact: true }).waitFor()
    expect((await clipboard(page)).split('\n').map((line) => line.split('\t')[0])).toEqual(all)
    await page.getByRole('dialog').getByRole('button', { name: 'Bağlantıyı paylaş' }).click()
    await page.getByText('Bağlantı kopyalandı').waitFor()
    const link = await clipboard(page)
    expect(link).toBe(new URL(path, link).href)

    await page.getByRole('button', { name: 'Kare kod göster' }).click()
    await page.getByRole('img', { name: '“Sınıf 9-A” listesinin kare kodu' }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.goto(link)
    await page.getByText('Bu liste Listelerim’de zaten var.').waitFor()
    await page.getByRole('button', { name: 'Hemen oyna' }).click()
    await questionUp(page, 1)
  })

  test('is learned as it is played; what waits for a meaning is left out of both, and that is said', async ({
    open,
  }) => {
    const waiting: NewListedWord = { own: { word: 'umpteen', meanings: [] } }
    const page = await open(await pathToList('Sınıf 9-A', [...senses, waiting]), {
      viewport: phone,
    })
    await page.getByText('Anlamı olmayan 1 kelime sorulmaz').waitFor()
    await page.getByRole('button', { name: 'Hemen oyna' }).waitFor()
    await page.getByRole('button', { name: 'Hemen öğren' }).click()
    await page.getByRole('heading', { name: `${senses.length} kelime` }).waitFor()
    await page.getByRole('button', { name: 'Başla', exact: true }).waitFor()
    await goTo(page, new URL(pageAddress.lists, page.url()).href)
    await page.getByRole('heading', { name: 'Henüz listen yok' }).waitFor()
  })

  test('with words of its own is added before it is learned', async ({ open }) => {
    const page = await open(await pathToList('Sınıf 9-A', [...senses, flarp]), {
      viewport: desktop,
    })
    await page.getByRole('button', { name: 'Ekle ve öğren' }).click()
    await page.getByRole('heading', { name: 'Sınıf 9-A' }).waitFor()
    await page.getByRole('button', { name: 'Başla', exact: true }).waitFor()
    await goTo(page, new URL(pageAddress.lists, page.url()).href)
    await page.getByRole('link', { name: 'Sınıf 9-A' }).waitFor()
  })

  test('that lost its end says so, and goes on to one that is whole', async ({ open }) => {
    const path = await pathToList('Sınıf 9-A', senses)
    const page = await open(path.slice(0, -5))
    await page.getByRole('heading', { name: 'Bağlantı okunamadı' }).waitFor()
    await page.goto(new URL(path, page.url()).href)
    await page.getByRole('heading', { level: 1, name: 'Sınıf 9-A' }).waitFor()
  })
})

describe('a worksheet', () => {
  const paper = (page: Page, version: string) =>
    page.getByRole('article', { name: `Kâğıt, sürüm ${version}` })

  test('is made of what a list shows, again the same by its number, and in another order as B', async ({
    open,
  }) => {
    const page = await open(wordsAddress('liste=zor&duzey=c1'), { viewport: desktop })
    await page.getByRole('link', { name: 'Çalışma kâğıdı' }).click()
    await paper(page, 'A').waitFor()
    await page.getByRole('textbox', { name: 'Kâğıt no' }).fill('4f2a')
    await page.keyboard.press('Enter')
    await paper(page, 'A').getByText('Kâğıt no 4F2A · A').waitFor()
    const text = await paper(page, 'A').innerText()
    const key = await page.getByRole('article', { name: 'Yanıt anahtarı' }).innerText()
    expect(text.match(/^\d+\. /gm)).toHaveLength(30)

    await page.reload()
    await paper(page, 'A').getByText('Kâğıt no 4F2A · A').waitFor()
    expect(await paper(page, 'A').innerText()).toBe(text)
    expect(await page.getByRole('article', { name: 'Yanıt anahtarı' }).innerText()).toBe(key)

    await page.getByRole('radio', { name: 'A ve B' }).check()
    await paper(page, 'B').waitFor()
    const other = await paper(page, 'B').innerText()
    expect(other).not.toBe(text)
    const linesOf = (lines: string) => lines.split('\n').map((line) => line.replace(/^\d+\. /, ''))
    const isWord = (line: string) => /^[a-z]{4,}$/.test(line)
    expect(linesOf(other).filter(isWord).sort()).toEqual(linesOf(text).filter(isWord).sort())

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    // A4, and the two versions and the key on pages of their own.
    expect(pdf).toMatch(/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/)
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('says on a phone what it lacks, and what is not a number', async ({ open }) => {
    const [first, second] = some
    const page = await open(worksheetAddress(`kelime=${first?.slug},${second?.slug}`), {
      viewport: phone,
    })
    await page.getByText('Eşleştirme yok').waitFor()
    await page.getByRole('textbox', { name: 'Kâğıt no' }).fill('kedi')
    await page.keyboard.press('Enter')
    await page.getByText('Kâğıdın numarası dört işaretlidir').waitFor()
    for (const kind of ['Eşleştirme', 'Beş seçenek', 'Boşluk doldurma']) {
      await page.getByRole('checkbox', { name: kind }).uncheck()
    }
    await page.getByText('en az bir bölüm seç').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })

  test('whose words did not come is made when they do', async ({ open }) => {
    const page = await open(worksheetAddress('liste=kolay'), {
      expected: loadingFailed,
      prepare: (fresh) => fresh.route('**/kolay.quiz-*.json', (route) => route.abort()),
    })
    await page.getByRole('heading', { name: 'Kelimeler yüklenemedi' }).waitFor()
    await page.unroute('**/kolay.quiz-*.json')
    await page.getByRole('button', { name: 'Yeniden dene' }).click()
    await paper(page, 'A').waitFor()
  })
})
