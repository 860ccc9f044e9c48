import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pageAddress, wordAddress } from '#contract/addresses.ts'
import { goTo, loadingFailed, soon } from './page-checks.ts'
import { play, startGame } from './player.ts'
import { test } from './product.ts'

const cacheName = 'io.sozluk'

const keptFiles = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  }, cacheName)

test('a level that is kept on the device is played without the server', async ({ open }) => {
  const page = await open(pageAddress.settings, { expected: loadingFailed })
  await page.getByRole('checkbox', { name: 'ZOR' }).check()
  await page.getByRole('checkbox', { name: 'Bütün kelimeler ve kartları' }).check()
  await soon(async () => expect((await keptFiles(page)).length).toBeGreaterThan(20))
  await page.route('**/assets/*.json', (route) => route.abort())

  await page.goto(new URL('/', page.url()).href)
  await startGame(page, { list: 'zor' })
  await play(page, 'zor', ['right', 'wrong'])
  await page.goto(new URL(wordAddress('abundant'), page.url()).href)
  await page.getByRole('heading', { name: 'abundant' }).waitFor()
})

test('what is no longer wanted is deleted, and everything with the record', async ({ open }) => {
  const page = await open(pageAddress.settings)
  const zor = page.getByRole('checkbox', { name: 'ZOR' })
  await zor.check()
  await page.getByRole('checkbox', { name: 'KOLAY' }).check()
  await soon(async () => expect(await keptFiles(page)).toHaveLength(2))

  await zor.uncheck()
  await soon(async () => expect(await keptFiles(page)).toHaveLength(1))
  await page.reload()
  expect(await zor.isChecked()).toBe(false)
  await soon(async () => {
    expect(await page.getByRole('checkbox', { name: 'KOLAY' }).isChecked()).toBe(true)
  })

  await page.getByRole('button', { name: 'Sil', exact: true }).click()
  await page.getByRole('button', { name: 'Her şeyi sil' }).click()
  await page.waitForURL('**/')
  expect(await keptFiles(page)).toEqual([])
})

test('a level of an older lexicon is brought up to date', async ({ open }) => {
  const page = await open(pageAddress.about)
  await page.evaluate(async (name) => {
    const cache = await caches.open(name)
    await cache.put('/assets/zor.quiz-0ldHash_.json', new Response('{}'))
  }, cacheName)

  await goTo(page, new URL(pageAddress.settings, page.url()).href)

  await soon(async () => {
    const [file, ...others] = await keptFiles(page)
    expect(file).toMatch(/^\/assets\/zor\.quiz-(?!0ldHash_)/)
    expect(others).toEqual([])
  })
})

test('a level that cannot be fetched is not said to be there', async ({ open }) => {
  const page = await open(pageAddress.settings, { expected: loadingFailed })
  await page.route('**/zor.quiz-*.json', (route) => route.abort())

  await page.getByRole('checkbox', { name: 'ZOR' }).click()

  await page.getByRole('alert').getByText('İndirilemedi').waitFor()
  await soon(async () => {
    expect(await page.getByRole('checkbox', { name: 'ZOR' }).isChecked()).toBe(false)
  })
})

test('a browser that forbids keeping files says so, and everything else works', async ({
  open,
}) => {
  const forbid = (page: Page) =>
    page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('not here', 'SecurityError'))
      for (const method of ['match', 'has', 'open', 'keys', 'delete'] as const) {
        Object.defineProperty(CacheStorage.prototype, method, { value: refuse })
      }
    })
  const page = await open(pageAddress.settings, { prepare: forbid })
  await page.getByText('Bu tarayıcı, düzeyleri cihazda tutmaya izin vermiyor.').waitFor()

  await page.goto(new URL('/', page.url()).href)
  await startGame(page, { list: 'zor' })
  await play(page, 'zor', ['right'])
  await goTo(page, new URL(pageAddress.settings, page.url()).href)
  await page.getByRole('button', { name: 'Sil', exact: true }).click()
  await page.getByRole('button', { name: 'Her şeyi sil' }).click()
  await page.waitForURL('**/')
})

test('a kept file that cannot be read is fetched anew', async ({ open }) => {
  const page = await open(pageAddress.settings)
  await page.getByRole('checkbox', { name: 'ZOR' }).check()
  await soon(async () => expect(await keptFiles(page)).toHaveLength(1))
  await page.evaluate(async (name) => {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      await cache.put(request, new Response('<html>Log in to the hotel network</html>'))
    }
  }, cacheName)

  await page.goto(new URL('/', page.url()).href)
  await startGame(page, { list: 'zor' })

  await soon(async () => expect(await keptFiles(page)).toEqual([]))
})

test('what is no page of ours is not kept', async ({ open }) => {
  const page = await open(pageAddress.settings)
  await page.route('**/zor.quiz-*.json', (route) =>
    route.fulfill({ body: '<html>Log in</html>', contentType: 'text/html' }),
  )

  await page.getByRole('checkbox', { name: 'ZOR' }).click()

  await page.getByRole('alert').getByText('İndirilemedi').waitFor()
  expect(await keptFiles(page)).toEqual([])
})

test('cards that an older lexicon had parted otherwise are brought up to date, none left behind', async ({
  open,
}) => {
  const page = await open('/hakkimizda')
  const old = '/assets/words-xyz-0ldHash_.json'
  await page.evaluate(
    async ([name, path]) => {
      const cache = await caches.open(name)
      await cache.put(path, new Response('{}'))
    },
    [cacheName, old] as const,
  )

  await goTo(page, new URL('/ayarlar', page.url()).href)

  const cards = page.getByRole('checkbox', { name: 'Bütün kelimeler ve kartları' })
  await soon(async () => {
    const files = await keptFiles(page)
    expect(files).toContainEqual(expect.stringMatching(/^\/assets\/words-s/))
    expect(files).not.toContain(old)
  })
  await soon(async () => expect(await cards.isChecked()).toBe(true))
})
