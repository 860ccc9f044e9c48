import type { PartOfSpeech } from '../words/entry.ts'

/** A list as other programs are given it: all of its words as texts. */
export type ExportedList = {
  readonly id: string
  readonly name: string
  readonly words: readonly ExportedWord[]
}

export type ExportedWord = {
  /** Of the word within all lists: what is exported again is known by it. */
  readonly id: string
  readonly word: string
  /** Turkish equivalents, the first one first; none where the word still waits for one. */
  readonly meanings: readonly string[]
  readonly partOfSpeech?: PartOfSpeech | undefined
  readonly example?: { readonly en: string; readonly tr?: string } | undefined
}

/** The columns that a word has in every format that has columns. */
export type WordCells = {
  readonly word: string
  readonly meanings: string
  readonly partOfSpeech: string
  readonly example: string
  readonly turkish: string
}

/**
 * The texts of a word, each on one line.
 *
 * @param nameOf what a part of speech is called.
 */
export function cellsOf(
  { word, meanings, partOfSpeech, example }: ExportedWord,
  nameOf: (partOfSpeech: PartOfSpeech) => string,
): WordCells {
  return {
    word: onOneLine(word),
    meanings: meanings.map(onOneLine).join(', '),
    partOfSpeech: partOfSpeech ? nameOf(partOfSpeech) : '',
    example: onOneLine(example?.en ?? ''),
    turkish: onOneLine(example?.tr ?? ''),
  }
}

/** A text without line breaks and tabs, which mean something else in a table. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
