// The learning record under what goes wrong around it: code that does not come, and other tabs.

import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { everyWord, fillRecord } from '../scripts/bench/record/full-record.ts'
import { listRows, makeList, typeWord } from './lists-player.ts'
import { goTo, loadingFailed, openTab, soon } from './page-checks.ts'
import { type Played, play, questionUp, startGame } from './player.ts'
import { test } from './product.ts'
import { answeredSenses, countsOfSense, storedRecord } from './stored-record.ts'

const sensesOf = (played: readonly Played[]) => played.map(({ key }) => key.id)

describe('the code that keeps the record', () => {
  const code = '**/session-*.js'
  const unloaded = /^Kaydı tutan program parçası yüklenemedi/

  test('that fails is asked for again with the next answer, and what was answered is there', async ({
    open,
  }) => {
    const page = await open('/', { expected: loadingFailed })
    let isDown = true
    await page.route(code, (route) => (isDown ? route.abort() : route.continue()))
    await startGame(page, { list: 'zor' })
    const played = await play(page, 'zor', ['wrong', 'right'])
    await questionUp(page, 3)
    await page.getByRole('alert').getByText(unloaded).waitFor()
    expect((await storedRecord(page)).waiting).toBe(2)
    isDown = false
    played.push(...(await play(page, 'zor', ['wrong'], 3)))
    await questionUp(page, 4)

    await soon(async () => {
      const { records, waiting } = await storedRecord(page)
      expect(answeredSenses(records)).toEqual(sensesOf(played))
      expect(waiting).toBe(0)
    })
    expect(await page.getByText(unloaded).count()).toBe(0)
  })

  test('that fails is asked for again when the connection is back', async ({ open }) => {
    const page = await open('/', { expected: loadingFailed })
    await startGame(page, { list: 'zor' })
    await page.route(code, (route) => route.abort())
    await page.reload()
    const played = await play(page, 'zor', ['wrong'])
    await questionUp(page, 2)
    await page.getByRole('alert').getByText(unloaded).waitFor()
    await page.unroute(code)
    await page.context().setOffline(true)
    await page.context().setOffline(false)

    await page.getByText(unloaded).waitFor({ state: 'detached' })
    await soon(async () => {
      const { records, waiting } = await storedRecord(page)
      expect(answeredSenses(records)).toEqual(sensesOf(played))
      expect(waiting).toBe(0)
    })
  })

  test('that never comes leaves what was answered to the next visit of any page', async ({
    open,
    origin,
  }) => {
    const page = await open('/', { expected: loadingFailed })
    await page.route(code, (route) => route.abort())
    await startGame(page, { list: 'zor' })
    const played = await play(page, 'zor', ['wrong', 'wrong'])
    await questionUp(page, 3)
    await page.keyboard.press('z')
    await questionUp(page, 2)
    await page.unroute(code)
    await page.goto(`${origin}/hakkimizda`)

    await page.waitForFunction(() =>
      Object.keys(localStorage).every((key) => !key.startsWith('io.waiting.')),
    )
    const { records, words } = await storedRecord(page)
    expect(answeredSenses(records)).toEqual(sensesOf(played))
    expect(Object.keys(words)).toEqual(sensesOf(played.slice(0, 1)))
  })
})

describe('two tabs', () => {
  test('an answer given while another tab derives the words anew counts as any other', async ({
    open,
    origin,
  }) => {
    const page = await open('/')
    await startGame(page, { list: 'zor', count: 'unlimited' })
    const played = await play(page, 'zor', ['wrong'])
    await questionUp(page, 2)
    await fillRecord(page, everyWord(), 50_000)
    const other = await page.context().newPage()
    let isDerived = false
    const derived = other.goto(`${origin}/tekrar`).then(async () => {
      await other.locator('#icerik button').first().waitFor({ timeout: 60_000 })
      isDerived = true
    })
    while (!isDerived) played.push(...(await play(page, 'zor', ['wrong'], played.length + 1)))
    await derived

    for (const sense of sensesOf(played)) {
      await soon(async () => {
        const { recorded, derived } = await countsOfSense(page, sense)
        expect(recorded).toBeGreaterThan(0)
        expect(derived).toBe(recorded)
      })
    }
  })
})

describe('“Her şeyi sil”', () => {
  test('reaches every tab, and leaves nothing of what was kept', async ({ open, origin }) => {
    const page = await open('/ayarlar')
    await page.getByRole('radio', { name: 'Koyu' }).check()
    await page.getByRole('radio', { name: 'İngiliz', exact: true }).check()
    await page.getByRole('checkbox', { name: 'KOLAY' }).check()
    await page.waitForFunction(async () => (await caches.keys()).length > 0)
    const playing = await openTab(page, `${origin}/`)
    await startGame(playing, { list: 'zor' })
    await play(playing, 'zor', ['wrong'])
    await questionUp(playing, 2)
    const writing = await openTab(page, `${origin}${pageAddress.lists}`)
    await makeList(writing, 'Fiiller')
    await typeWord(writing, 'zorp', 'uydurma')
    await listRows(writing, 'Fiiller').getByText('zorp', { exact: true }).waitFor()
    const learning = await openTab(page, `${origin}${pageAddress.learn}?kelime=abundant`)
    await learning.getByRole('button', { name: 'Başla', exact: true }).click()
    await learning.getByRole('button', { name: 'Anladım', exact: true }).click()
    const pasting = await openTab(page, `${origin}${pageAddress.importWords}`)
    await pasting.getByRole('tab', { name: 'Yapıştır' }).click()
    await pasting.getByRole('textbox').fill('gather - toplanmak')
    for (const key of ['io.learn.', 'io.pasted']) {
      await pasting.waitForFunction(
        (start) => Object.keys(localStorage).some((one) => one.startsWith(start)),
        key,
      )
    }
    const resting = await openTab(page, `${origin}/hakkimizda`)
    await page.getByRole('button', { name: 'Sil', exact: true }).click()
    await page.getByRole('button', { name: 'Her şeyi sil' }).click()

    for (const tab of [page, playing, writing, learning, pasting, resting]) {
      await tab.waitForURL(`${origin}/`)
      await tab.getByRole('heading', { name: 'INGILIZCE OGRENIYORUM' }).waitFor()
      expect(await tab.getByRole('button', { name: /Tura dön/ }).count()).toBe(0)
      expect(await tab.locator('html').getAttribute('data-theme')).toBeNull()
    }
    await soon(async () => {
      const left = await playing.evaluate(async () => ({
        local: Object.keys(localStorage).sort(),
        session: Object.keys(sessionStorage),
        caches: await caches.keys(),
        databases: await indexedDB.databases(),
      }))
      // The day, and that the letters are there: the pages shown since have written them.
      expect(left).toEqual({ local: ['gun', 'yazi'], session: [], caches: [], databases: [] })
    })
    await writing.goto(`${origin}${pageAddress.lists}`)
    await writing.getByRole('heading', { name: 'Henüz listen yok' }).waitFor()
    await resting.getByRole('radio', { name: '20' }).check()
    const kept = await resting.evaluate(() => localStorage.getItem('io.preferences'))
    expect(JSON.parse(kept ?? '').value).toMatchObject({ count: 20, accent: 'us' })
  })

  test('works on a record that this version cannot open', async ({ open, origin }) => {
    const page = await open('/hakkimizda')
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('ingilizce-ogreniyorum', 990)
          opening.onupgradeneeded = () => opening.result.createObjectStore('future')
          opening.onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }),
    )
    await goTo(page, `${origin}/ayarlar`)
    await page
      .getByRole('alert')
      .getByText(/daha yeni bir sürümüyle yazılmış/)
      .waitFor()
    await page.getByRole('button', { name: 'Sil', exact: true }).click()
    await page.getByRole('button', { name: 'Her şeyi sil' }).click()
    await page.waitForURL(`${origin}/`)

    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  })
})
