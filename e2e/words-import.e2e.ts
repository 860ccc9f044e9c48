// Words of the learner's own: from files, from what is pasted, from a text, into a list.

import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress, wordsAddress } from '#contract/addresses.ts'
import { anAnkiPackage } from '#web/import/an-anki-package.test-support.ts'
import { chooseFile, dropFile, goOn, hold, holdable } from './import-player.ts'
import { listable, listedWords, makeList } from './lists-player.ts'
import {
  expectNoAxeViolations,
  goTo,
  loadingFailed,
  openTab,
  pressOnceThere,
  soon,
} from './page-checks.ts'
import { desktop, phone, test } from './product.ts'
import { storedRecord } from './stored-record.ts'
import { rows } from './words-player.ts'

const [known, second, third] = listable as [
  (typeof listable)[number],
  (typeof listable)[number],
  (typeof listable)[number],
]

const report = (page: Page) => page.getByRole('table', { name: 'Bakmak gereken satırlar' })
const addButton = (page: Page, words: number) =>
  page.getByRole('button', { name: `${words.toLocaleString('tr')} kelimeyi ekle` })
const listUp = async (page: Page, name: string) =>
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

describe('words of one’s own', () => {
  test('come from a CSV: looked through, mended, added, and taken back', async ({ open }) => {
    const page = await open(pageAddress.importWords, { viewport: desktop })
    await expectNoAxeViolations(page)
    const csv = [
      'Kelime;Anlam',
      `${known.word};${known.gloss}`,
      'zeitgeist;<b>çağın</b> ruhu<script>alert(1)</script>',
      '"kudos;tebrik',
      ';boş',
      `${known.word.toUpperCase()};`,
    ].join('\r\n')
    await chooseFile(page, 'kelimelerim.csv', `\ufeff${csv}`)

    await page.getByRole('heading', { name: '3 satıra bakmak gerekiyor' }).waitFor()
    await page.getByText('2 satır sorunlu').waitFor()
    await page.getByText('1 satır atlandı').waitFor()
    expect(await report(page).getByRole('row').allInnerTexts()).toHaveLength(4)
    await expectNoAxeViolations(page)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Hatalı satırları indir' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toBe(
      '\ufeff"""kudos;tebrik";;Tırnak kapanmamış\r\n;boş;Kelime boş',
    )

    await page.getByRole('button', { name: '4. satırı düzelt' }).click()
    const mending = page.locator('form').filter({ has: page.getByLabel('Kelime', { exact: true }) })
    await mending.getByLabel('Kelime', { exact: true }).fill('kudos')
    await mending.getByLabel('Anlam', { exact: true }).fill('tebrik')
    await mending.getByRole('button', { name: 'Tamam' }).click()
    await page.getByRole('heading', { name: '2 satıra bakmak gerekiyor' }).waitFor()

    // Another column for the meaning leaves none: what the lexicon has not would wait.
    await page.getByRole('combobox', { name: 'Anlam', exact: true }).selectOption('')
    await page.getByText('kelimenin anlamı yok').waitFor()
    await page
      .getByRole('combobox', { name: 'Anlam', exact: true })
      .selectOption({ label: 'Anlam' })
    await addButton(page, 2).click()

    await listUp(page, 'kelimelerim')
    await soon(async () =>
      expect(await listedWords(page, 'kelimelerim')).toEqual([known.word, 'zeitgeist']),
    )
    await page.getByText('çağın ruhu').waitFor()
    await page.getByRole('button', { name: 'Geri al' }).click()
    await page.getByText('Eklenen kelimeler geri alındı').waitFor()
    await goTo(page, new URL(pageAddress.lists, page.url()).href)
    await page.getByRole('heading', { name: 'Henüz listen yok' }).waitFor()
  })

  test('come from what is pasted, on a phone; what the list has is left out', async ({ open }) => {
    const page = await open(pageAddress.lists, { viewport: phone })
    await makeList(page, 'Sınav')
    await page.getByRole('link', { name: 'İçe aktar' }).click()
    await page.getByRole('tab', { name: 'Yapıştır' }).click()
    await page.getByRole('button', { name: 'Oku' }).click()
    await page.getByText('Önce kelimelerini yapıştır.').waitFor()
    const list = `${known.word}\t${known.gloss}\n${second.word}\nkudos\ttebrik`
    await page.getByRole('textbox').fill(list)
    // What is typed outlives a reload.
    await page.reload()
    await page.getByRole('tab', { name: 'Yapıştır' }).click()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Oku' }).click()
    await page.getByRole('heading', { name: 'Bütün satırlar hazır' }).waitFor()
    // Back leads to the choice of a source, with what was pasted.
    await page.goBack()
    await page.getByRole('tab', { name: 'Yapıştır' }).click()
    expect(await page.getByRole('textbox').inputValue()).toBe(list)
    await page.getByRole('button', { name: 'Oku' }).click()
    await page.getByRole('combobox', { name: 'Eklenecek liste' }).selectOption('Sınav')
    await addButton(page, 3).click()
    await listUp(page, 'Sınav')
    await soon(async () =>
      expect(await listedWords(page, 'Sınav')).toEqual([known.word, second.word, 'kudos']),
    )

    await page.getByRole('link', { name: 'İçe aktar' }).click()
    await page.getByRole('tab', { name: 'Yapıştır' }).click()
    await page.getByRole('textbox').fill(`${list.toUpperCase()}\n${third.word}`)
    await page.getByRole('button', { name: 'Oku' }).click()
    await page.getByText('3 satır atlandı').waitFor()
    await addButton(page, 1).click()
    await listUp(page, 'Sınav')
    await soon(async () => expect(await listedWords(page, 'Sınav')).toHaveLength(4))
  })

  test('come from an English text by their headwords, with the sentence', async ({ open }) => {
    const page = await open(pageAddress.importWords, { viewport: desktop })
    await page.getByRole('tab', { name: 'Yapıştır' }).click()
    const sentence = `Everybody in the small town knew about the ${known.word} of the old captain.`
    await page.getByRole('textbox').fill(`${sentence} Nobody had ever asked him why it was so.`)
    await page.getByRole('button', { name: 'Oku' }).click()
    const words = page.getByRole('region', { name: 'Metindeki kelimeler' })
    const row = words.getByRole('listitem').filter({ hasText: known.word }).first()
    await row.getByText(sentence).waitFor()
    expect(await words.getByRole('checkbox', { name: 'the kelimesini ekle' }).isChecked()).toBe(
      false,
    )
    await expectNoAxeViolations(page)
  })

  test('come from Anki by a drop, with what Anki remembers, also after the connection is lost', async ({
    open,
  }) => {
    const page = await open(pageAddress.importWords, {
      viewport: desktop,
      expected: [...loadingFailed, /imported module/, /connection to load the screen/],
    })
    const answeredAt = Date.now() - 10 * 24 * 3_600_000
    const file = anAnkiPackage({
      types: [{ name: 'Kelimelerim', fields: ['Front', 'Back', 'Ses'] }],
      notes: [
        {
          fields: [`<b>${known.word}</b>`, known.gloss, '[sound:a.mp3]'],
          card: { intervalDays: 60, answeredAt },
        },
        { fields: ['{{c1::kudos::övgü}}', 'tebrik<br>', ''] },
      ],
    })
    await dropFile(page, 'deste.apkg', file)
    await page.getByRole('heading', { name: 'Sütunlar: Kelimelerim' }).waitFor()
    await page.getByRole('checkbox', { name: /tekrar zamanlarını da al/ }).waitFor()
    await expectNoAxeViolations(page)
    await page.context().setOffline(true)
    await addButton(page, 2).click()
    // The screen of the list may not be on the device; what was added is.
    await page.waitForURL(/liste\?liste=/)
    await page.context().setOffline(false)
    await page.reload()
    await listUp(page, 'deste')
    // Asked again after sixty days, it sits.
    await page.getByText('1 kalıcı').waitFor()
    expect((await storedRecord(page)).words).toHaveProperty([known.sense])

    // Where the parser is not on the device yet, it is asked for again.
    const other = await open(pageAddress.importWords, {
      viewport: desktop,
      expected: [...loadingFailed, /imported module/, /connection to load the screen/],
    })
    await other.waitForLoadState('networkidle')
    await other.context().setOffline(true)
    await chooseFile(other, 'deste.apkg', file)
    const problem = other
      .getByRole('alert')
      .filter({ hasText: 'Gereken program parçası yüklenemedi' })
    await problem.waitFor()
    await other.context().setOffline(false)
    await other.getByRole('button', { name: 'Yeniden dene' }).click()
    await other.getByRole('heading', { name: 'Sütunlar: Kelimelerim' }).waitFor()
  })

  test('are read beside the page, and not at all once that is cancelled', async ({ open }) => {
    const page = await open(pageAddress.importWords, { viewport: phone })
    const lines = Array.from({ length: 90_000 }, (_, at) => `word${at};anlam ${at}`)
    const pressed = await pressOnceThere(page, 'İptal et')
    await chooseFile(page, 'cok.csv', lines.join('\n'))
    await pressed()
    await page.getByText('İptal edildi. Hiçbir şey eklenmedi.').waitFor()
    await page.getByRole('tab', { name: 'CSV dosyası' }).waitFor()

    const none = 'Dosya okunamadı: bozuk, yarım ya da bir Anki dosyası değil.'
    await chooseFile(page, 'bozuk.apkg', 'PK\u0003\u0004 and no more of a zip')
    await page.getByRole('alert').filter({ hasText: none }).waitFor()
    await chooseFile(page, 'genis.csv', `a${';'.repeat(1_000_000)}`)
    await page.getByRole('alert').filter({ hasText: '200’den çok sütun' }).waitFor()
    await expectNoAxeViolations(page)

    // The backup's own import knows a list of words when it sees one, and hands it over.
    await goTo(page, new URL(pageAddress.settings, page.url()).href)
    await page.getByText(/Kullanılan yer/).waitFor()
    await chooseFile(
      page,
      'kelimeler.csv',
      `${known.word};${known.gloss}\n${second.word};${second.gloss}`,
    )
    await page.getByRole('link', { name: 'Kelimeleri içe aktar' }).click()
    await addButton(page, 2).waitFor()
  })

  test('are taken back with what Anki remembers of them', async ({ open }) => {
    const page = await open(pageAddress.importWords, { viewport: desktop })
    const answeredAt = Date.now() - 10 * 24 * 3_600_000
    const notes = [
      { fields: [known.word, known.gloss], card: { intervalDays: 60, answeredAt } },
      { fields: ['kudos', 'tebrik'], card: { intervalDays: 60, answeredAt: answeredAt + 1 } },
    ]
    await chooseFile(page, 'deste.apkg', anAnkiPackage({ notes }))
    await addButton(page, 2).click()
    await listUp(page, 'deste')
    await page.getByText('2 kalıcı').waitFor()
    const inFirmness = new URL(wordsAddress('bellek=kalici'), page.url()).href
    const words = await openTab(page, inFirmness)
    await rows(words).getByText('kudos', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Geri al' }).click()
    await page.getByText('Eklenen kelimeler geri alındı').waitFor()
    await page.getByRole('heading', { name: 'Bu liste artık yok' }).waitFor()
    await words.reload()
    await words.getByRole('heading', { name: 'Bu süzgeçlere uyan kelime yok' }).waitFor()
    expect((await storedRecord(page)).words).toEqual({})
  })

  test('are added with their progress, and not at all once that is cancelled or left', async ({
    open,
  }) => {
    const page = await open(pageAddress.importWords, {
      viewport: phone,
      prepare: holdable,
      expected: [...loadingFailed, /imported module/, /connection to load the screen/],
    })
    const lines = Array.from({ length: 60_000 }, (_, at) => `word${at};anlam ${at}`)
    await chooseFile(page, 'cok.csv', lines.join('\n'))
    await addButton(page, 60_000).waitFor()
    await hold(page)
    await addButton(page, 60_000).click()
    await page.getByRole('progressbar', { name: 'Ekleniyor' }).waitFor()
    await page.getByRole('button', { name: 'İptal et' }).click()
    await goOn(page)
    await page.getByText('İptal edildi. Hiçbir şey eklenmedi.').waitFor()
    expect(await page.getByRole('progressbar').count()).toBe(0)
    expect((await storedRecord(page)).records).toEqual([])

    // All of it is still there to be added, whether the connection is there or not.
    await hold(page)
    await addButton(page, 60_000).click()
    await page.getByRole('progressbar', { name: 'Ekleniyor' }).waitFor()
    await page.context().setOffline(true)
    await goOn(page)
    await page.waitForURL(/liste\?liste=/)
    await page.context().setOffline(false)
    await page.reload()
    await listUp(page, 'cok')
    await page.getByText('60.000 kelime', { exact: true }).first().waitFor()

    // Whoever leaves has thought better of it.
    const kept = (await storedRecord(page)).records.length
    await goTo(page, new URL(pageAddress.lists, page.url()).href)
    await page.getByRole('link', { name: 'İçe aktar' }).click()
    await chooseFile(page, 'baska.csv', lines.join('\n'))
    await addButton(page, 60_000).waitFor()
    await hold(page)
    await addButton(page, 60_000).click()
    await page.getByRole('progressbar', { name: 'Ekleniyor' }).waitFor()
    await page.getByRole('link', { name: 'Listelerim' }).first().click()
    await goOn(page)
    await page.getByText('İptal edildi. Hiçbir şey eklenmedi.').waitFor()
    expect((await storedRecord(page)).records).toHaveLength(kept)
    await page.getByRole('link', { name: 'cok', exact: true }).waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
  })
})
