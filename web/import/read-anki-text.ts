import type { SourceRow, SourceTable } from '#domain/import/source-row.ts'
import type { Result } from '#domain/result.ts'
import { delimiterOf, readTable, type TableProblem } from './read-table.ts'

// As Anki's manual calls them: https://docs.ankiweb.net/importing/text-files.html#file-headers.
const separators: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
}

/** How our own files name their columns: a name that Anki knows would be held against its fields. */
export const ownColumns = 'io columns'

const header = /^#([a-z ]+):(.*)$/

/** What the first lines of a text say of it, as Anki writes them: `#separator:tab`. */
export function ankiHeaders(text: string): ReadonlyMap<string, string> {
  const said = new Map<string, string>()
  for (const line of text
    .slice(0, 20_000)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)) {
    const [, name, value] = header.exec(line) ?? []
    if (name === undefined || value === undefined) break
    said.set(name, value)
  }
  return said
}

/** The notes of a text that Anki has exported; its own columns (deck, tags, …) are left out. */
export function readAnkiText(
  text: string,
  headers: ReadonlyMap<string, string>,
  onShare: (share: number) => void,
): Result<{ rows: SourceRow[]; tables: SourceTable[] }, TableProblem> {
  const said = headers.get('separator')
  const delimiter =
    said === undefined ? delimiterOf(text) : (separators[said.toLowerCase()] ?? said)
  const read = readTable(text, delimiter, onShare, headers.size)
  if (!read.ok) return read

  const placeOf = (name: string) => Number(headers.get(`${name} column`) ?? 0) - 1
  const typeAt = placeOf('notetype')
  const ankis = new Set(['guid', 'notetype', 'deck', 'tags'].map(placeOf))
  const own = (cells: readonly string[]) => cells.filter((_, at) => !ankis.has(at))
  const names = (headers.get('columns') ?? headers.get(ownColumns))?.split(delimiter) ?? []
  const tables: SourceTable[] = []
  const tableOf = (name: string) => {
    const known = tables.findIndex((table) => table.name === name)
    return known >= 0 ? known : tables.push({ name, columns: own(names) }) - 1
  }
  const rows = read.value.map(({ cells, ...row }): SourceRow => {
    const name = cells[typeAt] ?? headers.get('notetype') ?? ''
    return { ...row, cells: row.problem ? cells : own(cells), table: tableOf(name) }
  })
  return { ok: true, value: { rows, tables } }
}
