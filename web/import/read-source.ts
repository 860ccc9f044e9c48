import { guessColumns } from '#domain/import/guess-columns.ts'
import { withoutGuard } from '#domain/import/read-cells.ts'
import { pastedAs, readLines } from '#domain/import/read-lines.ts'
import { importLimits, type SourceRow, type SourceTable } from '#domain/import/source-row.ts'
import type { WordFinder } from '#domain/import/word-finder.ts'
import type { Result } from '#domain/result.ts'
import { readTextFile } from './read-bytes.ts'
import type { Given, ReadTable, SourceProblem } from './source.ts'

/** The rows of a source, with their tables; of a text, the text. */
export type SourceContent =
  | {
      readonly kind: 'file' | 'package' | 'lines'
      readonly rows: readonly SourceRow[]
      readonly tables: readonly SourceTable[]
    }
  | { readonly kind: 'text'; readonly text: string }

type Read = Result<SourceContent, SourceProblem>

// A zip begins so, and nothing that is text does.
const zipStart = [0x50, 0x4b]
// So does what gzip has packed, as our own backups are.
const gzipStart = [0x1f, 0x8b]
const unnamed: readonly SourceTable[] = [{ name: '', columns: [] }]

/** Reads what the learner has given, by whatever it turns out to be. Each parser is loaded when needed. */
export async function readSource(
  given: Given,
  find: WordFinder,
  onShare: (share: number) => void,
): Promise<Read> {
  const content =
    'file' in given
      ? await readFile(given.file, find, onShare)
      : readPasted(given.pasted, given.as, find)
  if (!content.ok || content.value.kind === 'text') return content
  const { rows } = content.value
  if (rows.length === 0) return { ok: false, problem: 'empty' }
  return rows.length > importLimits.rows ? { ok: false, problem: 'too-many-rows' } : content
}

async function readFile(
  file: File,
  find: WordFinder,
  onShare: (share: number) => void,
): Promise<Read> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const beginsWith = (bytes: readonly number[]) => bytes.every((byte, at) => byte === start[at])
  if (beginsWith(zipStart)) return await readPackage(file, onShare)
  if (beginsWith(gzipStart)) return { ok: false, problem: 'backup' }
  const text = await readTextFile(file, (share) => onShare(share * 0.3))
  if (!text.ok) {
    return { ok: false, problem: text.problem === 'too-large' ? 'text-too-large' : text.problem }
  }
  return await readTableText(text.value, find, (share) => onShare(0.3 + share * 0.7))
}

async function readPackage(file: File, onShare: (share: number) => void): Promise<Read> {
  const loaded = await import('./read-anki-package.ts').catch(() => undefined)
  if (!loaded) return { ok: false, problem: 'unloaded' }
  const loadSqlite = async () => await (await import('./load-sqlite.ts')).loadSqlite()
  const read = await loaded.readAnkiPackage(file, loadSqlite, onShare)
  return read.ok ? { ok: true, value: { kind: 'package', ...read.value } } : read
}

async function readTableText(
  text: string,
  find: WordFinder,
  onShare: (share: number) => void,
): Promise<Read> {
  const loaded = await loadTableReaders()
  if (!loaded) return { ok: false, problem: 'unloaded' }
  const headers = loaded.ankiHeaders(text)
  if (headers.size > 0) {
    const read = loaded.readAnkiText(text, headers, onShare)
    return read.ok ? { ok: true, value: { kind: 'file', ...read.value } } : read
  }
  const read = loaded.readTable(text, loaded.delimiterOf(text), onShare)
  if (!read.ok) return read
  const isTable = read.value.some(({ cells }) => cells.length > 1)
  // A file of one column may still be `word - meaning`.
  if (!isTable) return readPasted(text, 'lines', find)
  const rows = read.value.map((row) => ({ ...row, cells: row.cells.map(withoutGuard) }))
  return { ok: true, value: { kind: 'file', rows, tables: unnamed } }
}

async function loadTableReaders() {
  try {
    const [table, anki] = await Promise.all([
      import('./read-table.ts'),
      import('./read-anki-text.ts'),
    ])
    return { ...table, ...anki }
  } catch {
    return undefined
  }
}

function readPasted(text: string, said: 'lines' | 'text' | undefined, find: WordFinder): Read {
  if (text.trim() === '') return { ok: false, problem: 'empty' }
  const kind = said ?? pastedAs(text, find)
  if (kind === 'text') return { ok: true, value: { kind, text } }
  return { ok: true, value: { kind, rows: readLines(text, find), tables: unnamed } }
}

const shownAtStart = 7

/** The tables of a source as the learner is shown them, each with what it is taken for. */
export function readTables(
  { rows, tables }: Extract<SourceContent, { readonly rows: unknown }>,
  find: WordFinder,
): ReadTable[] {
  const byTable = Map.groupBy(rows, ({ table = 0 }) => table)
  return tables.map((table, at) => {
    const own = byTable.get(at) ?? []
    const start = own
      .filter(({ problem }) => !problem)
      .slice(0, shownAtStart)
      .map(({ cells }) => cells.slice(0, importLimits.columns))
    return { ...table, layout: guessColumns(table.columns, own, find), rows: own.length, start }
  })
}
