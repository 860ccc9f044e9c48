import type { Browser, Page } from 'playwright-core'
import { expect, type onTestFinished } from 'vitest'
import { learnAddress, sweepAddress } from '#contract/addresses.ts'
import { type FickleProxy, startFickleProxy } from './fickle-proxy.ts'
import { claimUnknown, dealWith, learnUp } from './learn-player.ts'
import { goTo, loadingFailed, openPage, openTab, soon } from './page-checks.ts'
import { endGame, play, questionUp, readQuestion, reviewUp, startGame } from './player.ts'
import { phone, test } from './product.ts'

const kept = test
  .extend('proxy', async ({ server }, { onCleanup }) => {
    const proxy = await startFickleProxy(server.origin)
    onCleanup(() => proxy.close())
    return proxy
  })
  .extend(
    'visit',
    ({ browser, proxy, onTestFinished }) =>
      () =>
        visitAt(browser, proxy.origin, onTestFinished),
  )

/** The two ways of being without a connection: what is asked for does not come, and the device knows it. */
const manners: readonly [string, (page: Page, proxy: FickleProxy) => unknown][] = [
  ['the server is gone', (_, proxy) => proxy.goAway()],
  ['the browser knows of no connection', (page) => page.context().setOffline(true)],
]

kept.for(manners)(
  'after one visit every screen opens where %s',
  async ([, goAway], { visit, proxy }) => {
    const page = await visit()
    await goAway(page, proxy)

    for (const [path, heading] of [
      ['/', 'INGILIZCE OGRENIYORUM'],
      ['/tekrar', 'Bugün tekrar yok'],
      ['/ogren', 'Hangi kelimeleri öğrenmek istersin?'],
      ['/kelimeler', 'Kelimeler'],
      ['/kelimeler?ara=went', 'Kelimeler'],
      ['/ilerleme', 'İlerleme'],
      ['/calculation', 'Henüz bir tur yok'],
      ['/hakkimizda', 'Hakkımızda'],
      ['/contact', 'Bize yaz'],
      ['/ayarlar', 'Ayarlar'],
      // Never visited, and painted by the server where there is one.
      ['/kelimeler/abundant', 'abundant'],
      ['/kelimeler/zoo', 'zoo'],
      ['/boyle-bir-sayfa-yok', 'Böyle bir sayfa yok'],
    ] as const) {
      await page.goto(proxy.origin + path)
      await page.getByRole('heading', { name: heading }).first().waitFor()
    }
    // And from one place to the next without a page in between.
    await page.goto(proxy.origin)
    await startGame(page, { list: 'kolay' })
    await play(page, 'kolay', ['right', 'wrong'])
    await endGame(page)
    await page.reload()
    await reviewUp(page)
  },
)

kept('words are learned and swept without the server', async ({ visit, proxy }) => {
  const page = await visit()
  proxy.goAway()

  await page.goto(proxy.origin + learnAddress('kelime=abundant'))
  await page.getByRole('button', { name: 'Başla', exact: true }).click()
  while ((await learnUp(page)) !== 'end') await dealWith(page, true, 'tap')
  await page.getByRole('heading', { name: '1 kelime öğrendin' }).waitFor()
  await page.goto(proxy.origin + sweepAddress('liste=kolay'))
  expect(await learnUp(page)).toBe('claim')
  await claimUnknown(page)
  await page.getByRole('button', { name: 'Bitir ve öğren 1' }).click()
  expect(await learnUp(page)).toBe('card')
})

kept(
  'in a tab opened later, games of both levels are played without the server',
  async ({ visit, proxy }) => {
    const page = await visit()
    proxy.goAway()

    for (const list of ['kolay', 'zor'] as const) {
      const tab = await openTab(page, proxy.origin)
      await startGame(tab, { list })
      await play(tab, list, ['right', 'wrong'])
      await endGame(tab)
      await reviewUp(tab)
    }
    await page.goto(`${proxy.origin}/tekrar`)
    await page.locator('#icerik').getByRole('button').first().waitFor()
  },
)

kept('what the learner has let go of does not come back by itself', async ({ visit, proxy }) => {
  const page = await visit()
  await goTo(page, `${proxy.origin}/ayarlar`)
  const zor = page.getByRole('checkbox', { name: 'ZOR' })
  await soon(async () => expect(await zor.isChecked()).toBe(true))
  await zor.uncheck()
  await soon(async () =>
    expect((await keptWords(page)).filter((name) => name.startsWith('zor'))).toEqual([]),
  )

  await page.goto(proxy.origin)
  await untilKept(page, ['kolay.quiz', 'words-z'])
  await goTo(page, `${proxy.origin}/ayarlar`)

  expect(await zor.isChecked()).toBe(false)
})

kept(
  'a new version waits, is offered between games, and comes when it is asked for',
  async ({ visit, proxy }) => {
    const page = await visitAgain(visit, proxy)
    await startGame(page, { list: 'kolay' })
    await play(page, 'kolay', ['right', 'wrong'])
    await questionUp(page, 3)
    const asked = await readQuestion(page, 'kolay')
    proxy.release()
    await lookForUpdate(page)
    await soon(async () => expect(await isUpdateWaiting(page)).toBe(true))

    // Not in the middle of the game, which goes on by the old version.
    expect(await page.getByText('Yeni sürüm hazır.').count()).toBe(0)
    expect(await readQuestion(page, 'kolay')).toEqual(asked)
    await endGame(page)
    await reviewUp(page)
    await askForUpdate(page)

    expect(await isUpdateWaiting(page)).toBe(false)
    await page.goto(`${proxy.origin}/tekrar`)
    await page.locator('#icerik').getByRole('button').first().waitFor()
    proxy.goAway()
    await page.goto(`${proxy.origin}/ilerleme`)
    await page.getByRole('heading', { name: 'İlerleme' }).waitFor()
  },
)

kept('a new version comes to a tab after another has let it in', async ({ visit, proxy }) => {
  const page = await visitAgain(visit, proxy)
  const other = await openTab(page, proxy.origin)
  proxy.release()
  await lookForUpdate(page)
  await other.getByText('Yeni sürüm hazır.').waitFor()

  await askForUpdate(page)
  await askForUpdate(other)

  expect(await isUpdateWaiting(other)).toBe(false)
})

kept('half of a new version leaves the old one whole', async ({ visit, proxy }) => {
  const page = await visit()
  proxy.release('/ilerleme')
  await lookForUpdate(page)
  proxy.goAway()

  await page.goto(`${proxy.origin}/ilerleme`)

  await page.getByRole('heading', { name: 'İlerleme' }).waitFor()
  expect(await isUpdateWaiting(page)).toBe(false)
})

kept(
  'what was deleted with everything comes again with the next visit',
  async ({ visit, proxy }) => {
    const page = await visit()
    await goTo(page, `${proxy.origin}/ayarlar`)
    await page.getByRole('button', { name: 'Sil', exact: true }).click()
    await page.getByRole('button', { name: 'Her şeyi sil' }).click()
    await page.waitForURL('**/')

    await untilKept(page, ['kolay.quiz', 'words-z'])
    await page.evaluate(() => navigator.serviceWorker.ready)
    proxy.goAway()
    await page.goto(`${proxy.origin}/ilerleme`)

    await page.getByRole('heading', { name: 'İlerleme' }).waitFor()
  },
)

/** Opens home in a profile of its own and stays until everything has come to the device. */
async function visitAt(
  browser: Browser,
  origin: string,
  finished: typeof onTestFinished,
): Promise<Page> {
  const page = await openPage(browser, origin, {
    finished,
    viewport: phone,
    serviceWorkers: 'allow',
    expected: loadingFailed,
  })
  await untilKept(page, ['kolay.quiz', 'zor.quiz', 'words.index', 'words-z'])
  await page.evaluate(() => navigator.serviceWorker.ready)
  return page
}

/** The same, and opens it once more: only from then on the page is of the version on the device. */
async function visitAgain(visit: () => Promise<Page>, { origin }: FickleProxy): Promise<Page> {
  const page = await visit()
  await page.goto(origin)
  return page
}

/** Waits until the words named are on the device: they come when nothing else is due. */
async function untilKept(page: Page, names: readonly string[]) {
  const missing = async () => {
    const kept = await keptWords(page)
    return names.filter((name) => !kept.some((file) => file.startsWith(name)))
  }
  await soon(async () => expect(await missing()).toEqual([]))
}

/** The names of the files of words that are on the device. */
async function keptWords(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    if (!(await caches.has('io.sozluk'))) return []
    const requests = await (await caches.open('io.sozluk')).keys()
    return requests.map(({ url }) => url.slice(url.lastIndexOf('/') + 1))
  })
}

/** Has the browser ask for a new version, as it does by itself now and then; waits for what comes of it. */
async function lookForUpdate(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const { installing } = registration
    if (!installing) return
    await new Promise((resolve) => {
      installing.addEventListener('statechange', () => {
        if (installing.state !== 'installing') resolve(undefined)
      })
    })
  })
}

/** Asks for the new version that is offered, and waits until the page has been opened anew. */
async function askForUpdate(page: Page) {
  const opened = () => page.evaluate(() => performance.timeOrigin)
  const before = await opened()
  await page.getByRole('button', { name: 'Yenile', exact: true }).click()
  await soon(async () => expect(await opened()).toBeGreaterThan(before))
}

async function isUpdateWaiting(page: Page): Promise<boolean> {
  return await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
}
