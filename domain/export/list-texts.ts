import type { PartOfSpeech } from '../words/entry.ts'
import { cellsOf, type ExportedList } from './exported-list.ts'

type NameOf = (partOfSpeech: PartOfSpeech) => string

/** What the columns of a table are called. */
export type ColumnNames = readonly [
  word: string,
  meanings: string,
  partOfSpeech: string,
  example: string,
  turkish: string,
]

/**
 * A list as CSV, RFC 4180, with semicolons, as a spreadsheet in Turkish reads it, and the mark of
 * UTF-8 in front, without which it takes ş for Å.
 */
export function listAsCsv(list: ExportedList, columns: ColumnNames, nameOf: NameOf): string {
  const rows = list.words.map((word) => {
    const { meanings, partOfSpeech, example, turkish, ...cells } = cellsOf(word, nameOf)
    return [cells.word, meanings, partOfSpeech, example, turkish]
  })
  return `\ufeff${[columns, ...rows].map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`
}

/** A cell that no spreadsheet takes for a formula: one that begins like that gets an apostrophe. */
export function harmless(cell: string): string {
  // One that has apostrophes there gets one more, so that reading takes away what was added.
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}

function csvCell(text: string): string {
  return quoted(harmless(text), /[";\r\n]/)
}

function quoted(cell: string, special: RegExp): string {
  return special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * A list as text for Anki, as its manual has it: with headers that say what is what. Anki is told no
 * names of columns, since it holds those against the names of its fields, which are others in each
 * language; without them the first column is the front of a card and the next its back. Our own
 * import finds the names in a header that Anki passes over.
 */
export function listAsAnkiText(list: ExportedList, columns: ColumnNames, nameOf: NameOf): string {
  const header = [
    '#separator:tab',
    '#html:false',
    '#notetype:Basic',
    `#deck:${deckName(list.name)}`,
    '#guid column:1',
    '#tags column:7',
    `#io columns:${['guid', ...columns, 'tags'].join('\t')}`,
  ]
  const rows = list.words.map((word) => {
    const { word: front, meanings, partOfSpeech, example, turkish } = cellsOf(word, nameOf)
    const cells = [front, meanings, partOfSpeech, example, turkish]
    return [guidOf(word.id), ...cells, ankiTag(partOfSpeech)]
      .map((cell) => quoted(cell, /["\t\r\n]/))
      .join('\t')
  })
  return [...header, ...rows].map((line) => `${line}\n`).join('')
}

/** A list as Quizlet takes it when it is pasted: a tab between word and meanings, a line for each. */
export function listAsQuizletText(list: ExportedList): string {
  return list.words
    .map((word) => cellsOf(word, () => ''))
    .map(({ word, meanings }) => `${word}\t${meanings}`)
    .join('\n')
}

/** The name of a deck; to Anki, two colons would begin a deck within it. */
export function deckName(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/:{2,}/g, ':').trim()
}

/** What Anki knows a note by: exported once more, the same word changes its note. */
export function guidOf(id: string): string {
  return `io-${id}`
}

/** A tag, which has no spaces. */
export function ankiTag(text: string): string {
  return text.replaceAll(' ', '_')
}
