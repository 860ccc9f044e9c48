import initSqlJs from 'sql.js'
import { judgeRow } from '#domain/import/judge-row.ts'
import { markRepeated } from '#domain/import/mark-repeated.ts'
import type { SourceRow } from '#domain/import/source-row.ts'
import { type WordFinder, wordFinder } from '#domain/import/word-finder.ts'
import { randomBelow, seededRandom } from '#domain/random.ts'
import { type WordTable, wordTable } from '#domain/words/word-table.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { wordIndex } from '#lexicon/word-index.ts'
import { anAnkiPackage } from '#web/import/an-anki-package.test-support.ts'
import { readAnkiPackage } from '#web/import/read-anki-package.ts'
import { readTextFile } from '#web/import/read-bytes.ts'
import { delimiterOf, readTable } from '#web/import/read-table.ts'

const size = 100_000
const turns = 3
const ignore = () => {}

/**
 * What importing 100,000 rows takes, next to splitting the same text at its lines and signs in the
 * same run: the least that anybody could do with it.
 */
export async function run(): Promise<void> {
  const table = wordTable(wordIndex(loadLexicon().lexicon))
  const rows = someRows(table)
  const text = rows.map((cells) => cells.map(quoted).join(';')).join('\r\n')
  const file = new Blob([text])
  const plain = await least(() => text.split('\r\n').map((line) => line.split(';')).length)
  console.log(`${size.toLocaleString('en')} rows, ${(file.size / 1e6).toFixed(1)} MB of CSV`)
  console.log(`  split at lines and signs: ${plain.toFixed(0)} ms`)

  let read: readonly SourceRow[] = []
  const reading = await least(async () => {
    const decoded = await readTextFile(file, ignore)
    const text = decoded.ok ? decoded.value : ''
    const found = readTable(text, delimiterOf(text), ignore)
    read = found.ok ? found.value : []
  })
  say('read as a table', reading, plain, read.length)
  say('judged, matched and folded', await least(() => judge(read, wordFinder(table))), plain, size)

  const packed = anAnkiPackage({ notes: rows.map((fields) => ({ fields })) })
  const sqlite = initSqlJs()
  const unpacking = await least(async () => {
    const found = await readAnkiPackage(new Blob([packed]), () => sqlite, ignore)
    read = found.ok ? found.value.rows : []
  })
  say(`read from ${(packed.length / 1e6).toFixed(1)} MB of Anki`, unpacking, plain, read.length)
}

function judge(rows: readonly SourceRow[], find: WordFinder): number {
  const mark = markRepeated([])
  return rows.map((row) => mark(judgeRow(row, ['word', 'meaning', 'example'], find))).length
}

function say(what: string, ms: number, plain: number, rows: number): void {
  console.log(
    `  ${what}: ${ms.toFixed(0)} ms for ${rows.toLocaleString('en')}, ${(ms / plain).toFixed(1)} × the splitting`,
  )
}

async function least(task: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < turns; turn += 1) {
    const started = performance.now()
    await task()
    best = Math.min(best, performance.now() - started)
  }
  return best
}

/** Words of the lexicon with their glosses, forms and words of nobody among them, some in quotes. */
function someRows(table: WordTable): string[][] {
  const random = seededRandom(size)
  return Array.from({ length: size }, (_, at) => {
    const { headword, entries } = table.at(randomBelow(table.count, random))
    const gloss = entries[0].senses[0]?.glosses.join(', ') ?? ''
    const own = randomBelow(3, random) === 0 ? `${headword}x${at}` : headword
    return [own, gloss, `They said “${headword}”; nobody knew why.`]
  })
}

const quoted = (cell: string) => (/[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
