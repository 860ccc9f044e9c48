import { useEffect, useRef, useState } from 'react'
import { oneOf } from '#domain/field-check.ts'
import type { JudgedRow } from '#domain/import/judge-row.ts'
import { firmnesses } from '#domain/record/memory.ts'
import { firmnessOf } from '#domain/record/studied-word.ts'
import { beginReading, type Reading } from '../../import/reading.ts'
import type { Given, Layout, ReadSource, SourceProblem } from '../../import/source.ts'
import { loadShippedWords } from '../../lexicon/word-table.ts'
import { loadLists } from '../../lists/own-lists.ts'
import { openStudyLog, useStudy } from '../../storage/record/study.ts'
import { importText } from '../../text/import.ts'
import { historyNote } from '../../ui/history-note.ts'
import { showToast } from '../../ui/toast.tsx'

/** What was read, and what becomes of each of its rows. */
export type Found = {
  readonly name: string
  readonly source: ReadSource
  readonly layouts: readonly Layout[]
  readonly rows: readonly JudgedRow[]
  /** The list that the words are to go to; a new one where there is none. */
  readonly list: string | undefined
}

export type ImportState =
  | {
      readonly kind: 'choosing'
      readonly problem?: SourceProblem | 'words'
      readonly given?: Given
    }
  | {
      readonly kind: 'reading'
      readonly task: 'reading' | 'judging'
      readonly name: string
      readonly share: number
      readonly rows: number
    }
  | { readonly kind: 'found'; readonly found: Found; readonly isJudging: boolean }

// Back from what was read leads to the choice of another source, not to the page before.
const readNote = historyNote('import', oneOf(['read']))

/** An import from the choice of a source until its words can be added; nothing is stored by it. */
export function useImportWords(firstList: string | undefined) {
  const [state, setState] = useState<ImportState>({ kind: 'choosing' })
  const reading = useRef<Reading>(undefined)
  const isPastChoice = readNote.useValue() === 'read'
  const end = () => {
    reading.current?.end()
    reading.current = undefined
  }
  useEffect(() => {
    // Both are wanted in a moment, and then the connection may be gone.
    void loadShippedWords()
    void openStudyLog()
    // A step that was kept over a reload has nothing to show any more.
    if (readNote.read()) history.replaceState({ ...history.state, import: undefined }, '')
    return () => reading.current?.end()
  }, [])
  useEffect(() => {
    if (isPastChoice || !reading.current) return
    reading.current.end()
    reading.current = undefined
    setState({ kind: 'choosing' })
  }, [isPastChoice])

  const read = async (given: Given) => {
    end()
    const name = 'file' in given ? given.file.name : importText.pastedName
    setState({ kind: 'reading', task: 'reading', name, share: 0, rows: 0 })
    const started = beginReading((share) =>
      setState((now) => (now.kind === 'reading' ? { ...now, share } : now)),
    )
    reading.current = started
    if (!readNote.read()) readNote.push('read')
    const isOver = () => reading.current !== started
    const fail = (problem: SourceProblem | 'words') => {
      if (isOver()) return
      end()
      setState({ kind: 'choosing', problem, given })
      if (readNote.read()) history.back()
    }
    const words = await loadShippedWords()
    if (isOver()) return
    if (!words.ok) return fail('words')
    const source = await started.read({ given, words: words.value, familiarity: familiarityNow() })
    if (isOver()) return
    if (!source.ok) return fail(source.problem)
    setState({ kind: 'reading', task: 'judging', name, share: 0, rows: source.value.rows })
    const layouts = source.value.tables.map(({ layout }) => layout)
    const rows = await started.judge(layouts, await wordsOf(firstList))
    if (isOver()) return
    if (!rows) return fail('stuck')
    const found = { name, source: source.value, layouts, rows, list: firstList }
    setState({ kind: 'found', found, isJudging: false })
  }
  /** Judges anew, by other columns or another list. */
  const judge = async (change: Partial<Pick<Found, 'layouts' | 'list'>>) => {
    const started = reading.current
    if (!started || state.kind !== 'found') return
    const next = { ...state.found, ...change }
    setState({ kind: 'found', found: next, isJudging: true })
    const rows = await started.judge(next.layouts, await wordsOf(next.list))
    if (!rows || reading.current !== started) return
    setState((now) =>
      now.kind === 'found' && now.found === next
        ? { kind: 'found', found: { ...next, rows }, isJudging: false }
        : now,
    )
  }
  const mend = async (line: number, word: string, meaning: string) => {
    const row = await reading.current?.mend(line, word, meaning)
    if (!row) return undefined
    setState((now) => {
      if (now.kind !== 'found') return now
      const rows = now.found.rows.map((one) => (one.line === line ? row : one))
      return { ...now, found: { ...now.found, rows } }
    })
    return row
  }
  const cancel = () => {
    end()
    setState({ kind: 'choosing' })
    if (readNote.read()) history.back()
    showToast({ text: importText.cancelled })
  }
  return { state, read, judge, mend, cancel, end }
}

/** How well the learner knows what was ever met: the place of its firmness. */
function familiarityNow(): [string, number][] {
  return useStudy.getState().words.map((word) => [word.sense, firmnesses.indexOf(firmnessOf(word))])
}

async function wordsOf(list: string | undefined) {
  if (list === undefined) return []
  const lists = await loadLists()
  return lists.ok ? (lists.value.find(({ id }) => id === list)?.words ?? []) : []
}
