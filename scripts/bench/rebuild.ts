import { launch } from '../../e2e/browser.ts'
import { startServer } from '../../e2e/server.ts'
import { everyWord, fillRecord } from './record/full-record.ts'

const answers = 200_000

/**
 * How long the page waits, and how responsive it stays, when 200,000 answers are derived anew.
 *
 * The record is written into the browser's own database; then Tekrar is opened, which finds that
 * nothing is derived yet.
 */
export async function run(): Promise<void> {
  const words = everyWord()
  const server = await startServer()
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(`${server.origin}/tekrar`)
    await page.getByRole('heading', { name: 'Bugün tekrar yok' }).waitFor()
    await fillRecord(page, words, answers)
    await page.goto(`${server.origin}/tekrar`)
    const { seconds, rebuildSeconds, longestFrameMs } = await page.evaluate(async () => {
      const startedAt = performance.timeOrigin
      let longest = 0
      let last = performance.now()
      let isOn = true
      const watch = () => {
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
        if (isOn) requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
      while (!document.querySelector('#icerik button')) {
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      isOn = false
      const [rebuild] = performance.getEntriesByName('rebuild')
      return {
        seconds: (Date.now() - startedAt) / 1000,
        rebuildSeconds: (rebuild?.duration ?? Number.NaN) / 1000,
        longestFrameMs: longest,
      }
    })
    console.log(`${answers.toLocaleString('en')} answers to ${words.length} words`)
    console.log(`derived in the worker in ${rebuildSeconds.toFixed(2)} s`)
    console.log(`first word of Tekrar ${seconds.toFixed(2)} s after the page was asked for`)
    console.log(`longest frame meanwhile ${Math.round(longestFrameMs)} ms`)
  } finally {
    await browser.close()
    await server.stop()
  }
}
