import { type ListName, listNames } from '#domain/entry.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { quizEntries } from '#lexicon/quiz-entries.ts'
import { launch } from '../../e2e/browser.ts'
import { startServer } from '../../e2e/server.ts'

const answers = 200_000

type Word = { readonly sense: string; readonly list: ListName }

/**
 * How long the page waits, and how responsive it stays, when 200,000 answers are derived anew.
 *
 * The record is written into the browser's own database; then Tekrar is opened, which finds that
 * nothing is derived yet.
 */
export async function run(): Promise<void> {
  const { lexicon } = loadLexicon()
  const words = listNames.flatMap((list) =>
    quizEntries(lexicon, list).map(({ id }): Word => ({ sense: id, list })),
  )
  const server = await startServer()
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(`${server.origin}/tekrar`)
    await page.getByRole('heading', { name: 'Bugün tekrar yok' }).waitFor()
    await page.evaluate(fillRecord, { words, count: answers })
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

/** Runs in the page: fills the log behind the app's back, as if nothing had been derived. */
async function fillRecord({
  words,
  count,
}: {
  words: readonly Word[]
  count: number
}): Promise<void> {
  const opening = indexedDB.open('ingilizce-ogreniyorum')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const year = 365 * 24 * 3_600_000
  const start = Date.now() - 3 * year
  for (let from = 0; from < count; from += 5000) {
    const transaction = database.transaction('records', 'readwrite')
    const store = transaction.objectStore('records')
    for (let at = from; at < from + 5000; at += 1) {
      const ms = start + Math.floor((at / count) * 3 * year)
      store.put({
        id: `${ms.toString(36).padStart(9, '0')}0000-bench`,
        device: 'bench',
        at: ms,
        offsetMinutes: 180,
        kind: 'answer',
        round: `b.${at}`,
        ...words[at % words.length],
        direction: 'en-tr',
        question: ['choice', 'typed', 'shown'][at % 3],
        asked: at % 2 === 0 ? 'recall' : 'game',
        options: [],
        chosen: null,
        grade: at % 7 === 0 ? 'again' : 'good',
        seconds: 4,
        lexicon: 'bench',
      })
    }
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
    })
  }
  const facts = database.transaction('facts', 'readwrite')
  facts.objectStore('facts').put({ name: 'derivation', value: 0 })
  await new Promise((resolve) => {
    facts.oncomplete = resolve
  })
  database.close()
}
