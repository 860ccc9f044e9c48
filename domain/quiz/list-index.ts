import { contentStems } from '../text/turkish-text.ts'
import { cefrLevels, type WordEntry } from '../words/entry.ts'

/** A question shows this many senses of each of its words. */
export type SenseCount = 1 | 2

/**
 * The words of a quiz part made ready for drawing. Building it takes one pass over the list; after that no
 * step of drawing an item depends on how long the list is.
 */
export type ListIndex = {
  readonly entries: readonly WordEntry[]
  /** The first so many are asked; those behind them are only options beside them. */
  readonly asked: number
  /** For each entry, the entries that the distractor proof keeps away from it. */
  readonly never: Rows
  /** What a question looks at when it shows one sense of each word, and when it shows two. */
  readonly shown: Readonly<Record<SenseCount, Shown>>
}

export type Shown = {
  /** For each entry, its row in `traits`. */
  readonly rowOf: Uint32Array
  /**
   * What decides about nearly every pair, `traitCount` numbers a row (see `trait`). They stand
   * side by side, and the rows of a bucket behind one another, because at 100,000 words it is
   * memory that is slow, not arithmetic: picking a word and looking at it costs one cache line.
   */
  readonly traits: Uint32Array
  /** The numbers of the stems of all texts, one behind the other: `trait.stems` says where. */
  readonly stems: Uint32Array
  /** The entries that can stand together by form; the first bucket stays empty. */
  readonly buckets: readonly Bucket[]
}

export const traitCount = 8
export const trait = {
  /** Bucket, level and length of the text: see `bucketOf`, `levelOf`, `lengthOf`. */
  form: 0,
  /** Numbers of the first and the second subject field, 16 bits each; 0 is none. */
  fields: 1,
  /** One bit per stem of the text, in two halves: texts without a common bit share no stem. */
  lowStemBits: 2,
  highStemBits: 3,
  /** Where the stems of the text are, and how many: see `stemsFrom`, `stemsCount`. */
  stems: 4,
  /** One bit per entry that the proof keeps away: without its bit, an entry is not among them. */
  neverBits: 5,
  /** The entry that the row is about, as its place in the list. */
  place: 6,
} as const

/** The entries of one part of speech and one shape: rows from `first` on, shorter texts first. */
export type Bucket = {
  readonly first: number
  readonly size: number
  /** For a length, how many of them are shorter; beyond its end, all are. */
  readonly shorterThan: Uint32Array
}

/** Row i of a table is `values[starts[i]…starts[i + 1])`. */
export type Rows = { readonly starts: Uint32Array; readonly values: Uint32Array }

/** How many senses of `entry` a question about it shows. */
export function senseCount(entry: WordEntry): SenseCount {
  return entry.turkish.length > 1 ? 2 : 1
}

/** The Turkish texts of `entry`, as an option or as a question, when `count` senses are shown. */
export function shownTurkish(entry: WordEntry, count: SenseCount): readonly string[] {
  return entry.turkish.slice(0, count)
}

/** The entry at `place`. Whoever names a place means this list: one beyond it is a mistake of ours. */
export function entryAt({ entries }: Pick<ListIndex, 'entries'>, place: number): WordEntry {
  const entry = entries[place]
  if (!entry) throw new RangeError(`no word at place ${place}`)
  return entry
}

/**
 * `entries`, of which the first `asked` are asked, made ready for drawing.
 *
 * @param partOf for each entry, the number of its part, where there are several: words of different
 *   parts never stand in one question.
 */
export function indexList(
  entries: readonly WordEntry[],
  asked: number = entries.length,
  partOf: readonly number[] = [],
): ListIndex {
  const never: number[][] = entries.map(() => [])
  for (const [place, entry] of entries.entries()) {
    for (const other of entry.never) {
      never[place]?.push(other)
      never[other]?.push(place)
    }
  }
  return {
    entries,
    asked,
    never: rowsOf(never),
    shown: { 1: showing(entries, partOf, never, 1), 2: showing(entries, partOf, never, 2) },
  }
}

/** The number of the bucket of a form; 0 for an entry that cannot show so many senses. */
export const bucketOf = (form: number): number => form >>> 24
/** The place of the level of a form on the scale of levels. */
export const levelOf = (form: number): number => (form >>> 16) & 0xff
/** The characters of the text of a form. */
export const lengthOf = (form: number): number => form & 0xffff
/** The place of the first stem of a text in the row of all stems. */
export const stemsFrom = (stems: number): number => stems >>> 8
/** The number of stems of a text. */
export const stemsCount = (stems: number): number => stems & 0xff
/** The bit that stands for `number` in a set of 32 bits. */
export const bitOf = (number: number): number => 1 << (number % 32)

/** Whether row `row` of `rows` holds `value`. */
export function hasValue({ starts, values }: Rows, row: number, value: number): boolean {
  const end = starts[row + 1] as number
  for (let at = starts[row] as number; at < end; at += 1) if (values[at] === value) return true
  return false
}

function showing(
  entries: readonly WordEntry[],
  partOf: readonly number[],
  never: readonly (readonly number[])[],
  count: SenseCount,
): Shown {
  const texts = entries.map((entry) => shownTurkish(entry, count))
  const lengths = texts.map((shown) => shown.reduce((sum, text) => sum + text.length, 0))
  const stems = rowsOf(numbered(texts.map((shown) => shown.flatMap(contentStems))))
  const fields = numbered(entries.map((entry) => entry.fields.slice(0, count)))
  const lengthAt = (place: number) => lengths[place] as number
  const groups = Map.groupBy(
    entries.keys(),
    (place) =>
      texts[place]?.length === count &&
      `${partOf[place]} ${entries[place]?.partOfSpeech} ${entries[place]?.shape}`,
  )
  const unfit = groups.get(false) ?? []
  groups.delete(false)
  const rowOf = new Uint32Array(entries.length)
  const traits = new Uint32Array(entries.length * traitCount)
  const buckets = [bucketOfLengths(0, [])]
  let row = 0
  for (const places of [...groups.values()].map((group) =>
    group.toSorted((a, b) => lengthAt(a) - lengthAt(b)),
  )) {
    const bucket = bucketOfLengths(row, places.map(lengthAt))
    for (const place of places) {
      const level = cefrLevels.indexOf((entries[place] as WordEntry).cefr)
      const [first = 0, second = 0] = fields[place] ?? []
      const from = stems.starts[place] as number
      const to = stems.starts[place + 1] as number
      const own = [...stems.values.subarray(from, to)]
      rowOf[place] = row
      traits.set(
        [
          (buckets.length << 24) | (level << 16) | lengthAt(place),
          (first << 16) | second,
          bitsOf(own.filter(isLow)),
          bitsOf(own.filter((stem) => !isLow(stem))),
          (from << 8) | (to - from),
          bitsOf(never[place]),
          place,
        ],
        row * traitCount,
      )
      row += 1
    }
    buckets.push(bucket)
  }
  for (const place of unfit) {
    rowOf[place] = row
    row += 1
  }
  return { rowOf, traits, stems: stems.values, buckets }
}

function bucketOfLengths(first: number, sortedLengths: readonly number[]): Bucket {
  const longest = sortedLengths.at(-1) ?? 0
  const shorterThan = new Uint32Array(longest + 1)
  let shorter = 0
  for (let length = 0; length <= longest; length += 1) {
    while ((sortedLengths[shorter] ?? length) < length) shorter += 1
    shorterThan[length] = shorter
  }
  return { first, size: sortedLengths.length, shorterThan }
}

/** The same rows with a number from 1 for each different text. */
function numbered(rows: readonly (readonly string[])[]): number[][] {
  const numbers = new Map<string, number>()
  return rows.map((row) =>
    row.map((text) => {
      const number = numbers.get(text) ?? numbers.size + 1
      numbers.set(text, number)
      return number
    }),
  )
}

// Which half of the bits a stem belongs to.
function isLow(stem: number): boolean {
  return (stem & 32) === 0
}

function bitsOf(numbers: readonly number[] = []): number {
  return numbers.reduce((bits, number) => bits | bitOf(number), 0)
}

function rowsOf(rows: readonly (readonly number[])[]): Rows {
  const starts = new Uint32Array(rows.length + 1)
  for (const [place, row] of rows.entries()) starts[place + 1] = (starts[place] ?? 0) + row.length
  return { starts, values: Uint32Array.from(rows.flat()) }
}
