import type { Browser, Page } from 'playwright-core'
import { launch } from '../../e2e/browser.ts'
import { startServerChild } from './server/child.ts'

const runs = 5
// The slow phone: 1.6 Mbit/s, 150 ms there and back, a processor four times slower.
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowerTimes = 4

/**
 * How long a slow phone takes from the address of the site to the first question that can be
 * answered, KOLAY being tapped as soon as it is seen; next to the first paint of an empty page.
 */
export async function run(): Promise<void> {
  const server = await startServerChild('product', { LOG_LEVEL: 'silent', BENCH_LIMITS: 'off' })
  const browser = await launch()
  try {
    const origin = `http://127.0.0.1:${server.port}`
    const emptyMs = await median(() => firstPaint(browser, `${origin}/empty-page`))
    const paintMs = await median(() => firstPaint(browser, `${origin}/`))
    const questionMs = await median(() => firstQuestion(browser, origin))
    console.log(`empty page painted after ${Math.round(emptyMs)} ms`)
    console.log(`home painted after ${Math.round(paintMs)} ms: ${ratio(paintMs, emptyMs)}`)
    console.log(`first question after ${Math.round(questionMs)} ms: ${ratio(questionMs, emptyMs)}`)
  } finally {
    await browser.close()
    await server.stop()
  }
}

function ratio(ms: number, baseMs: number): string {
  return `${(ms / baseMs).toFixed(2)} × the empty page`
}

async function median(measure: () => Promise<number>): Promise<number> {
  const found: number[] = []
  for (let run = 0; run < runs; run += 1) found.push(await measure())
  return found.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
}

async function onSlowPhone<Found>(browser: Browser, use: (page: Page) => Promise<Found>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerTimes })
    return await use(page)
  } finally {
    await context.close()
  }
}

async function firstPaint(browser: Browser, address: string): Promise<number> {
  return await onSlowPhone(browser, async (page) => {
    await page.goto(address)
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    return (await paint.jsonValue()) ?? Number.NaN
  })
}

async function firstQuestion(browser: Browser, origin: string): Promise<number> {
  return await onSlowPhone(browser, async (page) => {
    await page.addInitScript(() => {
      const tap = () => {
        const level = document.querySelector<HTMLElement>('[data-list="kolay"]')
        if (level) level.click()
        else requestAnimationFrame(tap)
      }
      requestAnimationFrame(tap)
      const look = () => {
        const isHome = document.querySelector('[data-list="kolay"]') !== null
        const isAnswerable = document.querySelector('#icerik input[type="radio"]:enabled') !== null
        if (!isHome && isAnswerable) performance.mark('question')
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto(origin, { waitUntil: 'commit' })
    const mark = await page.waitForFunction(
      () => performance.getEntriesByName('question')[0]?.startTime,
    )
    return (await mark.jsonValue()) ?? Number.NaN
  })
}
