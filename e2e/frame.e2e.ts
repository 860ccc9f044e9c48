import { expect } from 'vitest'
import { expectNoAxeViolations, soon } from './page-checks.ts'
import { test } from './product.ts'

const addresses = ['/', '/calculation', '/ilerleme', '/contact', '/hakkimizda']

test('every address of the product opens directly, and nothing about it is complained of', async ({
  open,
}) => {
  for (const path of addresses) {
    const page = await open(path)
    await page.waitForLoadState('networkidle')
    expect(await page.title()).toMatch(/ · İngilizce Öğreniyorum$/)
    expect(await page.locator('h1').count()).toBe(1)
  }
})

test('an unknown address answers 404 with a page of ours', async ({ open, origin }) => {
  const page = await open('/yok', { expected: [/status of 404/] })

  await expectNoAxeViolations(page)
  expect((await fetch(`${origin}/yok`)).status).toBe(404)
  expect(await page.title()).toBe('Böyle bir sayfa yok · İngilizce Öğreniyorum')
})

test('the chosen theme is there before the first paint, and hydration agrees', async ({ open }) => {
  const page = await open('/', {
    prepare: (fresh) => fresh.addInitScript(() => localStorage.setItem('tema', 'dark')),
  })

  await page.waitForLoadState('networkidle')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
})

test.for([
  ['light', undefined, 'light'],
  ['dark', undefined, 'dark'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
] as const)(
  'on a %s device with %s chosen the page is %s',
  async ([colorScheme, chosen, shown], { open }) => {
    const page = await open('/', {
      colorScheme,
      prepare: (fresh) =>
        fresh.addInitScript((theme) => {
          if (theme) localStorage.setItem('tema', theme)
        }, chosen),
    })

    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground).toBe(shown === 'dark' ? 'rgb(10, 16, 32)' : 'rgb(238, 244, 248)')
  },
)

test('every page can be read without script', async ({ open }) => {
  for (const path of addresses) {
    const page = await open(path, {
      javaScriptEnabled: false,
      // That is how the browser says that it takes no script.
      expected: [/^failed: \S+\.js \(csp\)$/],
    })
    expect(await page.locator('h1').filter({ visible: true }).count()).toBe(1)
  }
})

test('what a page is to who is new, can be read before there is any program', async ({
  open,
  origin,
}) => {
  const page = await (await open('/')).context().newPage()
  await page.route(/\.js$/, (route) => route.abort())
  const isVisible = (text: string) => page.getByText(text).filter({ visible: true }).count()

  await page.goto(`${origin}/ogren`)
  expect(await isVisible('Hangi kelimeleri öğrenmek istersin?')).toBe(1)
  await page.goto(`${origin}/ogren?liste=zor`)
  expect(await isVisible('Hangi kelimeleri öğrenmek istersin?')).toBe(0)
  await page.goto(`${origin}/listelerim`)
  expect(await isVisible('Bir liste yap; ona')).toBe(1)
  // There may be some.
  expect(await isVisible('Henüz listen yok')).toBe(0)
  await page.close()
})

test.for(['/', '/kelimeler/abundant'])(
  'before it is painted, %s asks for no picture and no letters',
  async (path, { open, origin }) => {
    const page = await (await open('/')).context().newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.route(/\.js$/, (route) => route.abort())
    // As if the letters had never been here.
    await page.addInitScript(() => localStorage.removeItem('yazi'))
    await page.goto(origin + path)

    const first = () => asked.find((address) => address.startsWith('/assets/'))
    await soon(async () => expect(first()).toBeDefined())
    expect(first()).toMatch(/\/atkinson-/)
    expect(asked.filter((address) => address.includes('source-sans'))).toEqual([])
    await page.close()
  },
)
