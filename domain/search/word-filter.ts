import { type Firmness, firmnesses } from '../record/memory.ts'
import type { Cefr, CollectionName } from '../words/entry.ts'
import { slugOfSense } from '../words/sense-id.ts'
import type { WordTable } from '../words/word-table.ts'

/** What words are narrowed down to: of one kind any of those named will do, none means all. */
export type WordFilter = {
  readonly lists: readonly CollectionName[]
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

/** What the learning record says of words, by their places in the table. */
export type TableMemory = {
  /** Of the words that were ever asked. */
  readonly firmness: ReadonlyMap<number, Firmness>
  readonly due: ReadonlySet<number>
  /** The same of each sense, by its id. */
  readonly firmnessOfSense: ReadonlyMap<string, Firmness>
  readonly dueSenses: ReadonlySet<string>
}

export const noMemory: TableMemory = {
  firmness: new Map(),
  due: new Set(),
  firmnessOfSense: new Map(),
  dueSenses: new Set(),
}

/**
 * What is known of senses, as it stands for their words: a word sits as firmly as the least firm of
 * its senses that were asked, and is due with any of them.
 */
export function tableMemory(
  table: WordTable,
  senses: Iterable<readonly [id: string, firmness: Firmness]>,
  dueSenses: Iterable<string>,
): TableMemory {
  const firmness = new Map<number, Firmness>()
  const firmnessOfSense = new Map(senses)
  for (const [id, own] of firmnessOfSense) {
    const place = table.placeOf(slugOfSense(id))
    if (place === undefined) continue
    const known = firmness.get(place) ?? own
    firmness.set(place, firmnesses.find((one) => one === own || one === known) ?? own)
  }
  const due = new Set<number>()
  const dueIds = new Set(dueSenses)
  for (const id of dueIds) {
    const place = table.placeOf(slugOfSense(id))
    if (place !== undefined) due.add(place)
  }
  return { firmness, due, firmnessOfSense, dueSenses: dueIds }
}

/** Whether `filter` lets everything through. */
export function isEverything({ lists, levels, field, firmness, isDue }: WordFilter): boolean {
  return lists.length + levels.length + firmness.length === 0 && field === undefined && !isDue
}

/**
 * Whether the word at `place` is one of those that `filter` asks for. A level or a field counts
 * wherever the word has it.
 */
export function passes(
  table: WordTable,
  place: number,
  { lists, levels, field, firmness, isDue }: WordFilter,
  memory: TableMemory,
): boolean {
  return (
    (lists.length === 0 || lists.some((list) => table.isIn(place, list))) &&
    (levels.length === 0 || table.hasLevel(place, levels)) &&
    (field === undefined || table.hasField(place, field)) &&
    (firmness.length === 0 || firmness.includes(memory.firmness.get(place) ?? 'new')) &&
    (!isDue || memory.due.has(place))
  )
}

/** How many of the words at `places` were ever asked, and how many sit firmly. */
export function countsAt(
  places: Iterable<number>,
  { firmness }: TableMemory,
): { readonly seen: number; readonly lasting: number } {
  let [seen, lasting] = [0, 0]
  for (const place of places) {
    const own = firmness.get(place) ?? 'new'
    if (own !== 'new') seen += 1
    if (own === 'lasting') lasting += 1
  }
  return { seen, lasting }
}
