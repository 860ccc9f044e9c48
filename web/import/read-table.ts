import Papa from 'papaparse'
import { importLimits, type SourceRow } from '#domain/import/source-row.ts'
import type { Result } from '#domain/result.ts'

export type TableProblem = 'too-many-rows' | 'too-many-columns'

// A record between quotation marks goes on over no more lines than that.
const mostLinesOfRecord = 50
const mostLinesAtOnce = 2000

/** The sign that stands between the cells of a text, as far as its first lines tell. */
export function delimiterOf(text: string): string {
  const start = linesOf(text.slice(0, 200_000)).filter((line) => line.trim() !== '')
  // Where a mark is open, the signs behind it part nothing.
  const whole = start.filter((line) => line.split('"').length % 2 === 1).slice(0, 50)
  const { meta } = Papa.parse<string[]>(whole.join('\n'), {
    preview: 20,
    delimitersToGuess: [';', '\t', ',', '|'],
  })
  // Excel says it in the first line, for whoever may ask.
  const said = /^sep=(.)$/i.exec(start[0] ?? '')?.[1]
  return said ?? meta.delimiter
}

/**
 * The rows of a table as text, each with the number of its line. A quotation mark that is never
 * closed costs its own line, and not the rest of the table.
 *
 * @param skip lines at the top that are none of its rows.
 */
export function readTable(
  text: string,
  delimiter: string,
  onShare: (share: number) => void,
  skip = 0,
): Result<SourceRow[], TableProblem> {
  const lines = linesOf(text)
  if (lines.some((line) => hasTooManyCells(line, delimiter))) {
    return { ok: false, problem: 'too-many-columns' }
  }
  const rows: SourceRow[] = []
  let size = mostLinesAtOnce
  for (let from = skip + Number(/^sep=.$/i.test(lines[0] ?? '')); from < lines.length; ) {
    const batch = lines.slice(from, from + size)
    const { data, errors } = Papa.parse<string[]>(batch.join('\n'), { delimiter, newline: '\n' })
    const open = errors.find(({ code }) => code === 'MissingQuotes')?.row
    let line = from
    for (const cells of open === undefined ? data : data.slice(0, open)) {
      if (cells.some((cell) => cell.trim() !== '')) {
        rows.push({ line: line + 1, cells: cells.map((cell) => cell.trim()) })
      }
      line += 1 + cells.reduce((sum, cell) => sum + newlinesIn(cell), 0)
    }
    if (rows.length > importLimits.rows) return { ok: false, problem: 'too-many-rows' }
    if (open === undefined) {
      from += batch.length
      size = Math.min(mostLinesAtOnce, size * 2)
    } else if (line > from) {
      // It may be closed beyond the batch: looked at again from where it begins.
      from = line
      size = mostLinesOfRecord
    } else {
      rows.push({ line: from + 1, cells: [lines[from] ?? ''], problem: 'unclosed-quote' })
      from += 1
      size = mostLinesOfRecord
    }
    onShare(from / lines.length)
  }
  return { ok: true, value: rows }
}

function linesOf(text: string): string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
}

function newlinesIn(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0
}

function hasTooManyCells(line: string, delimiter: string): boolean {
  if (line.length < importLimits.columns) return false
  let cells = 1
  for (let at = line.indexOf(delimiter); at >= 0; at = line.indexOf(delimiter, at + 1)) {
    cells += 1
    if (cells > importLimits.columns) return true
  }
  return false
}
