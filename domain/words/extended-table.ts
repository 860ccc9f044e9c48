import type { TableWord, WordTable } from './word-table.ts'

/** Words that stand behind those of a table; no slug of theirs is in it. */
export type AddedWords = {
  readonly count: number
  /** The word at a place among them; `undefined` beyond. */
  readonly at: (place: number) => TableWord | undefined
  readonly placeOf: (slug: string) => number | undefined
}

/** What a learner's own record adds to a table of words. */
export type TableExtension = {
  readonly words: AddedWords
  /** The glosses that stand in the place of those of a sense. */
  readonly glosses: ReadonlyMap<string, readonly string[]>
  readonly ownLists: WordTable['ownLists']
}

/** Words to be added that are all in memory. */
export function addedWords(words: readonly TableWord[]): AddedWords {
  const places = new Map(words.map(({ slug }, at) => [slug, at]))
  return {
    count: words.length,
    at: (place) => words[place],
    placeOf: (slug) => places.get(slug),
  }
}

/** `table` with what `extension` adds to it; the words that it had keep their places. */
export function extendedTable(
  table: WordTable,
  { words, glosses, ownLists }: TableExtension,
): WordTable {
  const { count } = table
  const ownAt = (place: number): TableWord | undefined => words.at(place - count)
  const corrected: TableWord[] = []
  let ordered: Uint32Array | undefined
  const headwordAt = (place: number) => ownAt(place)?.headword ?? table.headwordAt(place)
  return {
    ...table,
    count: count + words.count,
    ownLists,
    at(place) {
      const own = ownAt(place)
      if (own || glosses.size === 0) return own ?? table.at(place)
      const word = corrected[place] ?? withGlosses(table.at(place), glosses)
      corrected[place] = word
      return word
    },
    placeOf(slug) {
      const added = words.placeOf(slug)
      return added === undefined ? table.placeOf(slug) : count + added
    },
    headwordAt,
    inOrder() {
      ordered ??= merged(table.inOrder(), count, words.count, headwordAt)
      return ordered
    },
    isIn: (place, list) => place < count && table.isIn(place, list),
    hasLevel(place, levels) {
      const own = ownAt(place)
      if (!own) return table.hasLevel(place, levels)
      return own.entries.some(({ cefr }) => cefr !== undefined && levels.includes(cefr))
    },
    hasField: (place, field) => place < count && table.hasField(place, field),
  }
}

function withGlosses(word: TableWord, glosses: TableExtension['glosses']): TableWord {
  const [first, ...others] = word.entries
  if (!word.entries.some(({ senses }) => senses.some(({ id }) => glosses.has(id)))) return word
  const changed = (entry: typeof first) => ({
    ...entry,
    senses: entry.senses.map((sense) => ({
      ...sense,
      glosses: glosses.get(sense.id) ?? sense.glosses,
    })),
  })
  return { ...word, entries: [changed(first), ...others.map(changed)] }
}

/** The places of words in order, and among them those of `own` words from `from` on. */
function merged(
  ordered: Uint32Array,
  from: number,
  own: number,
  headwordAt: (place: number) => string,
): Uint32Array {
  const alphabet = new Intl.Collator('en')
  const others = Array.from({ length: own }, (_, at) => from + at).sort((a, b) =>
    alphabet.compare(headwordAt(a), headwordAt(b)),
  )
  const all = new Uint32Array(ordered.length + own)
  let [next, at] = [0, 0]
  for (const place of ordered) {
    for (; next < own; next += 1) {
      const other = others[next] as number
      if (alphabet.compare(headwordAt(other), headwordAt(place)) >= 0) break
      all[at] = other
      at += 1
    }
    all[at] = place
    at += 1
  }
  all.set(others.slice(next), at)
  return all
}
