import type { QuizPart, WordEntry } from './entry.ts'

/**
 * A quiz part as it travels: a column for each field instead of an entry for each word, which
 * compresses by a tenth better. A field that an entry lacks is `null` in its column.
 */
export type WordColumns = Omit<QuizPart, 'entries'> & {
  readonly columns: Readonly<Record<string, readonly unknown[]>>
}

/** `part` in columns. */
export function toColumns({ entries, ...rest }: QuizPart): WordColumns {
  const fields = [...new Set(entries.flatMap((entry) => Object.keys(entry)))]
  const columns = fields.map((field) => [
    field,
    entries.map((entry) => entry[field as keyof WordEntry] ?? null),
  ])
  return { ...rest, columns: Object.fromEntries(columns) }
}

/** The part that was put into columns. */
export function fromColumns({ columns, ...rest }: WordColumns): QuizPart {
  const fields = Object.entries(columns)
  const count = fields[0]?.[1].length ?? 0
  const entries = Array.from({ length: count }, (_, place) =>
    Object.fromEntries(
      fields.flatMap(([field, column]) => {
        const value = column[place]
        return value === null ? [] : [[field, value]]
      }),
    ),
  )
  return { ...rest, entries: entries as unknown as WordEntry[] }
}
