// Words come from everywhere into one list, on any device, and are asked like all others.

import { expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { anAnkiPackage } from '#web/import/an-anki-package.test-support.ts'
import { chooseFile, dropFile } from './import-player.ts'
import { wordUp } from './learn-player.ts'
import { listedWords, makeList } from './lists-player.ts'
import { openTab, soon } from './page-checks.ts'
import { questionUp, reviewUp } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { recallUp, recallWord } from './recall-player.ts'
import { pathToList } from './sharing-states.ts'

const [byFile, byPaste, byDrop, byLink] = [
  ['zeitgeist', 'çağın ruhu'],
  ['kudos', 'tebrik'],
  ['ledge', 'çıkıntı'],
  ['zany', 'tuhaf ve komik'],
] as const
const meaningOf: ReadonlyMap<string, string> = new Map([byFile, byPaste, byDrop, byLink])

test.for([phone, desktop])(
  'by file, paste, drop and link words come in, are played, and missed ones asked again',
  async (viewport, { open }) => {
    const page = await open(pageAddress.lists, { viewport, hasTouch: viewport === phone })
    await makeList(page, 'Hepsi')
    const list = page.url()
    const add = async () => {
      await page.getByRole('button', { name: '1 kelimeyi ekle' }).click()
      await page.getByRole('heading', { level: 1, name: 'Hepsi' }).waitFor()
    }
    const openImport = () => page.getByRole('link', { name: 'İçe aktar' }).click()

    await openImport()
    await chooseFile(page, 'a.csv', byFile.join(';'))
    await add()
    await openImport()
    await page.getByRole('tab', { name: 'Yapıştır' }).click()
    await page.getByRole('textbox').fill(byPaste.join(' - '))
    await page.getByRole('button', { name: 'Oku' }).click()
    await add()
    await openImport()
    await page.getByRole('heading', { level: 1, name: 'İçe aktar' }).waitFor()
    await dropFile(page, 'a.apkg', anAnkiPackage({ notes: [{ fields: [...byDrop] }] }))
    await add()
    await soon(async () =>
      expect(await listedWords(page, 'Hepsi')).toEqual([byFile[0], byPaste[0], byDrop[0]]),
    )

    const [word, meaning] = byLink
    const linked = { own: { word, meanings: [meaning] } }
    await page.goto(new URL(await pathToList('Bağlantıdan', [linked]), list).href)
    await page.getByRole('button', { name: 'Ekle', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Bağlantıdan' }).waitFor()
    await page.getByRole('checkbox', { name: 'Tümünü seç' }).check()
    await page.getByRole('button', { name: 'Başka listeye taşı' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hepsi' }).click()
    await page.getByText('Bu listede henüz kelime yok').waitFor()

    await page.goto(list)
    await page.getByRole('button', { name: 'Bunlarla tur' }).click()
    for (let number = 1; number <= meaningOf.size; number += 1) {
      await questionUp(page, number)
      const asked = await wordUp(page)
      const options = await page.locator('#icerik fieldset label').allInnerTexts()
      const right = options.findIndex((text) => text.endsWith(meaningOf.get(asked) ?? '?'))
      expect(right, `${asked} among ${options}`).toBeGreaterThanOrEqual(0)
      await page.keyboard.press(asked === word ? '0' : String(right + 1))
      if (asked === word) await page.getByRole('button', { name: 'Sonraki' }).click()
    }
    await reviewUp(page)
    const recall = await openTab(page, new URL(pageAddress.recall, list).href)
    await recallUp(recall)
    expect(await recallWord(recall)).toBe(word)
  },
)
