import { KnownWords } from '../lists/listed-word.ts'
import type { NewListedWord } from '../lists/own-list.ts'
import { type JudgedRow, newWordOf } from './judge-row.ts'

/**
 * A judge of what is there already, for rows given one after the other: those that could be added,
 * and that the list has or an earlier row has brought, are marked so.
 */
export function markRepeated(inList: readonly NewListedWord[]): (row: JudgedRow) => JudgedRow {
  const known = inList.length > 0 ? new KnownWords(inList) : undefined
  const brought = new KnownWords()
  return (row) => {
    if (row.verdict !== 'ready' && row.verdict !== 'waiting') return row
    const word = newWordOf(row)
    if (known?.has(word)) return { ...row, verdict: 'in-list' }
    if (brought.has(word)) return { ...row, verdict: 'repeated' }
    brought.add(word)
    return row
  }
}
