import Papa from 'papaparse'
import type { JudgedRow } from '#domain/import/judge-row.ts'
import { importText } from '../text/import.ts'

/**
 * Rows that could not be added as a CSV of their own, to be mended and imported again: their cells as
 * they came, and behind them what is wrong. Cells that a table program would take for a formula are
 * made harmless.
 */
export function badRowsFile(rows: readonly JudgedRow[]): Blob {
  const bad = rows.filter(({ verdict }) => verdict !== 'in-list' && verdict !== 'repeated')
  const width = Math.max(0, ...bad.map(({ cells }) => cells?.length ?? 0))
  const lines = bad.map(({ cells = [], verdict }) => {
    const empty = Array.from({ length: width - cells.length }, () => '')
    return [...cells, ...empty, importText.verdicts[verdict].says]
  })
  const text = Papa.unparse(lines, { delimiter: ';', newline: '\r\n', escapeFormulae: true })
  // With its mark, by which Excel knows the letters.
  return new Blob(['\ufeff', text], { type: 'text/csv' })
}
