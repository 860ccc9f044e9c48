import type { PastedAs } from '#domain/import/read-lines.ts'
import type { Columns, SourceTable } from '#domain/import/source-row.ts'
import type { PackageProblem } from './read-anki-package.ts'
import type { TableProblem } from './read-table.ts'

/** What is imported: a file, or what the learner has pasted. */
export type Given =
  | { readonly file: File }
  /** `as`: how it is to be understood, where the learner has said so. */
  | { readonly pasted: string; readonly as?: PastedAs | undefined }

/** Why nothing could be read. */
export type SourceProblem =
  | PackageProblem
  | TableProblem
  | 'text-too-large'
  | 'binary'
  | 'backup'
  | 'empty'
  | 'stuck'

/** What the columns of a table are taken for. */
export type Layout = { readonly columns: Columns; readonly hasHeader: boolean }

/** A table of the source, what it is taken for, and its first rows. */
export type ReadTable = SourceTable & {
  readonly layout: Layout
  readonly rows: number
  readonly start: readonly (readonly string[])[]
}

/** A source that was read. */
export type ReadSource = {
  /** A text has no columns: its words are told by the lexicon. */
  readonly kind: 'file' | 'package' | PastedAs
  readonly tables: readonly ReadTable[]
  /** Rows of all tables, or words of a text. */
  readonly rows: number
  /** How many of them come with a memory. */
  readonly remembered: number
}
