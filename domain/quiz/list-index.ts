import { contentStems } from '../text/turkish-text.ts'
import { cefrLevels, type LureKind, lureKinds, type WordEntry } from '../words/entry.ts'

/** What a question shows of each of its words: the definitions of so many senses, or its gloss. */
export type Shown = 1 | 2 | 'gloss'

/**
 * The words of a quiz part made ready for drawing. Building it takes one pass over them; after that
 * no step of drawing an item depends on how many there are.
 */
export type ListIndex = {
  readonly entries: readonly WordEntry[]
  /** The first so many are asked; those behind them are only options beside them. */
  readonly asked: number
  /** For each entry the number of its part; empty where there is only one. */
  readonly partOf: readonly number[]
  /** For each entry, the entries that the distractor proof keeps away from it. */
  readonly never: Rows
  /** For each entry, its row in everything below. */
  readonly rowOf: Uint32Array
  /**
   * What decides about nearly every pair, `traitCount` numbers a row (see `trait`). They stand
   * side by side, and the rows of a bucket behind one another, because at 100,000 words it is
   * memory that is slow, not arithmetic: picking a word and looking at it costs one cache line.
   */
  readonly traits: Uint32Array
  /** The numbers of the stems of all texts, one behind the other: `trait.stems` says where. */
  readonly stems: Uint32Array
  /** The entries that can stand together by form. */
  readonly buckets: readonly Bucket[]
  /** Rows by part of speech and subject field, and by that and broad area: see `trait`. */
  readonly fields: Rows
  readonly areas: Rows
  /** For each row, the rows that tempt: kind after kind, the nearest first. */
  readonly lures: Rows
  /** For each lure, the place of its kind in `lureKinds`. */
  readonly kindOfLure: Uint8Array
  /** For each row, how many words it tempts. */
  readonly tempted: Uint16Array
  /** For each row, one bit per stem of its gloss; 0 where it has no gloss to show. */
  readonly glossBits: Uint32Array
  /** For each row, the form of its gloss: see `glossForm`. */
  readonly glossForms: Uint8Array
}

// Where a level is not known, options are neither the easiest words nor the rarest.
const middleLevel = 'B1'

export const traitCount = 8
export const trait = {
  /** Bucket, level and length of the text: see `bucketOf`, `levelOf`, `lengthOf`. */
  form: 0,
  /** The row in `fields` of its part of speech and field, and the one in `areas`. */
  field: 1,
  area: 2,
  /** One bit per stem of the text, in two halves: texts without a common bit share no stem. */
  lowStemBits: 3,
  highStemBits: 4,
  /** Where the stems of the text are, and how many: see `stemsFrom`, `stemsCount`. */
  stems: 5,
  /** One bit per entry that the proof keeps away: without its bit, an entry is not among them. */
  neverBits: 6,
  /** The entry that the row is about, as its place in the list. */
  place: 7,
} as const

/** The entries of one part of speech and one shape: so many rows from `first` on. */
export type Bucket = { readonly first: number; readonly size: number }

/** Row i of a table is `values[starts[i]…starts[i + 1])`. */
export type Rows = { readonly starts: Uint32Array; readonly values: Uint32Array }

/** The Turkish definitions of `entry`, as an option or as a question, when `shown` are. */
export function shownTurkish(entry: WordEntry, shown: 1 | 2): readonly string[] {
  return entry.turkish.slice(0, shown)
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
  const texts = entries.map(({ turkish: [text = ''] }) => text)
  const stems = rowsOf(numbered(texts.map(contentStems)))
  const kinds = entries.map(({ partOfSpeech }, place) => `${partOf[place]} ${partOfSpeech}`)
  const { ordered, buckets, bucketAt } = inBuckets(
    // What makes no question is no option either.
    entries.map(({ shape, quiz }, place) => (quiz === false ? 'none' : `${kinds[place]} ${shape}`)),
  )
  const rowOf = new Uint32Array(entries.length)
  for (const [row, place] of ordered.entries()) rowOf[place] = row
  const fieldOf = numberOf(
    entries.map(({ fields: [field], quiz }, at) => (quiz === false ? '' : `${kinds[at]} ${field}`)),
  )
  const areaOf = numberOf(
    entries.map(({ area, quiz }, at) => (quiz === false ? '' : area && `${kinds[at]} ${area}`)),
  )
  const traits = new Uint32Array(entries.length * traitCount)
  for (const [row, place] of ordered.entries()) {
    const level = cefrLevels.indexOf(entries[place]?.cefr ?? middleLevel)
    const from = stems.starts[place] as number
    const to = stems.starts[place + 1] as number
    const own = [...stems.values.subarray(from, to)]
    traits.set(
      [
        ((bucketAt[row] as number) << 24) | (level << 16) | (texts[place] as string).length,
        fieldOf[place] as number,
        areaOf[place] as number,
        bitsOf(own.filter(isLow)),
        bitsOf(own.filter((stem) => !isLow(stem))),
        (from << 8) | (to - from),
        bitsOf(never[place]),
        place,
      ],
      row * traitCount,
    )
  }
  const glosses = ordered.map((place) => shownGloss(entries[place]))
  return {
    entries,
    asked,
    partOf,
    never: rowsOf(never),
    rowOf,
    traits,
    stems: stems.values,
    buckets,
    fields: grouped(ordered, fieldOf),
    areas: grouped(ordered, areaOf),
    ...temptations(ordered, entries, rowOf),
    glossBits: glossBits(glosses),
    glossForms: Uint8Array.from(glosses, glossFormOf),
  }
}

/** The number of the bucket of a form. */
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

/** The places in the order of their rows: form by form. */
function inBuckets(forms: readonly string[]) {
  const ordered: number[] = []
  const bucketAt: number[] = []
  const buckets: Bucket[] = []
  for (const places of Map.groupBy(forms.keys(), (place) => forms[place]).values()) {
    for (const _ of places) bucketAt.push(buckets.length)
    buckets.push({ first: ordered.length, size: places.length })
    ordered.push(...places)
  }
  return { ordered, buckets, bucketAt }
}

/** The rows of each group; group 0, of what belongs to none, stays empty. */
function grouped(ordered: readonly number[], groupOf: readonly number[]): Rows {
  const count = groupOf.reduce((most, group) => Math.max(most, group), 0)
  const groups: number[][] = Array.from({ length: count + 1 }, () => [])
  for (const [row, place] of ordered.entries()) {
    const group = groupOf[place] as number
    if (group !== 0) groups[group]?.push(row)
  }
  return rowsOf(groups)
}

function temptations(
  ordered: readonly number[],
  entries: readonly WordEntry[],
  rowOf: Uint32Array,
): Pick<ListIndex, 'lures' | 'kindOfLure' | 'tempted'> {
  const kindOfLure: number[] = []
  const tempted = new Uint16Array(entries.length)
  const lures = ordered.map((place) =>
    (entries[place]?.lures ?? []).flatMap((places, kind) =>
      places.map((lure) => {
        const row = rowOf[lure] as number
        tempted[row] = (tempted[row] as number) + 1
        kindOfLure.push(kind)
        return row
      }),
    ),
  )
  return { lures: rowsOf(lures), kindOfLure: Uint8Array.from(kindOfLure), tempted }
}

/** The place of a kind, as `kindOfLure` has it. */
export const lureKindAt = (kind: LureKind): number => lureKinds.indexOf(kind)

const shownGloss = (entry: WordEntry | undefined) =>
  entry === undefined || entry.hasCognateGloss ? '' : entry.gloss

/** Forms of a gloss that show when one option alone has them: several words, and *-sız*. */
export const glossForm = { plain: 0, phrase: 1, without: 2 } as const

function glossFormOf(gloss: string): number {
  if (gloss.includes(' ')) return glossForm.phrase
  return /s[ıiuü]z(?:ce|ca)?$/.test(gloss) ? glossForm.without : glossForm.plain
}

function glossBits(glosses: readonly string[]): Uint32Array {
  const stems = numbered(
    glosses.map((gloss) => (gloss === '' ? [] : [...contentStems(gloss), gloss])),
  )
  return Uint32Array.from(stems, bitsOf)
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

/** A number from 1 for each different text; 0 for none. */
function numberOf(texts: readonly (string | undefined)[]): number[] {
  return numbered(texts.map((text) => (text ? [text] : []))).map(([number = 0]) => number)
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
