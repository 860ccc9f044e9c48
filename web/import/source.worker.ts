import { type JudgedRow, judgeRow } from '#domain/import/judge-row.ts'
import { markRepeated } from '#domain/import/mark-repeated.ts'
import { readText } from '#domain/import/read-text.ts'
import { type WordFinder, wordFinder } from '#domain/import/word-finder.ts'
import type { NewListedWord } from '#domain/lists/own-list.ts'
import { wordTable } from '#domain/words/word-table.ts'
import { readSource, readTables, type SourceContent } from './read-source.ts'
import type { Answered, Asked, Question } from './reading.ts'

// What was read, and what is made of it, as long as the worker lives: the page holds a copy of it
// that it asks for in parts, so that none of them takes it long.
let find: WordFinder = () => undefined
let content: SourceContent | undefined
let ofText: readonly JudgedRow[] = []
let inList: NewListedWord[] = []
let judged: JudgedRow[] = []

/** Reads and judges what is imported, beside the page. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // What an async function throws would not reach the page.
  answer(data)
    .then((said) => postMessage(said))
    .catch((error) =>
      setTimeout(() => {
        throw error
      }),
    )
})

async function answer(question: Question): Promise<Answered[keyof Answered]> {
  switch (question.kind) {
    case 'read':
      return await read(question)
    case 'know':
      if (question.isFirst) inList = []
      inList.push(...question.words)
      return { known: inList.length }
    case 'judge':
      return { count: judge(question) }
    case 'rows':
      return judged.slice(question.from, question.from + question.count)
    case 'mend':
      return mend(question)
  }
}

async function read({ given, words, familiarity }: Asked['read']): Promise<Answered['read']> {
  find = wordFinder(wordTable(words))
  const found = await readSource(given, find, tell)
  if (!found.ok) return found
  content = found.value
  if (content.kind === 'text') {
    const levels = new Map(familiarity)
    ofText = readText(content.text, find, (sense) => levels.get(sense) ?? 0)
    if (ofText.length === 0) return { ok: false, problem: 'empty' }
    return { ok: true, value: { kind: 'text', tables: [], rows: ofText.length, remembered: 0 } }
  }
  const { kind, rows } = content
  const remembered = rows.filter(({ memory }) => memory).length
  const tables = readTables(content, find)
  return { ok: true, value: { kind, tables, rows: rows.length, remembered } }
}

function judge({ layouts }: Asked['judge']): number {
  const mark = markRepeated(inList)
  if (content?.kind === 'text') {
    judged = ofText.map(mark)
    return judged.length
  }
  judged = []
  const headed = new Set(layouts.flatMap(({ hasHeader }, table) => (hasHeader ? [table] : [])))
  const rows = content?.rows ?? []
  for (const [at, row] of rows.entries()) {
    const table = row.table ?? 0
    // The first row of a table with a header is that header.
    if (headed.delete(table)) continue
    judged.push(mark(judgeRow(row, layouts[table]?.columns ?? [], find)))
    if (at % 500 === 0) tell(at / rows.length)
  }
  return judged.length
}

function mend({ line, word, meaning }: Asked['mend']): JudgedRow {
  const mark = markRepeated(inList)
  for (const row of judged) if (row.line !== line) mark(row)
  const mended = mark(judgeRow({ line, cells: [word, meaning] }, ['word', 'meaning'], find))
  judged = judged.map((row) => (row.line === line ? mended : row))
  return mended
}

let told = -1

function tell(share: number): void {
  const hundredths = Math.floor(share * 100)
  if (hundredths !== told) postMessage(share)
  told = hundredths
}
