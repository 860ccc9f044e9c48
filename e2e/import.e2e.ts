// Imports: what a file would do is said before it does, whatever the file holds.

import { gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { recordId } from '#domain/record/log-clock.ts'
import type { AnswerRecord, LogRecord } from '#domain/record/log-record.ts'
import {
  aBackup,
  add,
  aLearner,
  anAnswer,
  aStranger,
  backupText,
  choose,
  exported,
  goTo,
  inDatabase,
  noonMs,
} from './backup-player.ts'
import { listRows, makeList, typeWord } from './lists-player.ts'
import { expectNoAxeViolations, loadingFailed, soon } from './page-checks.ts'
import { phone, test } from './product.ts'
import { recallUp } from './recall-player.ts'

/** A change of a list or correction by another device, minutes after noon. */
function aChange(place: number, field: string, value: unknown) {
  const at = noonMs + 600_000
  const id = recordId({ ms: at, count: place }, 'other')
  const kind = field.endsWith('.gloss') ? 'correction' : 'list'
  return { id, device: 'other', at, offsetMinutes: 180, kind, field, value }
}

describe.concurrent('a hostile file', () => {
  const hostile = {
    offset: { offsetMinutes: 1e308 },
    moment: { at: -1e308 },
    seconds: { seconds: 1e308 },
  }

  test('with numbers that no record has leaves the record usable, and adds what is sound', async ({
    open,
  }) => {
    const page = await aStranger(open)
    const wrong = Object.values(hostile).map((more, at) =>
      anAnswer(at, more as Partial<AnswerRecord>),
    )
    await choose(page, aBackup([...wrong, anAnswer(7)]))
    await page.getByText('3 kayıt okunamadı; bunlar eklenmez.').waitFor()
    await expectNoAxeViolations(page)
    await add(page)

    await goTo(page, '/tekrar')
    expect(await recallUp(page)).toBe('teach')
    await goTo(page, '/ayarlar')
    await choose(page, aBackup(wrong))
    await page.getByText('Dosya okunamadı: bozuk ya da yarım. Hiçbir şey değişmedi.').waitFor()
  })

  test('that an older version has let in does not lock the record', async ({ open }) => {
    const page = await aLearner(open, 2)
    const wrong = Object.values(hostile).map((more, at) =>
      anAnswer(at, more as Partial<AnswerRecord>),
    )
    await inDatabase(page, { put: wrong as LogRecord[] })
    await goTo(page, '/tekrar')

    expect(await recallUp(page)).toBe('teach')
    await page.getByRole('banner').getByText('2 kelime kaldı').waitFor()
  })

  test('with an id at the end of time leaves every later backup readable', async ({ open }) => {
    const page = await aLearner(open, 1)
    await choose(page, aBackup([anAnswer(5, { id: 'zzzzzzzzzzzzz-x' })]))
    await add(page)
    await page.getByText('İngiliz', { exact: true }).click()
    const { file, records } = await exported(page)
    expect(records).toHaveLength(3)
    for (const { id } of records) {
      expect(Number.parseInt(id.slice(0, 9), 36)).toBeLessThan(noonMs + 48 * 3_600_000)
    }

    const other = await aStranger(open)
    await choose(other, file)
    await other.getByText('sende olmayan 2 yanıt ve 1 başka kayıt').waitFor()
    await add(other)
  })

  test('that has left damaged ids behind is forgotten when the record is opened', async ({
    open,
  }) => {
    const page = await aLearner(open, 1)
    const far = anAnswer(5, { id: 'zzzzzzzzzzzzz-x' })
    const since = anAnswer(6, { id: 'zzzzzzzzz10000-other' })
    await inDatabase(page, { put: [far, since] })
    await goTo(page, '/tekrar')
    expect(await recallUp(page)).toBe('teach')
    await page.getByRole('banner').getByText('3 kelime kaldı').waitFor()
    await goTo(page, '/ayarlar')

    const { records } = await exported(page)
    expect(records).toHaveLength(3)
    for (const { id } of records) expect(id).toMatch(/^0[0-9a-z]{12}-/)
  })

  test.for([
    ['nested fifty thousand deep', `{"value":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 1],
    ['of a kind to come and of wrong shapes', '{"round":{},"sense":[{}],"field":[[]]}', 0],
  ] as const)('with a record %s adds what is sound', async ([, fields, unreadable], { open }) => {
    const page = await aStranger(open)
    const { id, device, at, offsetMinutes } = anAnswer(1)
    const stamp = JSON.stringify({ id, device, at, offsetMinutes, kind: 'of-a-later-version' })
    const odd = `${stamp.slice(0, -1)},${fields.slice(1)}`
    await choose(page, gzipSync(backupText([anAnswer(2)]).replace('"records":[', `$&${odd},`)))
    const offer = page.getByRole('group', { name: 'Yedeği ekle' })
    await offer.getByText(/sende olmayan 1 yanıt/).waitFor()
    expect(await offer.getByText('1 kayıt okunamadı; bunlar eklenmez.').count()).toBe(unreadable)
    await add(page)

    expect((await exported(page)).records).toHaveLength(2 - unreadable)
    await goTo(page, '/tekrar')
    expect(await recallUp(page)).toBe('teach')
  })

  test('of lists without end and of what none can hold leaves them usable, and can be taken back', async ({
    open,
  }) => {
    const page = await aStranger(open)
    const odd = [
      null,
      1e308,
      'x'.repeat(40_000),
      { word: '', meanings: [''] },
      { word: 'a'.repeat(101), meanings: [] },
      { word: 'b', meanings: Array(21).fill('c') },
      { word: 'gerçek', meanings: ['anlam'], example: { en: 7 } },
      { word: '<img src=x onerror=alert(1)>', meanings: ['<b>kalın</b>'] },
    ]
    await choose(
      page,
      aBackup([
        ...Array.from({ length: 20_000 }, (_, at) => aChange(at, `liste${at}.name`, `Liste ${at}`)),
        aChange(20_000, 'toplu.words', { list: 'liste0', rank: -5, words: odd }),
        aChange(20_001, 'toplu.words.words', { list: 'liste0', rank: 1e308, words: odd }),
        aChange(20_002, '__proto__.name', 'x'),
        aChange(20_003, 'abundant.adj.1.gloss', ['']),
        aChange(20_004, 'constructor.rank', { valueOf: 1 }),
      ]),
    )
    await add(page)

    await goTo(page, pageAddress.lists)
    await page.getByRole('link', { name: /^Liste 0\b/ }).click()
    await listRows(page, 'Liste 0').getByText('<img src=x onerror=alert(1)>').waitFor()
    expect(await listRows(page, 'Liste 0').count()).toBe(1)
    await goTo(page, pageAddress.settings)
    await page.getByRole('group', { name: 'Son içe aktarma' }).getByRole('button').click()
    await page.getByText('Eklenen kayıtlar geri alındı').waitFor()
    await goTo(page, pageAddress.lists)
    await page.getByRole('heading', { name: 'Henüz listen yok' }).waitFor()
  })

  test('of millions of empty objects gets a sentence, while the page goes on', async ({ open }) => {
    const page = await aStranger(open)
    const file = gzipSync(backupText([]).replace('"records":[', `$&${'{},'.repeat(80_000_000)}`))
    expect(file.length).toBeLessThan(255_000)
    await choose(page, file)
    await page.getByText('Koyu', { exact: true }).click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')

    await page.getByRole('alert').getByText('Dosya bir yedek için çok büyük.').waitFor()
    await expectNoAxeViolations(page)
  })
})

describe.concurrent('an import', () => {
  test('says what it will do to what is there, asks, and can be taken back after a reload', async ({
    open,
  }) => {
    const page = await aLearner(open, 2)
    const { file, records: before } = await exported(page)
    const senses = before.map((record) => ('sense' in record ? record.sense : ''))
    const later = (place: number) => {
      const at = noonMs + 60_000 * (10 + place)
      return {
        id: recordId({ ms: at, count: 0 }, 'other'),
        device: 'other',
        at,
        offsetMinutes: 180,
      }
    }
    const acting = aBackup([
      ...senses.map((sense, at) => ({ ...later(at), kind: 'erase', round: `e.${at}`, sense })),
      { ...later(5), kind: 'setting', field: 'accent', value: 'uk' },
      { ...later(6), kind: 'setting', field: 'wordSize', value: 'large' },
      { ...later(7), kind: 'setting', field: 'shortcuts', value: true },
      anAnswer(40),
    ])
    await choose(page, acting)
    const offer = page.getByRole('group', { name: 'Yedeği ekle' })
    await offer.getByText('2 kelimenin kaydını siler.').waitFor()
    await offer.getByText('2 ayarı değiştirir: Söyleyiş, Kelime boyu.').waitFor()
    expect(await offer.getByText('Sendekilere dokunmaz').count()).toBe(0)
    await expectNoAxeViolations(page)
    await offer.getByRole('button', { name: 'Vazgeç' }).click()
    expect(await page.getByRole('radio', { name: 'Amerikan' }).isChecked()).toBe(true)

    await choose(page, acting)
    await add(page)
    await soon(async () => {
      expect(await page.getByRole('radio', { name: 'İngiliz', exact: true }).isChecked()).toBe(true)
    })
    await goTo(page, '/tekrar')
    await page.getByRole('banner').getByText('1 kelime kaldı').waitFor()

    await goTo(page, '/ayarlar')
    const last = page.getByRole('group', { name: 'Son içe aktarma' })
    await last.getByText('20 Kasım 2026 · 6 kayıt').waitFor()
    await expectNoAxeViolations(page)
    await last.getByRole('button', { name: 'Geri al', exact: true }).click()
    await page.getByText('Eklenen kayıtlar geri alındı').waitFor()
    await soon(async () => {
      expect(await page.getByRole('radio', { name: 'Amerikan' }).isChecked()).toBe(true)
      expect(await page.getByRole('radio', { name: 'Orta', exact: true }).isChecked()).toBe(true)
    })
    expect(await last.count()).toBe(0)
    await goTo(page, '/tekrar')
    await page.getByRole('banner').getByText('2 kelime kaldı').waitFor()
    await goTo(page, '/ayarlar')
    await choose(page, file)
    await page.getByText('Bu dosyadaki her şey zaten sende var.').waitFor()
  })

  test('names the lists that it deletes and counts the words it takes, and they come back with “Geri al”', async ({
    open,
  }) => {
    const page = await aStranger(open)
    await goTo(page, pageAddress.lists)
    for (const name of ['Fiiller', 'YDS']) {
      await makeList(page, name)
      await typeWord(page, `${name.toLowerCase()}x`, 'anlam')
      await listRows(page, name).first().waitFor()
      await goTo(page, pageAddress.lists)
    }
    await goTo(page, pageAddress.settings)
    const { records } = await exported(page)
    const changes = records.flatMap((record) => ('field' in record ? [record] : []))
    const fieldsOf = (ending: string) =>
      changes.map(({ field }) => String(field)).filter((field) => field.endsWith(ending))
    const [list] = fieldsOf('.name')
    const [, batch] = fieldsOf('.words')
    const acting = aBackup([
      aChange(0, list?.replace('.name', '.isDeleted') ?? '', true),
      aChange(1, batch?.replace('.words', '0000.list') ?? '', ''),
    ])
    await choose(page, acting)
    const offer = page.getByRole('group', { name: 'Yedeği ekle' })
    await offer.getByText('1 listeni siler: Fiiller.').waitFor()
    await offer.getByText('1 kelimeyi listelerinden çıkarır.').waitFor()
    expect(await offer.getByText('Sendekilere dokunmaz').count()).toBe(0)
    await expectNoAxeViolations(page)
    await add(page)

    const shown = page.getByRole('main').getByRole('listitem')
    await goTo(page, pageAddress.lists)
    await soon(async () => expect(await shown.count()).toBe(1))
    await goTo(page, pageAddress.settings)
    await page.getByRole('group', { name: 'Son içe aktarma' }).getByRole('button').click()
    await page.getByText('Eklenen kayıtlar geri alındı').waitFor()
    await goTo(page, pageAddress.lists)
    await soon(async () => expect(await shown.count()).toBe(2))
    await page.getByRole('link', { name: /YDS/ }).click()
    await listRows(page, 'YDS').getByText('ydsx', { exact: true }).waitFor()
  })

  test('that touches nothing says so, and the next one takes its place', async ({ open }) => {
    const page = await aLearner(open, 1, { viewport: phone })
    await choose(page, aBackup([anAnswer(1)]))
    await page.getByText('Sendekilere dokunmaz.').waitFor()
    await add(page)
    await choose(page, aBackup([anAnswer(2), anAnswer(3)]))
    await add(page)
    await page.getByText('· 2 kayıt').waitFor()
    await page.getByRole('group', { name: 'Son içe aktarma' }).getByRole('button').click()
    await page.getByText('Eklenen kayıtlar geri alındı').waitFor()

    expect((await exported(page)).records).toHaveLength(2)
  })

  test('whose part of the page did not come says so, and adds nothing', async ({ open }) => {
    const page = await open('/ayarlar', {
      expected: loadingFailed,
      prepare: (one) => one.route('**/import-panel-*.js', (route) => route.abort()),
    })
    await page.getByText(/Kullanılan yer/).waitFor()
    await choose(page, aBackup([anAnswer(1)]))

    await page.getByRole('alert').getByText(/^Gereken program parçası yüklenemedi/).waitFor()
    expect(await page.getByRole('button', { name: 'Ekle', exact: true }).count()).toBe(0)
  })

  test('of a large file shows how far it is, and can be cancelled', async ({ open }) => {
    const page = await aStranger(open)
    const file = aBackup(Array.from({ length: 300_000 }, (_, place) => anAnswer(place)))
    await choose(page, file)
    await page.getByRole('progressbar', { name: 'Okunuyor' }).waitFor()
    await page.getByRole('button', { name: 'İptal et' }).click()

    await page.getByText('İptal edildi').waitFor()
    expect(await page.getByRole('progressbar').count()).toBe(0)
    await choose(page, aBackup([anAnswer(1)]))
    await add(page)
    expect((await exported(page)).records).toHaveLength(1)
  })
})
