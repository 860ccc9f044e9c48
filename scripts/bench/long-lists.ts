import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launch } from '../../e2e/browser.ts'
import { startServer } from '../../e2e/server.ts'

const size = 100_000
const barMs = 50

/**
 * The longest task of the page, in time of the processor, at each step of importing 100,000 words and
 * of using their list; next to the same step with a list of ten.
 */
export async function run(): Promise<void> {
  const server = await startServer()
  const browser = await launch()
  try {
    const few = await stepsOf(browser, server.origin, 10)
    const many = await stepsOf(browser, server.origin, size)
    for (const [at, { name, task, seconds }] of many.entries()) {
      const beside = few[at]?.task.cpuMs ?? Number.NaN
      console.log(
        `${name.padEnd(26)} ${seconds.toFixed(1).padStart(5)} s   longest task ${ms(task.cpuMs)} ms ` +
          `(${ms(task.wallMs)} by the clock), with ten words ${ms(beside)}` +
          `${task.cpuMs > barMs ? `   over the bar of ${barMs} ms` : ''}`,
      )
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

const ms = (value: number) => value.toFixed(0).padStart(4)

type Task = { readonly cpuMs: number; readonly wallMs: number }
type Step = { readonly name: string; readonly task: Task; readonly seconds: number }

async function stepsOf(browser: Browser, origin: string, words: number): Promise<Step[]> {
  const context = await browser.newContext({ locale: 'tr-TR', serviceWorkers: 'block' })
  const page = await context.newPage()
  page.setDefaultTimeout(40_000)
  const steps: Step[] = []
  const step = async (name: string, act: () => Promise<unknown>) => {
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
    const startedAt = performance.now()
    await act()
    const seconds = (performance.now() - startedAt) / 1000
    // What goes on behind the screen counts as well.
    await quiet(page)
    const task = longestTask(await browser.stopTracing())
    steps.push({ name, task, seconds })
  }
  // By its path, since the bytes of a file would be handed to the page by itself.
  const path = join(await mkdtemp(join(tmpdir(), 'list-')), 'kelimeler.csv')
  const rows = Array.from({ length: words }, (_, at) => `kelime${at};anlam ${at}, ${at} anlamı`)
  await writeFile(path, rows.join('\n'))
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
  await page.goto(`${origin}/listelerim/ice-aktar`)
  await page.waitForLoadState('networkidle')
  await step('file to report', async () => {
    await page.locator('input[type=file]').setInputFiles(path)
    await heading('Bütün satırlar hazır')
  })
  await step('Ekle to the list', async () => {
    await page.getByRole('button', { name: /kelimeyi ekle$/ }).click()
    await heading('kelimeler')
  })
  const list = page.url()
  await step('list after a reload', async () => {
    await page.reload()
    await heading('kelimeler')
    await page.getByText('anlam 0').first().waitFor()
  })
  await step('scrolling it', () => scroll(page))
  await step('a word of it changed', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: /kelime3\b/ }).click()
    await page.getByRole('dialog').getByLabel('Türkçesi').first().fill('başka')
    await page.keyboard.press('Enter')
    await page.getByText('başka').first().waitFor()
  })
  await step('all lists', async () => {
    await page.getByRole('link', { name: 'Listelerim' }).first().click()
    await heading('Listelerim')
    await page.getByRole('link', { name: 'kelimeler', exact: true }).waitFor()
  })
  await step('home', async () => {
    await page.goto(origin)
    await page.getByRole('button', { name: /^KOLAY/ }).waitFor()
  })
  const set = `?listem=${new URL(list).searchParams.get('liste')}`
  await step('Kelimeler of the list', async () => {
    await page.goto(`${origin}/kelimeler${set}`)
    await page.getByRole('list', { name: 'Sonuçlar' }).getByText('kelime0').waitFor()
  })
  await step('a search in it', async () => {
    await page.getByRole('searchbox').fill('kelime5')
    await page.getByRole('list', { name: 'Sonuçlar' }).getByText('kelime5').first().waitFor()
  })
  await step('a game of it', async () => {
    await page.goto(list)
    await page.getByRole('button', { name: 'Bunlarla tur' }).click()
    await page.locator('fieldset').waitFor()
  })
  await context.close()
  await rm(dirname(path), { recursive: true })
  return steps
}

async function scroll(page: Page): Promise<void> {
  for (let turn = 1; turn <= 20; turn += 1) {
    await page.mouse.wheel(0, turn * 2000)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** Waits until the page has had nothing to do for a second. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let idle = 0; idle < 10; ) {
      const startedAt = performance.now()
      await new Promise((resolve) => setTimeout(resolve, 100))
      idle = performance.now() - startedAt < 115 ? idle + 1 : 0
    }
  })
}

type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest task on the main thread of the page that was traced. */
function longestTask(trace: Buffer): Task {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}.${tid}`),
  )
  let longest: Task = { cpuMs: 0, wallMs: 0 }
  for (const { name, pid, tid, dur = 0, tdur = 0 } of traceEvents) {
    if (name !== 'RunTask' || !main.has(`${pid}.${tid}`)) continue
    if (tdur / 1000 > longest.cpuMs) longest = { cpuMs: tdur / 1000, wallMs: dur / 1000 }
  }
  return longest
}
