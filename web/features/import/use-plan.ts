import { useState } from 'react'
import { type JudgedRow, newWordOf } from '#domain/import/judge-row.ts'
import type { NewListedWord } from '#domain/lists/own-list.ts'

/** What the learner wants of the rows that were read, row by row. */
export type Plan = ReturnType<typeof usePlan>

/** Whether a row can become a word of a list. */
export function isAddable({ verdict }: JudgedRow): boolean {
  return verdict === 'ready' || verdict === 'waiting'
}

/** Which rows are taken, in which sense, with which translation; kept by their lines. */
export function usePlan() {
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  // `null` for a word of the learner's own.
  const [senses, setSenses] = useState<ReadonlyMap<number, string | null>>(new Map())
  const [translations, setTranslations] = useState<ReadonlyMap<number, string>>(new Map())

  const isWanted = ({ line, isAside }: JudgedRow) => ticks.get(line) ?? !isAside
  const senseOf = ({ line, sense }: JudgedRow) => {
    const chosen = senses.get(line)
    return chosen === undefined ? sense : (chosen ?? undefined)
  }
  const translationOf = ({ line }: JudgedRow) => translations.get(line)
  return {
    isWanted,
    senseOf,
    translationOf,
    /** Whether it would wait in its list, having no meaning. */
    isWaiting: (row: JudgedRow) =>
      senseOf(row) === undefined && row.meanings.length === 0 && !translations.has(row.line),
    /** The row as a word of a list. */
    wordOf(row: JudgedRow): NewListedWord {
      const { sense: _sense, ...own } = row
      const sense = senseOf(row)
      if (sense !== undefined) return newWordOf({ ...own, sense })
      const translation = translations.get(row.line)
      return translation === undefined || row.meanings.length > 0
        ? newWordOf(own)
        : newWordOf({ ...own, meanings: [translation] }, true)
    },
    tick(rows: readonly JudgedRow[], isTicked: boolean) {
      setTicks((now) => new Map([...now, ...rows.map(({ line }) => [line, isTicked] as const)]))
    },
    chooseSense(line: number, sense: string | null) {
      setSenses((now) => new Map(now).set(line, sense))
    },
    translate(line: number, translation: string) {
      setTranslations((now) => new Map(now).set(line, translation))
    },
    /** What was chosen of a row that is another one now. */
    forget(line: number) {
      setSenses((now) => without(now, line))
      setTranslations((now) => without(now, line))
    },
  }
}

function without<Value>(map: ReadonlyMap<number, Value>, line: number): ReadonlyMap<number, Value> {
  const rest = new Map(map)
  rest.delete(line)
  return rest
}
