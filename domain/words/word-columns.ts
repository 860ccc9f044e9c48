import type { QuizPart, WordEntry } from './entry.ts'
import { senseId } from './sense-id.ts'

/**
 * A quiz part as it travels: a column for each field instead of an entry for each word, which
 * compresses by a tenth better. A field that an entry lacks is `null` in its column, and so is an
 * id that its word and part of speech tell.
 */
export type WordColumns = Omit<QuizPart, 'entries'> & {
  readonly columns: Readonly<Record<string, readonly unknown[]>>
}

/** `part` in columns. */
export function toColumns({ entries, ...rest }: QuizPart): WordColumns {
  const fields = [...new Set(entries.flatMap((entry) => Object.keys(entry)))]
  const columns = fields.map((field) => [
    field,
    entries.map((entry) =>
      field === 'id' && entry.id === usualId(entry)
        ? null
        : (entry[field as keyof WordEntry] ?? null),
    ),
  ])
  return { ...rest, columns: Object.fromEntries(columns) }
}

/** The part that was put into columns. */
export function fromColumns({ columns, ...rest }: WordColumns): QuizPart {
  const fields = Object.entries(columns)
  const count = fields[0]?.[1].length ?? 0
  const entries = Array.from({ length: count }, (_, place) => {
    const entry = Object.fromEntries(
      fields.flatMap(([field, column]) => {
        const value = column[place]
        return value === null ? [] : [[field, value]]
      }),
    ) as unknown as WordEntry
    return 'id' in entry ? entry : Object.assign(entry, { id: usualId(entry) })
  })
  return { ...rest, entries }
}

function usualId({ word, partOfSpeech }: Pick<WordEntry, 'word' | 'partOfSpeech'>): string {
  return senseId(word.toLowerCase().replaceAll(' ', '-'), partOfSpeech, '1')
}
