// The product is updated on its server, and a release taken back, while learners have it open.

import { glob, readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { listedWords, listRows, makeList, typeWord } from './lists-player.ts'
import { nextProduct, storedVersions } from './next-build.ts'
import { loadingFailed, openPage, openTab, soon } from './page-checks.ts'
import { type Play, type Played, play, questionUp, startGame } from './player.ts'
import { test } from './product.ts'
import { type RunningServer, startServer } from './server.ts'
import { answeredSenses, storedRecord } from './stored-record.ts'

let next = ''
beforeAll(async () => {
  next = await nextProduct()
})

const outdated = /bu sekme ona artık yazamıyor/
const sensesOf = (played: readonly Played[]) => played.map(({ key }) => key.id)
const wrong = (count: number): Play[] => Array(count).fill('wrong')

/** One address, at which first this version of the product is served. */
async function site(onTestFinished: (task: () => Promise<void>) => void) {
  let running: RunningServer = await startServer()
  onTestFinished(async () => void (await running.stop()))
  const { origin } = running
  const replaceBy = async (root: string) => {
    await running.stop()
    running = await startServer({ PORT: new URL(origin).port }, { root })
  }
  return { origin, update: () => replaceBy(next), takeBack: () => replaceBy('.') }
}

describe('an update', () => {
  test('answers given in a tab of before, while the schema is raised, are all there afterwards', async ({
    browser,
    onTestFinished,
  }) => {
    const { origin, update } = await site(onTestFinished)
    // A request may meet the server while it starts anew.
    const old = await openPage(browser, `${origin}/`, {
      finished: onTestFinished,
      expected: loadingFailed,
    })
    await startGame(old, { list: 'zor', count: 20 })
    const played = await play(old, 'zor', wrong(3))
    await questionUp(old, 4)
    await update()

    const [fresh, during] = await Promise.all([
      openTab(old, `${origin}/tekrar`),
      play(old, 'zor', wrong(4), 4),
    ])
    await fresh.getByRole('button', { name: 'Anladım', exact: true }).waitFor()
    expect((await storedRecord(fresh)).version).toBe(storedVersions.next)
    played.push(...during, ...(await play(old, 'zor', wrong(2), 8)))
    await questionUp(old, 10)
    await old.getByRole('alert').getByText(outdated).waitFor()
    await old.getByRole('button', { name: 'Sayfayı yenile' }).click()
    await old.waitForLoadState()
    played.push(...(await play(old, 'zor', wrong(2), 10)))
    await questionUp(old, 12)

    await soon(async () => {
      const { version, records, words, waiting } = await storedRecord(fresh)
      expect(answeredSenses(records)).toEqual(sensesOf(played))
      expect(Object.keys(words).sort()).toEqual(sensesOf(played).sort())
      expect([version, waiting]).toEqual([storedVersions.next, 0])
    })
    expect(await old.getByRole('alert').getByText(outdated).count()).toBe(0)
    await fresh.reload()
    await fresh.getByRole('button', { name: 'Anladım', exact: true }).waitFor()
  })

  test('a list that is open in a tab of before stays in sight, and what is typed into it too', async ({
    browser,
    onTestFinished,
  }) => {
    const { origin, update } = await site(onTestFinished)
    const old = await openPage(browser, `${origin}/listelerim`, {
      finished: onTestFinished,
      expected: loadingFailed,
    })
    await makeList(old, 'Fiiller')
    await typeWord(old, 'zorp', 'uydurma')
    await listRows(old, 'Fiiller').getByText('zorp', { exact: true }).waitFor()
    await update()
    const fresh = await openTab(old, `${origin}/listelerim`)
    await fresh.getByRole('link', { name: 'Fiiller' }).waitFor()
    expect((await storedRecord(fresh)).version).toBe(storedVersions.next)

    await old.getByRole('alert').getByText(outdated).waitFor()
    await typeWord(old, 'blick', 'bakış')
    await old.getByText('liste değişmedi. Sayfayı yenile.').first().waitFor()
    expect(await listedWords(old, 'Fiiller')).toEqual(['zorp'])
    expect(await old.getByLabel('İngilizce kelime').inputValue()).toBe('blick')
    await old.getByRole('button', { name: 'Sayfayı yenile' }).click()
    await old.waitForLoadState()
    await listRows(old, 'Fiiller').getByText('zorp', { exact: true }).waitFor()
    await old.getByRole('button', { name: 'Kelime ekle' }).click()
    await typeWord(old, 'blick', 'bakış')
    await soon(async () => expect(await listedWords(old, 'Fiiller')).toEqual(['zorp', 'blick']))
  })

  test('a tab of before goes on to screens that it had not loaded, and records what is answered', async ({
    browser,
    onTestFinished,
  }) => {
    const { origin, update } = await site(onTestFinished)
    const page = await openPage(browser, `${origin}/hakkimizda`, {
      finished: onTestFinished,
      expected: loadingFailed,
    })
    const ofBefore = new Set<string>()
    await update()
    page.on('response', (response) => {
      if (response.ok() && response.url().endsWith('.js'))
        ofBefore.add(new URL(response.url()).pathname)
    })

    const bar = page.getByRole('navigation', { name: 'Ana menü' })
    await bar.getByRole('link', { name: 'İlerleme' }).click()
    await page.getByRole('heading', { name: 'Henüz bir yanıtın yok' }).waitFor()
    await page
      .getByRole('link', { name: /Ana Sayfa$/ })
      .first()
      .click()
    await startGame(page, { list: 'zor' })
    const played = await play(page, 'zor', wrong(2))
    await questionUp(page, 3)

    expect([...ofBefore].join()).toMatch(/session-/)
    await soon(async () => {
      const { version, records } = await storedRecord(page)
      expect(answeredSenses(records)).toEqual(sensesOf(played))
      expect(version).toBe(storedVersions.now)
    })
  })

  test('a release that is taken back leaves the record alone, and loses nothing of what is answered', async ({
    browser,
    onTestFinished,
  }) => {
    const { origin, update, takeBack } = await site(onTestFinished)
    await update()
    const page = await openPage(browser, `${origin}/`, {
      finished: onTestFinished,
      expected: loadingFailed,
    })
    await startGame(page, { list: 'zor', count: 20 })
    const played = await play(page, 'zor', wrong(2))
    await questionUp(page, 3)
    await takeBack()
    await page.reload()
    played.push(...(await play(page, 'zor', wrong(3), 3)))
    await questionUp(page, 6)
    await page
      .getByRole('alert')
      .getByText(/daha yeni bir sürümüyle yazılmış/)
      .waitFor()
    const meanwhile = await storedRecord(page)
    expect(answeredSenses(meanwhile.records)).toEqual(sensesOf(played.slice(0, 2)))
    expect(meanwhile.version).toBe(storedVersions.next)
    for (const worker of await workersOfBefore()) {
      expect(await failureOf(page, worker)).toMatch(/^Uncaught/)
    }
    expect((await storedRecord(page)).version).toBe(storedVersions.next)
    await update()
    await page.goto(`${origin}/`)

    await soon(async () => {
      const { version, records, waiting } = await storedRecord(page)
      expect(answeredSenses(records)).toEqual(sensesOf(played))
      expect([version, waiting]).toEqual([storedVersions.next, 0])
    })
  })
})

/** Addresses of the workers that open the record. */
async function workersOfBefore(): Promise<string[]> {
  const earlier = JSON.parse(await readFile('dist/.earlier-assets.json', 'utf8'))
  const all = await Array.fromAsync(glob('assets/{rebuild,derive}.worker-*.js', { cwd: 'dist' }))
  const names = all.filter((name) => !(name in earlier))
  expect(names).toHaveLength(2)
  return names.map((name) => `/${name}`)
}

/** What a worker of the product says that is asked to begin. */
async function failureOf(page: Page, worker: string): Promise<string> {
  return await page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const started = new Worker(address, { type: 'module' })
        started.addEventListener('error', (event) => {
          // Expected here: not for the console.
          event.preventDefault()
          resolve(event.message)
        })
        started.addEventListener('message', ({ data }) => resolve(`works: ${JSON.stringify(data)}`))
        const request = { today: 0, limits: {} }
        started.postMessage(address.includes('rebuild') ? 'ingilizce-ogreniyorum' : request)
        started.postMessage({ lists: [] })
      }),
    worker,
  )
}
