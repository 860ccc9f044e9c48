import { slugOfSense } from '../words/sense-id.ts'
import type { TableEntry, WordTable } from '../words/word-table.ts'
import { listedPlaces, type NamedPlaces, namedPlaces } from './named-places.ts'
import { isEverything, noFilter, passes, type TableMemory, type WordFilter } from './word-filter.ts'

/**
 * Words to do something with: those that a list shows, a search finds, the learner has ticked, or of
 * a list of the learner's own. All of them narrow it down, and a set without any is every word.
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
  /** The id of a list of the learner's own. */
  readonly ownList?: string | undefined
}

export const everyWord: WordSet = { query: '', filter: noFilter, words: [] }

/** The set of the words that are named, each by its slug or by the id of a sense. */
export function setOfWords(words: readonly string[]): WordSet {
  return { ...everyWord, words: [...new Set(words)] }
}

/** The set of the words of a list of the learner's own. */
export function setOfList(id: string): WordSet {
  return { ...everyWord, ownList: id }
}

/** Whether `set` is every word there is. */
export function isEveryWord(set: WordSet): boolean {
  return set.query.trim() === '' && !isNamed(set) && isEverything(set.filter)
}

/** Whether its words are named, one by one or by a list, and so in an order of their own. */
export function isNamed({ words, ownList }: Pick<WordSet, 'words' | 'ownList'>): boolean {
  return words.length > 0 || ownList !== undefined
}

/** The words of a set, by their places in the table. */
export type SetWords = {
  /** What is searched for by how near it is, named words as they were named, others by the alphabet. */
  readonly places: Uint32Array
  /** How many more there were without the filter, and were none of them named. */
  readonly outsideFilters: number
  /** How many of the named words the lexicon does not have. */
  readonly gone: number
  /** Whether it is of a list that is no more. */
  readonly isListGone: boolean
}

/**
 * The words of `set`.
 *
 * @param found what its query finds, the best first; `undefined` where it searches for nothing.
 */
export function wordsOfSet(
  set: WordSet,
  table: WordTable,
  memory: TableMemory,
  found?: Uint32Array,
): SetWords {
  const { filter, ownList } = set
  const named = namedIn(set, table)
  const gone = named ? named.asked - named.found.count : 0
  const all = found
    ? named
      ? found.filter((place) => named.found.places.has(place))
      : found
    : named
      ? Uint32Array.from(named.found.places)
      : table.inOrder()
  const places = isEverything(filter)
    ? all
    : all.filter((place) => passes(table, place, filter, memory))
  const isListGone = ownList !== undefined && !table.ownLists.has(ownList)
  return { places, outsideFilters: (found ?? all).length - places.length, gone, isListGone }
}

/**
 * The senses that `set` means by the word at `place`, at least one: the senses that it names, else
 * the first sense of each entry that is of the lists, the levels and the field asked for, and that
 * is known as the set asks: of *tanıdık* words, not the meanings that were never seen.
 */
export function sensesAt(
  set: WordSet,
  table: WordTable,
  place: number,
  memory: TableMemory,
): readonly string[] {
  return sensesNamed(set, namedIn(set, table), { table, place, memory })
}

function sensesNamed(
  { filter }: WordSet,
  named: Named | undefined,
  {
    table,
    place,
    memory,
  }: { readonly table: WordTable; readonly place: number; readonly memory: TableMemory },
): readonly string[] {
  const { entries, lists } = table.at(place)
  const own = namedAt(named, table, place)
  if (own.length > 0) return own
  const listed = lists.filter(({ list }) => filter.lists.includes(list)).map(({ sense }) => sense)
  let fitting: readonly TableEntry[] = entries
  const narrow = (fits: (entry: TableEntry) => boolean) => {
    const left = fitting.filter(fits)
    // A word may have the level as one part of speech and the field as another.
    if (left.length > 0) fitting = left
  }
  if (filter.lists.length > 0) narrow(({ senses }) => listed.includes(senses[0]?.id ?? ''))
  if (filter.levels.length > 0)
    narrow(({ cefr }) => cefr !== undefined && filter.levels.includes(cefr))
  if (filter.field !== undefined) {
    const isOfField = (sense: TableEntry['senses'][number] | undefined) =>
      sense !== undefined && table.fields[sense.field]?.id === filter.field
    narrow(({ senses }) => senses.some(isOfField))
    narrow(({ senses }) => isOfField(senses[0]))
  }
  const first = ({ senses }: TableEntry) => senses[0]?.id ?? ''
  if (filter.firmness.length > 0)
    narrow((one) => filter.firmness.includes(memory.firmnessOfSense.get(first(one)) ?? 'new'))
  if (filter.isDue) narrow((one) => memory.dueSenses.has(first(one)))
  return fitting.flatMap(({ senses }) => senses.slice(0, 1).map(({ id }) => id))
}

/**
 * Tells of the word at a place by which of its senses `set` names it: none where it means the word as a
 * whole.
 */
export function sensesNamedBy(
  set: WordSet,
  table: WordTable,
): (place: number) => readonly string[] {
  const named = namedIn(set, table)
  return (place) => namedAt(named, table, place)
}

function namedAt(named: Named | undefined, table: WordTable, place: number): readonly string[] {
  const names = named?.found.names.get(place) ?? []
  return names.includes(table.at(place).slug) ? [] : names
}

/** The senses of all words at `places`, in their order. */
export function sensesOfSet(
  set: WordSet,
  table: WordTable,
  places: Iterable<number>,
  memory: TableMemory,
): string[] {
  const named = namedIn(set, table)
  return [...places].flatMap((place) => sensesNamed(set, named, { table, place, memory }))
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

type Named = { readonly asked: number; readonly found: NamedPlaces }

/** The words that a set names, those of a list as far as they are; `undefined` where it names none. */
function namedIn({ words, ownList }: WordSet, table: WordTable): Named | undefined {
  if (ownList === undefined) {
    return words.length > 0 ? { asked: words.length, found: namedPlaces(words, table) } : undefined
  }
  const listed = table.ownLists.get(ownList)?.senses ?? []
  if (words.length === 0) return { asked: listed.length, found: listedPlaces(ownList, table) }
  const named = new Set(words)
  const some = listed.filter((sense) => named.has(sense) || named.has(slugOfSense(sense)))
  return { asked: some.length, found: namedPlaces(some, table) }
}
