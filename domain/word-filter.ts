import type { Cefr, ListName } from './entry.ts'
import type { Firmness } from './recall-queue.ts'
import type { TableWord } from './word-table.ts'

/** What words are narrowed down to: of one kind any of those named will do, none means all. */
export type WordFilter = {
  readonly lists: readonly ListName[]
  readonly levels: readonly Cefr[]
  /** The id of a subject field. */
  readonly field: string | undefined
  readonly firmness: readonly Firmness[]
  /** Only what waits in Tekrar. */
  readonly isDue: boolean
}

export const noFilter: WordFilter = {
  lists: [],
  levels: [],
  field: undefined,
  firmness: [],
  isDue: false,
}

/** What the learning record says of words, by the ids of their senses. */
export type WordMemory = {
  /** Of the senses that were ever asked. */
  readonly firmness: ReadonlyMap<string, Firmness>
  readonly due: ReadonlySet<string>
}

const leastFirst: readonly Firmness[] = ['familiar', 'settling', 'lasting']

/** How firmly a word sits: as the least firm of its senses that were asked. */
export function firmnessOf(word: TableWord, { firmness }: WordMemory): Firmness {
  if (firmness.size === 0) return 'new'
  const asked = word.entries.flatMap(({ senses }) => senses.map(({ id }) => firmness.get(id)))
  return leastFirst.find((one) => asked.includes(one)) ?? 'new'
}

/** Whether `filter` lets everything through. */
export function isEverything({ lists, levels, field, firmness, isDue }: WordFilter): boolean {
  return lists.length + levels.length + firmness.length === 0 && field === undefined && !isDue
}

/**
 * Whether `word` is one of those that `filter` asks for. A level, a field or a due sense counts
 * wherever the word has it.
 *
 * @param fieldIds ids of the fields by the numbers that the senses have.
 */
export function passes(
  word: TableWord,
  filter: WordFilter,
  memory: WordMemory,
  fieldIds: readonly string[],
): boolean {
  const { lists, levels, field, firmness, isDue } = filter
  const senses = () => word.entries.flatMap((entry) => entry.senses)
  return (
    (lists.length === 0 || word.lists.some(({ list }) => lists.includes(list))) &&
    (levels.length === 0 || word.entries.some(({ cefr }) => levels.includes(cefr))) &&
    (field === undefined || senses().some((sense) => fieldIds[sense.field] === field)) &&
    (firmness.length === 0 || firmness.includes(firmnessOf(word, memory))) &&
    (!isDue || senses().some(({ id }) => memory.due.has(id)))
  )
}
