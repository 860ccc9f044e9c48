import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { launchOnDisk } from '../../e2e/browser.ts'
import { startServer } from '../../e2e/server.ts'

const answers = 400

/**
 * What it costs that an answer is on the disk before its transaction is complete (`strict`), rather
 * than handed to the system (`relaxed`, what Chromium does unasked): as a ratio, answer by answer in
 * turn, since the disk of one machine says nothing of another's.
 */
export async function run(): Promise<void> {
  const server = await startServer()
  const profile = await mkdtemp(join('.cache', 'profile-'))
  const browser = await launchOnDisk(profile)
  try {
    const page = await browser.newPage()
    await page.goto(server.origin)
    const times = await page.evaluate(measure, answers)
    for (const [name, ms] of Object.entries(times)) {
      console.log(
        `${name}: median ${at(ms, 0.5).toFixed(2)} ms, one in twenty ${at(ms, 0.95).toFixed(2)} ms`,
      )
    }
    const ratio = at(times.strict, 0.5) / at(times.relaxed, 0.5)
    console.log(`strict takes ${ratio.toFixed(1)} times as long as relaxed`)
  } finally {
    await browser.close()
    await server.stop()
    await rm(profile, { recursive: true, force: true })
  }
}

function at(ms: readonly number[], share: number): number {
  return ms.toSorted((a, b) => a - b)[Math.floor(ms.length * share)] ?? Number.NaN
}

/** Runs in the page: writes what an answer writes, and gives the milliseconds of each. */
async function measure(count: number): Promise<Record<'strict' | 'relaxed', number[]>> {
  const opening = indexedDB.open('durability', 1)
  opening.onupgradeneeded = () => {
    const records = opening.result.createObjectStore('records', { keyPath: 'id' })
    for (const index of ['sense', 'round', 'field']) records.createIndex(index, index)
    for (const store of ['words', 'histories']) {
      opening.result.createObjectStore(store, { keyPath: 'sense' })
    }
    opening.result.createObjectStore('facts', { keyPath: 'name' })
  }
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const database = opening.result
  const times = { strict: [] as number[], relaxed: [] as number[] }
  for (let made = 0; made < 2 * count; made += 1) {
    const durability = made % 2 === 0 ? 'strict' : 'relaxed'
    const sense = `word-${made % 200}.n.1`
    const start = performance.now()
    const writing = database.transaction([...database.objectStoreNames], 'readwrite', {
      durability,
    })
    writing.objectStore('records').add({
      id: `${String(made).padStart(13, '0')}-bench`,
      device: 'bench',
      at: Date.now(),
      offsetMinutes: 180,
      kind: 'answer',
      round: `b.${made}`,
      sense,
      list: 'zor',
      direction: 'en-tr',
      question: 'choice',
      asked: 'game',
      options: Array(5).fill(sense),
      chosen: sense,
      grade: 'good',
      seconds: 4,
      lexicon: 'bench',
    })
    writing.objectStore('words').put({ sense, list: 'zor', answers: made, isStudied: true })
    writing.objectStore('histories').put({ sense, answers: [made] })
    writing.objectStore('facts').put({ name: 'clock', value: { ms: Date.now(), count: made } })
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve
      writing.onabort = reject
    })
    times[durability].push(performance.now() - start)
  }
  return times
}
