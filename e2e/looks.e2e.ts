// How it looks: what stays in its place, and in its frame.

import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { learnAddress } from '#contract/addresses.ts'
import { atLearning } from './learn-player.ts'
import { soon } from './page-checks.ts'
import { questionUp } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { atQuestion, atResults, still } from './reach-states.ts'

const narrow = { width: 320, height: 568 }

describe('on the narrowest phone', () => {
  test('the buttons of a set stay within their panel', async ({ open }) => {
    const page = await atResults(open, 'Yanlış')
    await page.setViewportSize(narrow)
    const panel = await setBar(page).last().boundingBox()
    const last = await page.getByRole('button', { name: 'Diğer işlemler' }).boundingBox()

    expect(right(last)).toBeLessThan(right(panel))
  })

  test('both buttons of a card stand in one row', async ({ open }) => {
    const page = await atLearning(open, 'card')
    await page.setViewportSize(narrow)
    const known = await page.getByRole('button', { name: 'Bunu biliyorum' }).boundingBox()
    const understood = await page.getByRole('button', { name: 'Anladım' }).boundingBox()

    expect(understood?.y).toBe(known?.y)
  })
})

describe('while a question comes', () => {
  test.for([
    ['phone', phone],
    ['small phone', narrow],
    ['desktop', desktop],
  ] as const)('on a %s its stage stands as high as it will', async ([, viewport], { open }) => {
    let come = () => {}
    const words = new Promise<void>((resolve) => {
      come = resolve
    })
    const page = await open('/', {
      ...still,
      viewport,
      prepare: (fresh) =>
        fresh.route(/(starter|quiz)[^/]*\.json/, async (route) => {
          await words
          await route.continue()
        }),
    })
    await page.getByRole('button', { name: /^KOLAY/ }).click()
    const stage = page.locator('#icerik section').first()
    await page.getByRole('heading', { name: 'Soru hazırlanıyor' }).waitFor()
    const before = await steadyBox(stage)
    come()
    await questionUp(page, 1)
    const after = await steadyBox(stage)

    // A line more or less of each option, and of the word, is what nobody knows before.
    const lines = 5 * 24 + 80
    expect(Math.abs(after.height - before.height)).toBeLessThan(lines)
    expect(after.width).toBe(before.width)
  })
})

test('the buttons under a question stay where they are when the hints about keys come', async ({
  open,
}) => {
  const hints = Promise.withResolvers<void>()
  const page = await open('/', {
    ...still,
    viewport: desktop,
    prepare: (fresh) =>
      fresh.route('**/quiz-keys-*.js', async (route) => {
        await hints.promise
        await route.continue()
      }),
  })
  await page.getByRole('button', { name: /^KOLAY/ }).click()
  await questionUp(page, 1)
  const finish = page.getByRole('button', { name: 'Bitir', exact: true })
  const before = await steadyBox(finish)
  expect(await page.locator('kbd').count()).toBe(0)
  hints.resolve()
  await page.locator('kbd').first().waitFor()

  expect((await steadyBox(finish)).y).toBe(before.y)
})

test('what cannot be done looks the same under the pointer', async ({ open }) => {
  const page = await atQuestion(open, {})
  await page.setViewportSize(desktop)
  const finish = page.getByRole('button', { name: 'Bitir', exact: true })
  const color = () => finish.evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await finish.getAttribute('aria-disabled')).toBe('true')
  const before = await color()
  await finish.hover()

  expect(await color()).toBe(before)
})

test('the button that begins Öğren is as wide on every desktop', async ({ open }) => {
  const page = await open(learnAddress('kelime=abundant'), still)
  const start = page.getByRole('button', { name: 'Başla', exact: true })
  const widths: (number | undefined)[] = []
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    widths.push((await start.boundingBox())?.width)
  }

  expect(widths[0]).toBe(widths[1])
})

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Where something stands once it is there and two looks find it the same. */
async function steadyBox(locator: Locator): Promise<Box> {
  const steady: Box[] = []
  await soon(async () => {
    const [box, again] = [await locator.boundingBox(), await locator.boundingBox()]
    expect(box).not.toBe(null)
    expect(again).toEqual(box)
    if (box) steady.push(box)
  })
  return steady[0] as Box
}

const setBar = (page: Page) =>
  page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Diğer işlemler' }) })

const right = (box: { readonly x: number; readonly width: number } | null) =>
  box ? box.x + box.width : Number.NaN
