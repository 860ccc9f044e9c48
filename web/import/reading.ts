import type { JudgedRow } from '#domain/import/judge-row.ts'
import type { NewListedWord } from '#domain/lists/own-list.ts'
import type { Result } from '#domain/result.ts'
import type { ShippedWords } from '#domain/words/word-table.ts'
import { askWorker } from '../storage/record/in-worker.ts'
import type { Given, Layout, ReadSource, SourceProblem } from './source.ts'

export type Asked = {
  read: {
    readonly given: Given
    readonly words: ShippedWords
    /** How well the learner knows senses: see `Familiarity`. */
    readonly familiarity: readonly (readonly [string, number])[]
  }
  know: { readonly words: readonly NewListedWord[]; readonly isFirst: boolean }
  judge: { readonly layouts: readonly Layout[] }
  rows: { readonly from: number; readonly count: number }
  mend: { readonly line: number; readonly word: string; readonly meaning: string }
}
export type Answered = {
  read: Result<ReadSource, SourceProblem>
  // No bare numbers: to `askWorker` they are shares of what is done.
  know: { readonly known: number }
  judge: { readonly count: number }
  rows: readonly JudgedRow[]
  mend: JudgedRow
}
export type Question = {
  [Kind in keyof Asked]: Asked[Kind] & { readonly kind: Kind }
}[keyof Asked]

/** A source that is being read beside the page; it holds what was read until it is ended. */
export type Reading = {
  read(asked: Asked['read']): Promise<Answered['read']>
  /**
   * What becomes of every row: by what its columns are taken for, and by what the list has already.
   * `undefined` where the worker fell silent.
   */
  judge(
    layouts: readonly Layout[],
    inList: readonly NewListedWord[],
  ): Promise<readonly JudgedRow[] | undefined>
  /** The row at `line` as it would be with another word and meaning. */
  mend(line: number, word: string, meaning: string): Promise<JudgedRow | undefined>
  /** Ends it wherever it is. */
  end(): void
}

// So many rows are handed over in less than a frame.
const rowsAtOnce = 400

/**
 * Begins to read a source.
 *
 * @param onShare called with the share of what was asked last that is done, 0 to 1.
 */
export function beginReading(onShare: (share: number) => void): Reading {
  const worker = new Worker(new URL('./source.worker.ts', import.meta.url), { type: 'module' })
  const ask = async <Kind extends keyof Asked>(
    kind: Kind,
    more: Asked[Kind],
    hear: (share: number) => void = onShare,
  ): Promise<Answered[Kind] | DOMException> => {
    try {
      return await askWorker<Answered[Kind]>(worker, { kind, ...more }, hear)
    } catch (error) {
      worker.terminate()
      if (error instanceof DOMException) return error
      throw error
    }
  }
  return {
    async read(asked) {
      const answer = await ask('read', asked)
      if (!(answer instanceof DOMException)) return answer
      return { ok: false, problem: answer.name === 'NetworkError' ? 'unloaded' : problemOf(answer) }
    },
    async judge(layouts, inList) {
      const silently = () => {}
      for (let from = 0; from === 0 || from < inList.length; from += rowsAtOnce) {
        const words = inList.slice(from, from + rowsAtOnce)
        await ask('know', { words, isFirst: from === 0 }, silently)
      }
      const judged = await ask('judge', { layouts }, (share) => onShare(share / 2))
      if (judged instanceof DOMException) return undefined
      const { count } = judged
      const rows: JudgedRow[] = []
      while (rows.length < count) {
        const part = await ask('rows', { from: rows.length, count: rowsAtOnce }, silently)
        if (part instanceof DOMException) return undefined
        rows.push(...part)
        onShare(0.5 + rows.length / count / 2)
      }
      return rows
    },
    async mend(line, word, meaning) {
      const row = await ask('mend', { line, word, meaning })
      return row instanceof DOMException ? undefined : row
    },
    end: () => worker.terminate(),
  }
}

// It fell silent, or it broke down under what it was given: in both cases the file is to blame.
function problemOf({ name }: DOMException): SourceProblem {
  return name === 'TimeoutError' ? 'stuck' : 'broken'
}
