import type { Page } from 'playwright-core'
import { launch } from '../../e2e/browser.ts'
import { startServer } from '../../e2e/server.ts'
import { everyWord, fillRecord } from './record/full-record.ts'

const answers = 200_000
const runs = 5

type Times = { readonly seconds: number; readonly longestFrameMs: number }

/**
 * How long İlerleme takes to be derived from 200,000 answers, from the question to the worker to
 * its answer, and the longest frame of the page from its first to the one with the figures.
 *
 * Beside it, in the same run: reading the same records on the page itself, which derives nothing,
 * and the same screen with an empty record.
 */
export async function run(): Promise<void> {
  const words = everyWord()
  const server = await startServer()
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.addInitScript(watch)
    const progress = `${server.origin}/ilerleme`
    const empty = await repeated(() => open(page, progress, 'Henüz bir yanıtın yok'))

    await fillRecord(page, words, answers)
    // The words are derived anew once; from then on they are there.
    await open(page, progress, 'yanıttan hesaplandı')
    const full = await repeated(() => open(page, progress, 'yanıttan hesaplandı'))
    const read = await repeated(() => page.evaluate(readOnPage))

    console.log(`${answers.toLocaleString('en')} answers to ${words.length} words, ${runs} runs`)
    print('derived in the worker', full)
    print('same screen, empty record', empty)
    print('records only read, on the page', read)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function repeated(measure: () => Promise<Times>): Promise<readonly Times[]> {
  const all: Times[] = []
  for (let done = 0; done < runs; done += 1) all.push(await measure())
  return all
}

function print(what: string, times: readonly Times[]): void {
  const seconds = times.map((one) => one.seconds)
  const frames = times.map(({ longestFrameMs }) => longestFrameMs)
  console.log(
    `${what.padEnd(31)} ${median(seconds).toFixed(2)} s (at most ${Math.max(...seconds).toFixed(2)}), ` +
      `longest frame ${Math.round(median(frames))} ms (at most ${Math.round(Math.max(...frames))})`,
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function open(page: Page, address: string, shown: string): Promise<Times> {
  await page.goto(address)
  await page.getByText(shown).waitFor({ timeout: 60_000 })
  return await page.evaluate(
    () =>
      new Promise<Times>((resolve) => {
        // The frame that shows the figures counts as well.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(globalThis.times)))
      }),
  )
}

declare global {
  var times: Times
}

/** Runs in a page before anything else: times its worker, and its frames. */
function watch(): void {
  const times = { seconds: 0, longestFrameMs: 0 }
  globalThis.times = times
  let last = performance.now()
  const frame = () => {
    times.longestFrameMs = Math.max(times.longestFrameMs, performance.now() - last)
    last = performance.now()
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const Plain = globalThis.Worker
  globalThis.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Plain>) {
      super(...given)
      const startedAt = performance.now()
      // Shares are numbers; an object is what the worker was asked for.
      this.addEventListener('message', ({ data }) => {
        if (typeof data === 'object') times.seconds = (performance.now() - startedAt) / 1000
      })
    }
  }
}

/** Runs in the page: reads every record there, as plainly as can be. */
async function readOnPage(): Promise<Times> {
  const opening = indexedDB.open('ingilizce-ogreniyorum')
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result)
  })
  globalThis.times = Object.assign(globalThis.times, { longestFrameMs: 0 })
  const startedAt = performance.now()
  const reading = database.transaction('records').objectStore('records').getAll()
  await new Promise((resolve) => {
    reading.onsuccess = resolve
  })
  // Only what is looked at has been read.
  if (reading.result.length === 0) throw new Error('there are no records')
  const seconds = (performance.now() - startedAt) / 1000
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  database.close()
  return { seconds, longestFrameMs: globalThis.times.longestFrameMs }
}
