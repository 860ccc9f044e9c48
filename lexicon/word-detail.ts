import type { Accent, Cefr, ListName, PartOfSpeech } from '#domain/entry.ts'
import type { Confusable, FalseFriend, Lexicon } from './lexicon.ts'
import type { Entry, Headword, Sense } from './schema.ts'

/** What a word card shows and the quiz part of a list does not hold. */
export type WordDetail = {
  readonly headword: string
  readonly entries: readonly EntryDetail[]
  readonly falseFriends?: readonly FalseFriendLine[]
  readonly confusables?: readonly ConfusableLine[]
}

export type EntryDetail = {
  readonly partOfSpeech: PartOfSpeech
  readonly cefr: Cefr
  readonly ipa: Readonly<Record<Accent, string>>
  /** Irregular forms by name: plural, past, pastParticiple … */
  readonly forms?: Readonly<Record<string, string>>
  readonly register?: Register
  /** The same word in British letters. */
  readonly ukSpelling?: string
  /** Another word for the same thing, in Britain and in America. */
  readonly ukWord?: Variant
  readonly usWord?: Variant
  readonly senses: readonly SenseDetail[]
}

export type SenseDetail = {
  readonly id: string
  readonly definition: string
  readonly definitionTr: string
  readonly gloss: readonly string[]
  readonly field: string
  readonly register?: Register
  readonly synonyms: readonly string[]
  readonly antonyms: readonly string[]
  readonly example: { readonly en: string; readonly tr: string }
}

type Register = 'formal' | 'informal' | 'old'

type Variant = { readonly word: string; readonly ipa: string }

/** A Turkish word that looks like the headword and means something else. */
type FalseFriendLine = {
  readonly turkish: string
  /** What the Turkish word means, in English. */
  readonly means: string
  /** What the headword means, in Turkish. */
  readonly meaningTr: string
  /** `full` where the two never mean the same, `partial` where they sometimes do. */
  readonly kind: 'full' | 'partial'
}

/** A headword that learners take for this one. */
type ConfusableLine = {
  readonly word: string
  readonly meaningTr: string
  /** One Turkish sentence that tells the two apart. */
  readonly hintTr: string
}

/** The detail part of a list, by the ids of its quiz entries; of the same version as those. */
export type WordDetails = {
  readonly list: ListName
  readonly version: string
  readonly words: Readonly<Record<string, WordDetail>>
}

/** The card of `headword`, with what the tables of false friends and confusables add. */
export function wordDetail(headword: Headword, tables: Tables): WordDetail {
  const name = headword.headword
  const falseFriends = tables.falseFriends.filter(({ english }) => english === name)
  const confusables = tables.confusables.filter(({ words }) => words.includes(name))
  return {
    headword: name,
    entries: headword.entries.map((entry) => entryDetail(headword, entry)),
    ...(falseFriends.length > 0 ? { falseFriends: falseFriends.map(falseFriendLine) } : {}),
    ...(confusables.length > 0
      ? { confusables: confusables.map((pair) => confusableLine(pair, name)) }
      : {}),
  }
}

type Tables = Pick<Lexicon, 'falseFriends' | 'confusables'>

function entryDetail(headword: Headword, entry: Entry): EntryDetail {
  return withoutUndefined({
    partOfSpeech: entry.partOfSpeech,
    cefr: entry.cefr,
    ipa: entry.ipa,
    forms: entry.forms && withoutUndefined(entry.forms),
    register: entry.register,
    ukSpelling: entry.ukSpelling ?? headword.ukSpelling,
    ukWord: entry.ukWord ?? headword.ukWord,
    usWord: entry.usWord ?? headword.usWord,
    senses: entry.senses.map(senseDetail),
  })
}

function senseDetail(sense: Sense): SenseDetail {
  return withoutUndefined({
    id: sense.id,
    definition: sense.definition,
    definitionTr: sense.definitionTr,
    gloss: sense.gloss,
    field: sense.field,
    register: sense.register,
    synonyms: sense.synonyms,
    antonyms: sense.antonyms,
    example: sense.example,
  })
}

function falseFriendLine(friend: FalseFriend): FalseFriendLine {
  const { lookalikeTr, lookalikeMeans, meaningTr, kind } = friend
  return { turkish: lookalikeTr, means: lookalikeMeans, meaningTr, kind }
}

function confusableLine({ words, meaningsTr, hintTr }: Confusable, name: string): ConfusableLine {
  const other = words[0] === name ? 1 : 0
  return { word: words[other], meaningTr: meaningsTr[other], hintTr }
}

type WithoutUndefined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

// What a file leaves out is left out here as well, rather than being there without a value.
function withoutUndefined<T extends object>(value: T): WithoutUndefined<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, held]) => held !== undefined),
  ) as WithoutUndefined<T>
}
