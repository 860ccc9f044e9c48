import type { ListEffects } from '#domain/lists/list-effects.ts'
import type { MergeEffects } from '#domain/record/merge-effects.ts'
import type { Result } from '#domain/result.ts'
import type { BackupProblem } from './backup.ts'
import { type ImportFact, importFact } from './import-fact.ts'
import { askWorker } from './in-worker.ts'
import { type LogProblem, logProblemOf } from './problem.ts'
import { storedFact } from './stored-records.ts'

/** What a file would do to the log, before it does. */
export type ImportOffer = MergeEffects & {
  readonly lists: ListEffects
  /** Records in it of a time still to come, by the clock of this device. */
  readonly moved: number
  /** Entries in it that are no records, and are left out. */
  readonly unreadable: number
}

/** Why nothing was imported: what is wrong with the file, or with the log, or it takes for ever. */
export type ImportProblem = BackupProblem | LogProblem | 'stuck'

type Asked = {
  read: { readonly file: Blob; readonly nowMs: number }
  add: { readonly nowMs: number; readonly before: ImportFact['before'] }
  takeBack: object
}
type Answered = { read: ImportOffer; add: number; takeBack: ImportFact['before'] }

/** What the page asks of the worker that imports. */
export type ImportQuestion = {
  [Kind in keyof Asked]: Asked[Kind] & { readonly kind: Kind }
}[keyof Asked]
export type ImportAnswer<Kind extends keyof Answered = keyof Answered> = Result<
  Answered[Kind],
  BackupProblem | LogProblem
>

/** An import that has begun; it holds what was read until it is ended. */
export type Import = {
  read(file: Blob): Promise<Result<ImportOffer, ImportProblem>>
  /** Adds what was read; gives how many records were new. See `merge`. */
  add(before: ImportFact['before']): Promise<Result<number, ImportProblem>>
  /** Takes the last import back; gives the settings to set again. See `unmerge`. */
  takeBack(): Promise<Result<ImportFact['before'], ImportProblem>>
  /** Ends it wherever it is; what is not finished is as if it had not begun. */
  end(): void
}

/**
 * Begins an import, beside the page.
 *
 * @param onShare called with the share of what was asked last that is done, 0 to 1.
 */
export function beginImport(onShare: (share: number) => void): Import {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' })
  const ask = async <Kind extends keyof Asked>(
    kind: Kind,
    more: Asked[Kind],
  ): Promise<Result<Answered[Kind], ImportProblem>> => {
    try {
      return await askWorker<ImportAnswer<Kind>>(worker, { kind, ...more }, onShare)
    } catch (error) {
      worker.terminate()
      if (error instanceof DOMException && error.name === 'TimeoutError') {
        return { ok: false, problem: 'stuck' }
      }
      const problem = logProblemOf(error)
      if (!problem) throw error
      return { ok: false, problem }
    }
  }
  return {
    read: (file) => ask('read', { file, nowMs: Date.now() }),
    add: (before) => ask('add', { nowMs: Date.now(), before }),
    takeBack: () => ask('takeBack', {}),
    end: () => worker.terminate(),
  }
}

/** The last import, as long as it can be taken back; `undefined` where there is none. */
export async function lastImport(): Promise<{ at: number; records: number } | undefined> {
  try {
    const fact = (await storedFact(importFact)) as ImportFact | undefined
    return fact && { at: fact.at, records: fact.ids.length }
  } catch (error) {
    if (logProblemOf(error)) return undefined
    throw error
  }
}
