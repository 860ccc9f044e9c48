// Imports of lists and corrections: what is there is named before it is touched, and comes back.

import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { recordId } from '#domain/record/log-clock.ts'
import { aBackup, add, aStranger, choose, exported, goTo, noonMs } from './backup-player.ts'
import { listRows, makeList, typeWord } from './lists-player.ts'
import { expectNoAxeViolations, soon } from './page-checks.ts'
import { test } from './product.ts'

/** A change of a list or correction by another device, minutes after noon. */
function aChange(place: number, field: string, value: unknown) {
  const at = noonMs + 600_000
  const id = recordId({ ms: at, count: place }, 'other')
  const kind = field.endsWith('.gloss') ? 'correction' : 'list'
  return { id, device: 'other', at, offsetMinutes: 180, kind, field, value }
}

describe('a backup', () => {
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
})
