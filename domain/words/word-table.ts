import {
  type Cefr,
  type CollectionName,
  cefrLevels,
  collectionNames,
  type PartOfSpeech,
  partsOfSpeech,
} from './entry.ts'
import { senseId } from './sense-id.ts'

/**
 * Every headword as it is shipped for browsing: a text for each column, a line in it for each word,
 * in the order of the English alphabet. A few long texts are read and handed to a worker many times
 * faster than as many objects as there are words.
 */
export type ShippedWords = {
  readonly version: string
  /** Subject fields: what `senses` points into. */
  readonly fields: readonly { readonly id: string; readonly name: string }[]
  readonly headwords: string
  /** The word's place in the address, empty where that is the headword itself. */
  readonly slugs: string
  /**
   * Entries apart by a space: a digit for the part of speech, one for the level, then for each
   * sense two for the field and one for the number in its id; in base 36.
   */
  readonly senses: string
  /** Turkish glosses apart by `;`, senses by `/`, entries by `|`. */
  readonly glosses: string
  /** Turkish meanings that no sense teaches, apart by `;`. */
  readonly alsoMeans: string
  /** Other ways to write the word, and other words for it in Britain and America; by `;`. */
  readonly variants: string
  /** Irregular forms, apart by `;`. */
  readonly forms: string
  /** For each list that the word is in: the first letter of its name, and the place of the entry. */
  readonly lists: string
  /** See `TableWord`; in base 36, empty for none. */
  readonly met: string
  /** The places of the entries that make no question with options, a digit in base 36 for each. */
  readonly noQuiz: string
}

export type TableEntry = {
  /** As far as it is known: nobody may have said it of a word of the learner's own. */
  readonly partOfSpeech?: PartOfSpeech | undefined
  readonly cefr?: Cefr | undefined
  /** `false` where it makes no question with options: most function words. */
  readonly quiz?: false
  readonly senses: readonly {
    readonly id: string
    /** A place in `fields`; -1 for none. */
    readonly field: number
    readonly glosses: readonly string[]
  }[]
}

export type TableWord = {
  readonly headword: string
  readonly slug: string
  /** By part of speech, the commonest first. */
  readonly entries: readonly [TableEntry, ...TableEntry[]]
  readonly alsoMeans: readonly string[]
  readonly variants: readonly string[]
  readonly forms: readonly string[]
  /** The lists that the word is in, each with the sense that is asked there. */
  readonly lists: readonly { readonly list: CollectionName; readonly sense: string }[]
  /** In the texts of how many other words it is met: the more, the sooner it is worth knowing. */
  readonly met: number
}

/** A list of the learner's own: what it is called, and its words in their order. */
export type OwnListRow = {
  readonly name: string
  /** Ids of senses, each once; words that the table has no more are among them. */
  readonly senses: readonly string[]
}

/** Words by their place. */
export type WordTable = {
  readonly version: string
  readonly count: number
  readonly fields: ShippedWords['fields']
  /** The learner's own lists, by their ids. */
  readonly ownLists: ReadonlyMap<string, OwnListRow>
  /** All places, in the order of the alphabet. */
  readonly inOrder: () => Uint32Array
  /** The word at `place`, read when it is first asked for. */
  readonly at: (place: number) => TableWord
  /** The place of the word with this address; `undefined` where there is none. */
  readonly placeOf: (slug: string) => number | undefined
  // What is asked of all words at once, without reading them whole.
  readonly headwordAt: (place: number) => string
  readonly isIn: (place: number, list: CollectionName) => boolean
  /** Whether an entry has one of these levels. */
  readonly hasLevel: (place: number, levels: readonly Cefr[]) => boolean
  /** Whether a sense has the field of this id. */
  readonly hasField: (place: number, field: string) => boolean
}

const textColumns = [
  'headwords',
  'slugs',
  'senses',
  'glosses',
  'alsoMeans',
  'variants',
  'forms',
  'lists',
  'met',
  'noQuiz',
] as const
type TextColumn = (typeof textColumns)[number]

/** The words as they are shipped. Throws where a text holds a sign that parts others. */
export function shipWords(
  version: string,
  fields: ShippedWords['fields'],
  words: readonly TableWord[],
): ShippedWords {
  const rows = words.map(rowOf)
  const column = (name: TextColumn) => rows.map((row) => row[name]).join('\n')
  return {
    version,
    fields,
    headwords: column('headwords'),
    slugs: column('slugs'),
    senses: column('senses'),
    glosses: column('glosses'),
    alsoMeans: column('alsoMeans'),
    variants: column('variants'),
    forms: column('forms'),
    lists: column('lists'),
    met: column('met'),
    noQuiz: column('noQuiz'),
  }
}

/** The words that were shipped. */
export function wordTable(shipped: ShippedWords): WordTable {
  const lines = Object.fromEntries(
    textColumns.map((name) => [name, shipped[name].split('\n')]),
  ) as Record<TextColumn, string[]>
  const lineOf = (name: TextColumn, place: number) => lines[name][place] ?? ''
  const fieldCodes = new Map(shipped.fields.map(({ id }, number) => [id, fieldCode(number)]))
  const read: TableWord[] = []
  const count = shipped.headwords === '' ? 0 : lines.headwords.length
  let places: ReadonlyMap<string, number> | undefined
  const ordered = Uint32Array.from({ length: count }, (_, place) => place)
  return {
    version: shipped.version,
    count,
    fields: shipped.fields,
    ownLists: new Map(),
    inOrder: () => ordered,
    at(place) {
      const known = read[place]
      if (known) return known
      const row = textColumns.map((name) => [name, lineOf(name, place)])
      const word = wordOf(Object.fromEntries(row) as Record<TextColumn, string>)
      read[place] = word
      return word
    },
    placeOf(slug) {
      places ??= new Map(lines.slugs.map((own, at) => [own || lineOf('headwords', at), at]))
      return places.get(slug)
    },
    headwordAt: (place) => lineOf('headwords', place),
    isIn: (place, list) => lineOf('lists', place).includes(list.charAt(0)),
    hasLevel(place, levels) {
      const line = lineOf('senses', place)
      for (let at = 0; at < line.length; at = entryAfter(line, at)) {
        if (levels.some((level) => line.charAt(at + 1) === levelDigits[level])) return true
      }
      return false
    },
    hasField(place, field) {
      const line = lineOf('senses', place)
      const code = fieldCodes.get(field)
      if (code === undefined) return false
      for (let at = 0; at < line.length; at = entryAfter(line, at)) {
        const end = entryAfter(line, at) - 1
        for (let sense = at + 2; sense < end; sense += 3) {
          if (line.startsWith(code, sense)) return true
        }
      }
      return false
    },
  }
}

const levelDigits = Object.fromEntries(
  cefrLevels.map((level, digit) => [level, String(digit)]),
) as Readonly<Record<Cefr, string>>

/** Where the entry behind the one at `at` begins; beyond the line's end where there is none. */
function entryAfter(line: string, at: number): number {
  const gap = line.indexOf(' ', at)
  return gap < 0 ? line.length + 1 : gap + 1
}

function rowOf(word: TableWord): Record<TextColumn, string> {
  return {
    headwords: clean(word.headword),
    slugs: word.slug === word.headword ? '' : clean(word.slug),
    senses: word.entries.map(codeOf).join(' '),
    glosses: word.entries
      .map(({ senses }) => senses.map(({ glosses }) => joined(glosses)).join('/'))
      .join('|'),
    alsoMeans: joined(word.alsoMeans),
    variants: joined(word.variants),
    forms: joined(word.forms),
    lists: word.lists
      .map(({ list, sense }) => {
        const place = word.entries.findIndex((entry) => entry.senses[0]?.id === sense)
        if (place < 0) throw new Error(`${sense} is the first sense of no entry`)
        return `${list.charAt(0)}${place.toString(36)}`
      })
      .join(''),
    met: word.met === 0 ? '' : word.met.toString(36),
    noQuiz: word.entries
      .flatMap(({ quiz }, place) => (quiz === false ? [place.toString(36)] : []))
      .join(''),
  }
}

function wordOf(row: Record<TextColumn, string>): TableWord {
  const slug = row.slugs || row.headwords
  const glosses = row.glosses.split('|').map((entry) => entry.split('/'))
  const entries = row.senses.split(' ').map((code, place) => ({
    ...entryOf(code, slug, glosses[place] ?? []),
    ...(row.noQuiz.includes(place.toString(36)) ? { quiz: false as const } : {}),
  }))
  const [first, ...others] = entries
  if (!first) throw new Error(`${row.headwords} has no entry`)
  return {
    headword: row.headwords,
    slug,
    entries: [first, ...others],
    alsoMeans: parted(row.alsoMeans),
    variants: parted(row.variants),
    forms: parted(row.forms),
    lists: [...row.lists.matchAll(/(.)(.)/g)].flatMap(([, letter, place = '']) => {
      const list = collectionNames.find((name) => name.startsWith(letter ?? '?'))
      const sense = entries[Number.parseInt(place, 36)]?.senses[0]?.id
      return list && sense !== undefined ? [{ list, sense }] : []
    }),
    met: Number.parseInt(row.met || '0', 36),
  }
}

function codeOf({ partOfSpeech, cefr, senses }: TableEntry): string {
  if (!partOfSpeech || !cefr) throw new Error('an entry without part of speech or level')
  const numbers = senses.map(({ id, field }) => {
    const number = Number(id.slice(id.lastIndexOf('.') + 1))
    return fieldCode(field) + number.toString(36)
  })
  return [partsOfSpeech.indexOf(partOfSpeech).toString(36), levelDigits[cefr], ...numbers].join('')
}

const fieldCode = (field: number) => field.toString(36).padStart(2, '0')

function entryOf(code: string, slug: string, glosses: readonly string[]): TableEntry {
  const partOfSpeech = partsOfSpeech[Number.parseInt(code.charAt(0), 36)]
  const cefr = cefrLevels[Number(code.charAt(1))]
  if (!partOfSpeech || !cefr) throw new Error(`"${code}" is no entry`)
  const senses = code.slice(2).match(/.{3}/g) ?? []
  return {
    partOfSpeech,
    cefr,
    senses: senses.map((sense, place) => ({
      id: senseId(slug, partOfSpeech, String(Number.parseInt(sense.charAt(2), 36))),
      field: Number.parseInt(sense.slice(0, 2), 36),
      glosses: parted(glosses[place] ?? ''),
    })),
  }
}

const joined = (texts: readonly string[]) => texts.map(clean).join(';')
const parted = (text: string) => (text === '' ? [] : text.split(';'))

function clean(text: string): string {
  if (text === '' || /[;/|\n]/.test(text)) throw new Error(`"${text}" cannot be shipped`)
  return text
}
