import { slugOfSense } from '../words/sense-id.ts'
import type { TableEntry, WordTable } from '../words/word-table.ts'
import { isEverything, noFilter, passes, type TableMemory, type WordFilter } from './word-filter.ts'

/**
 * Words to do something with: those that a list shows, a search finds, the learner has ticked. All
 * three narrow it down, and a set without any of them is every word.
 */
export type WordSet = {
  /** As it was typed; empty where nothing is searched for. */
  readonly query: string
  readonly filter: WordFilter
  /**
   * The words that were named one by one: each the slug of a word, which stands for all of its
   * entries, or the id of a sense. Empty where none were.
   */
  readonly words: readonly string[]
}

export const everyWord: WordSet = { query: '', filter: noFilter, words: [] }

/** The set of the words that are named, each by its slug or by the id of a sense. */
export function setOfWords(words: readonly string[]): WordSet {
  return { ...everyWord, words: [...new Set(words)] }
}

/** Whether `set` is every word there is. */
export function isEveryWord({ query, filter, words }: WordSet): boolean {
  return query.trim() === '' && words.length === 0 && isEverything(filter)
}

/** The words of a set, by their places in the table. */
export type SetWords = {
  /** What is searched for by how near it is, named words as they were named, others by the alphabet. */
  readonly places: Uint32Array
  /** How many more there were without the filter, and were none of them named. */
  readonly outsideFilters: number
  /** How many of the named words the lexicon does not have. */
  readonly gone: number
}

/**
 * The words of `set`.
 *
 * @param found what its query finds, the best first; `undefined` where it searches for nothing.
 */
export function wordsOfSet(
  { filter, words }: WordSet,
  table: WordTable,
  memory: TableMemory,
  found?: Uint32Array,
): SetWords {
  const named = words.length > 0 ? placesNamed(words, table) : undefined
  const gone = named ? words.length - named.count : 0
  const all = found
    ? named
      ? found.filter((place) => named.places.has(place))
      : found
    : named
      ? Uint32Array.from(named.places)
      : Uint32Array.from({ length: table.count }, (_, place) => place)
  const places = isEverything(filter)
    ? all
    : all.filter((place) => passes(table, place, filter, memory))
  return { places, outsideFilters: (found ?? all).length - places.length, gone }
}

/**
 * The senses that `set` means by the word at `place`, at least one: the senses that it names, else
 * the first sense of each entry that is of the lists, the levels and the field asked for.
 */
export function sensesAt(
  { filter, words }: WordSet,
  table: WordTable,
  place: number,
): readonly string[] {
  const { slug, entries, lists } = table.at(place)
  const own = words.filter((word) => slugOf(word) === slug && hasSense(table, place, word))
  if (own.length > 0 && !own.includes(slug)) return own
  const listed = lists.filter(({ list }) => filter.lists.includes(list)).map(({ sense }) => sense)
  let fitting: readonly TableEntry[] = entries
  const narrow = (fits: (entry: TableEntry) => boolean) => {
    const left = fitting.filter(fits)
    // A word may have the level as one part of speech and the field as another.
    if (left.length > 0) fitting = left
  }
  if (filter.lists.length > 0) narrow(({ senses }) => listed.includes(senses[0]?.id ?? ''))
  if (filter.levels.length > 0) narrow(({ cefr }) => filter.levels.includes(cefr))
  if (filter.field !== undefined) {
    const isOfField = (sense: TableEntry['senses'][number] | undefined) =>
      sense !== undefined && table.fields[sense.field]?.id === filter.field
    narrow(({ senses }) => senses.some(isOfField))
    narrow(({ senses }) => isOfField(senses[0]))
  }
  return fitting.flatMap(({ senses }) => senses.slice(0, 1).map(({ id }) => id))
}

/** The senses of all words at `places`, in their order. */
export function sensesOfSet(set: WordSet, table: WordTable, places: Iterable<number>): string[] {
  return [...places].flatMap((place) => sensesAt(set, table, place))
}

/**
 * How the senses `senses` of the word at `place` are named in a set: by its slug where they are all
 * that it has to be asked.
 */
export function nameOf(
  table: WordTable,
  place: number,
  senses: readonly string[],
): readonly string[] {
  const { slug, entries } = table.at(place)
  return entries.every((entry) => senses.includes(entry.senses[0]?.id ?? '')) ? [slug] : senses
}

function placesNamed(words: readonly string[], table: WordTable) {
  const places = new Set<number>()
  let count = 0
  for (const word of words) {
    const place = table.placeOf(slugOf(word))
    if (place === undefined || !hasSense(table, place, word)) continue
    count += 1
    places.add(place)
  }
  return { places, count }
}

function hasSense(table: WordTable, place: number, word: string): boolean {
  return (
    !isSense(word) ||
    table.at(place).entries.some(({ senses }) => senses.some(({ id }) => id === word))
  )
}

// No slug has a dot: see `slugsOf`.
const isSense = (word: string) => word.includes('.')
const slugOf = (word: string) => (isSense(word) ? slugOfSense(word) : word)
