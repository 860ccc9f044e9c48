// Imports: what a file would do is said before it does, whatever the file holds.

import { gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { recordId } from '#domain/record/log-clock.ts'
import type { AnswerRecord, LogRecord } from '#domain/record/log-record.ts'
import {
  aBackup,
  add,
  aLearner,
  anAnswer,
  answeredWord,
  aStranger,
  backupText,
  choose,
  exported,
  goTo,
  inDatabase,
  noonMs,
} from './backup-player.ts'
import { expectNoAxeViolations, loadingFailed, pressOnceThere, soon } from './page-checks.ts'
import { phone, test } from './product.ts'
import { recallUp } from './recall-player.ts'

describe('a hostile file', () => {
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
    await other.getByText('sende olmayan 2 yanıt ve 1 ayar var').waitFor()
    await add(other)
  })

  test('that has left damaged ids behind is forgotten when the record is opened', async ({
    open,
  }) => {
    const page = await aLearner(open, 1, { apartFrom: [answeredWord(5), answeredWord(6)] })
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

describe('an import', () => {
  test('says what it will do to what is there, asks, and can be taken back after a reload', async ({
    open,
  }) => {
    const page = await aLearner(open, 2, { apartFrom: [answeredWord(40)] })
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

    await page
      .getByRole('alert')
      .getByText(/^Gereken program parçası yüklenemedi/)
      .waitFor()
    expect(await page.getByRole('button', { name: 'Ekle', exact: true }).count()).toBe(0)
  })

  test('of a large file shows how far it is, and can be cancelled', async ({ open }) => {
    const page = await aStranger(open)
    const file = aBackup(Array.from({ length: 300_000 }, (_, place) => anAnswer(place)))
    await page.route('**/import.worker-*.js', () => undefined)
    await choose(page, file)
    await page.getByRole('progressbar', { name: 'Okunuyor' }).waitFor()
    await page.getByRole('button', { name: 'İptal et' }).click()
    await page.getByText('İptal edildi').waitFor()
    await page.unroute('**/import.worker-*.js')

    const pressed = await pressOnceThere(page, 'İptal et')
    await choose(page, file)
    await pressed()

    await page.getByText('İptal edildi').waitFor()
    expect(await page.getByRole('progressbar').count()).toBe(0)
    await choose(page, aBackup([anAnswer(1)]))
    await add(page)
    expect((await exported(page)).records).toHaveLength(1)
  })
})
