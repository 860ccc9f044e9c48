import type { CDPSession, Page } from 'playwright-core'
import { launch } from '../../e2e/browser.ts'
import { startServerChild } from './server/child.ts'

const slowerTimes = 4
const timed = 20
const counted = [50, 500] as const
const phone = { width: 390, height: 844 }

/**
 * How long a phone with a processor four times slower takes from an answer to the next frame, over
 * twenty questions; and what a game of five hundred leaves in memory.
 */
export async function run(): Promise<void> {
  const server = await startServerChild('product', { LOG_LEVEL: 'silent', BENCH_LIMITS: 'off' })
  const browser = await launch()
  try {
    const context = await browser.newContext({ viewport: phone })
    const page = await context.newPage()
    await page.addInitScript(watchAnswers)
    await page.goto(`http://127.0.0.1:${server.port}/`)
    await page.getByRole('radio', { name: 'Sınırsız' }).check()
    await page.locator('[data-list="kolay"]').click()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerTimes })
    await answer(page, 1, timed)
    const waits = await page.evaluate(() => (globalThis as unknown as Watched).waits)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    console.log(
      `answer to the next frame: at most ${Math.max(...waits)} ms over ${timed} questions`,
    )

    let from = timed + 1
    for (const until of counted) {
      await answer(page, from, until)
      from = until + 1
      console.log(`after ${until} questions: ${await held(session)}`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Watched = { waits: number[] }

// Runs in the page: what the browser says of each interaction, as INP counts it.
function watchAnswers(): void {
  const world = globalThis as unknown as Watched
  world.waits = [0]
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming).interactionId) world.waits.push(entry.duration)
    }
  }).observe(options as PerformanceObserverInit)
}

/** Answers the questions from one number to another by keyboard. */
async function answer(page: Page, from: number, until: number): Promise<void> {
  for (let number = from; number <= until; number += 1) {
    const said = new RegExp(`^(Soru ${number}, toplam \\d+|${number}\\. soru)$`)
    await page.getByRole('banner').getByRole('status').filter({ hasText: said }).waitFor()
    await page.locator('fieldset').waitFor()
    await page.keyboard.press(String(1 + (number % 5)))
  }
}

async function held(session: CDPSession): Promise<string> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return `${(usedSize / 2 ** 20).toFixed(1)} MB of objects, ${nodes} nodes`
}
