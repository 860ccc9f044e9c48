import { atOnce, type Steps, stepSize } from '../steps.ts'
import { slugOfSense } from '../words/sense-id.ts'
import type { WordTable } from '../words/word-table.ts'

/** Where the words that were named stand in a table. */
export type NamedPlaces = {
  /** Each place once, in the order in which the words were named. */
  readonly places: ReadonlySet<number>
  /** What each of them was named by. */
  readonly names: ReadonlyMap<number, readonly string[]>
  /** How many names the table has a word for. */
  readonly count: number
}

// A list of the learner's own may have a hundred thousand words: each is gone through once for a table.
const ofLists = new WeakMap<WordTable, Map<string, NamedPlaces>>()

/** Finds the words of all lists of `table`, so that whoever asks for those of one has them at once. */
export function* findListed(table: WordTable): Steps<void> {
  for (const [id, { senses }] of table.ownLists) {
    if (ofLists.get(table)?.has(id)) continue
    keep(table, id, yield* findNamed(senses, table))
  }
}

/** Where the words of the learner's own list `id` stand. */
export function listedPlaces(id: string, table: WordTable): NamedPlaces {
  const known = ofLists.get(table)?.get(id)
  return known ?? keep(table, id, namedPlaces(table.ownLists.get(id)?.senses ?? [], table))
}

/** Where the words stand that are named by slugs and ids of senses. */
export function namedPlaces(words: readonly string[], table: WordTable): NamedPlaces {
  return atOnce(findNamed(words, table))
}

function keep(table: WordTable, id: string, found: NamedPlaces): NamedPlaces {
  const lists = ofLists.get(table) ?? new Map<string, NamedPlaces>()
  ofLists.set(table, lists.set(id, found))
  return found
}

function* findNamed(words: readonly string[], table: WordTable): Steps<NamedPlaces> {
  const places = new Set<number>()
  const names = new Map<number, string[]>()
  let count = 0
  for (const [at, word] of words.entries()) {
    if (at % stepSize === 0) yield at / words.length
    const place = table.placeOf(slugOf(word))
    if (place === undefined || !hasSense(table, place, word)) continue
    count += 1
    places.add(place)
    const there = names.get(place)
    if (there) there.push(word)
    else names.set(place, [word])
  }
  return { places, names, count }
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
