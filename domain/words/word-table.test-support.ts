import type { Cefr, CollectionName, PartOfSpeech } from './entry.ts'
import { senseId } from './sense-id.ts'
import { shipWords, type TableWord, type WordTable, wordTable } from './word-table.ts'

/** A word of a table, about which a test says what matters. */
export function aTableWord(
  headword: string,
  {
    partOfSpeech = 'noun',
    cefr = 'A1',
    glosses = ['karşılık'],
    field = 0,
    lists = [],
    ...rest
  }: {
    readonly partOfSpeech?: PartOfSpeech
    readonly cefr?: Cefr
    readonly glosses?: readonly string[]
    readonly field?: number
    readonly lists?: readonly CollectionName[]
    readonly alsoMeans?: readonly string[]
    readonly variants?: readonly string[]
    readonly forms?: readonly string[]
    readonly met?: number
  } = {},
): TableWord {
  const slug = headword.toLowerCase().replaceAll(' ', '-')
  const id = senseId(slug, partOfSpeech, '1')
  return {
    headword,
    slug,
    entries: [{ partOfSpeech, cefr, senses: [{ id, field, glosses }] }],
    alsoMeans: [],
    variants: [],
    forms: [],
    met: 0,
    lists: lists.map((list) => ({ list, sense: id })),
    ...rest,
  }
}

/** The table that `words` come to when they are shipped and read again. */
export function aTable(words: readonly TableWord[]): WordTable {
  const fields = ['food', 'animals'].map((id) => ({ id, name: id }))
  return wordTable(shipWords('test', fields, words))
}
