/** A row of what is being imported, before anything is made of it: a line, a record, a note. */
export type SourceRow = {
  /** Its number among the rows, as an editor counts the lines of a file; the first is 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Why its cells cannot be told apart; they then hold the line as it stands. */
  readonly problem?: 'unclosed-quote'
  /** Which of the source's tables it is of, where there are several: a place in `Source.tables`. */
  readonly table?: number
  /** What another program remembers of its word. */
  readonly memory?: ForeignMemory
}

/** What a table of the source is called, and its columns. */
export type SourceTable = {
  /** The note type; empty where there is one table without a name. */
  readonly name: string
  /** What the source calls its columns; empty where it calls them nothing. */
  readonly columns: readonly string[]
}

/** A memory of a word that another program has formed by its own answers. */
export type ForeignMemory = {
  /** Days until it is asked again, or those until the chance of recall has fallen to 0.90. */
  readonly stabilityDays: number
  /** As FSRS has it, 1 to 10; `undefined` where the program knows no such thing. */
  readonly difficulty?: number | undefined
  /** When it was answered last, in milliseconds since the epoch, UTC. */
  readonly lastAt: number
}

/** What a column holds; `undefined` for one that is left aside. */
export type ColumnRole = 'word' | 'meaning' | 'partOfSpeech' | 'example' | 'exampleTr'

/** For each column what it holds. */
export type Columns = readonly (ColumnRole | undefined)[]

/** The bounds of what is taken: beyond them a row, or the whole source, is refused by name. */
export const importLimits = {
  rows: 100_000,
  /** Columns of one row. */
  columns: 200,
} as const
