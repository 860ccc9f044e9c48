import {
  type Accent,
  type Cefr,
  type ListName,
  listNames,
  type PartOfSpeech,
  partsOfSpeech,
} from '#domain/words/entry.ts'
import { type EntryForms, entryForms } from './entry-forms.ts'
import { type Confusable, type FalseFriend, firstSenses, type Lexicon } from './lexicon.ts'
import type { Entry, Headword, regions, registers, Sense, Use } from './schema.ts'
import { slugOfFile } from './slug.ts'

/** What a word's card and page show. */
export type WordDetail = {
  /** The last part of the page's address. */
  readonly slug: string
  readonly headword: string
  readonly entries: readonly EntryDetail[]
  /** True meanings that no entry teaches, by part of speech. */
  readonly alsoMeans?: readonly OtherMeaningDetail[]
  readonly falseFriends?: readonly FalseFriendLine[]
  readonly confusables?: readonly ConfusableLine[]
}

export type EntryDetail = {
  /** As far as it is known: nobody may have said it of a word of the learner's own. */
  readonly partOfSpeech?: PartOfSpeech
  readonly cefr?: Cefr
  /** The list whose questions ask its first sense; none for the others. */
  readonly list?: ListName
  readonly ipa: Readonly<Record<Accent, string>>
  /** Irregular forms by name: plural, past, pastParticiple … */
  readonly forms?: Readonly<Record<string, string>>
  /** The same word in British letters. */
  readonly ukSpelling?: string
  /** Another word for the same thing, in Britain and in America. */
  readonly ukWord?: Variant
  readonly usWord?: Variant
  readonly senses: readonly SenseDetail[]
}

export type SenseDetail = {
  readonly id: string
  /** Of a word of the learner's own, definitions, field and example are the empty text where it has none. */
  readonly definition: string
  readonly definitionTr: string
  readonly gloss: readonly string[]
  readonly field: string
  readonly countability?: Countability
  readonly region?: Region
  readonly register?: Register
  /** The phrases in which the word is met, the commonest first. */
  readonly uses?: readonly UseDetail[]
  /** The grammar that the word needs: *consist of something*. */
  readonly patterns?: readonly string[]
  readonly synonyms: readonly RelatedWord[]
  readonly antonyms: readonly RelatedWord[]
  readonly example: { readonly en: string; readonly tr: string }
}

/** Another English word, with its slug where the lexicon has it. */
export type RelatedWord = { readonly word: string; readonly slug?: string }

export type UseDetail = {
  readonly en: string
  readonly tr: string
  readonly region?: Region
  readonly register?: Register
  /** Where it is fixed and means more than the definition says: *Guess what!* */
  readonly phrase?: true
}

type Countability = NonNullable<Sense['countability']>
type Region = (typeof regions)[number]
type Register = (typeof registers)[number]

type OtherMeaningDetail = {
  readonly partOfSpeech: PartOfSpeech
  readonly gloss: readonly string[]
  /** How the word is said in these meanings, where that is not as in its entries. */
  readonly ipa?: Readonly<Record<Accent, string>>
}

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
type ConfusableLine = RelatedWord & {
  readonly meaningTr: string
  /** One Turkish sentence that tells the two apart. */
  readonly hintTr: string
}

/** A part of the words, by slug: see `word-shards.ts`. */
export type WordShard = Readonly<Record<string, WordDetail>>

/** What the card of each headword shows, with what the tables of look-alikes add to it. */
export function wordDetails(lexicon: Lexicon): readonly WordDetail[] {
  const slugs = new Map(
    lexicon.words.map(({ headword, file }) => [headword.headword, slugOfFile(file)]),
  )
  const related = (word: string): RelatedWord => {
    const slug = slugs.get(word)
    return slug === undefined ? { word } : { word, slug }
  }
  const lists = new Map(
    listNames.flatMap((list) =>
      [...firstSenses(lexicon, list)].map(({ sense }) => [sense.id, list] as const),
    ),
  )
  const surroundings = { related, lists, formsOf: entryForms(lexicon) }
  return lexicon.words.map(({ headword, file }) => {
    const name = headword.headword
    const falseFriends = lexicon.falseFriends.filter(({ english }) => english === name)
    const alsoMeans = partsOfSpeech.flatMap((partOfSpeech) => {
      const other = headword.alsoMeans[partOfSpeech]
      return other ? [withoutUndefined({ partOfSpeech, ...other })] : []
    })
    const confusables = lexicon.confusables.filter(({ words }) => words.includes(name))
    return {
      slug: slugOfFile(file),
      headword: name,
      entries: headword.entries.map((entry) => entryDetail(headword, entry, surroundings)),
      ...(alsoMeans.length > 0 ? { alsoMeans } : {}),
      ...(falseFriends.length > 0 ? { falseFriends: falseFriends.map(falseFriendLine) } : {}),
      ...(confusables.length > 0
        ? { confusables: confusables.map((pair) => confusableLine(pair, name, related)) }
        : {}),
    }
  })
}

type Relate = (word: string) => RelatedWord

type Surroundings = {
  readonly related: Relate
  readonly lists: ReadonlyMap<string, ListName>
  readonly formsOf: EntryForms
}

function entryDetail(
  headword: Headword,
  entry: Entry,
  { related, lists, formsOf }: Surroundings,
): EntryDetail {
  const forms = formsOf(headword, entry)
  return withoutUndefined({
    partOfSpeech: entry.partOfSpeech,
    cefr: entry.cefr,
    list: lists.get(entry.senses[0]?.id ?? ''),
    ipa: entry.ipa,
    forms: forms && withoutUndefined(forms),
    ukSpelling: entry.ukSpelling ?? headword.ukSpelling,
    ukWord: entry.ukWord ?? headword.ukWord,
    usWord: entry.usWord ?? headword.usWord,
    senses: entry.senses.map((sense) => senseDetail(sense, related)),
  })
}

function senseDetail(sense: Sense, related: Relate): SenseDetail {
  return withoutUndefined({
    id: sense.id,
    definition: sense.definition,
    definitionTr: sense.definitionTr,
    gloss: sense.gloss,
    field: sense.field,
    countability: sense.countability,
    region: sense.region,
    register: sense.register,
    uses: sense.uses.length > 0 ? sense.uses.map(useDetail) : undefined,
    patterns: sense.patterns.length > 0 ? sense.patterns : undefined,
    synonyms: sense.synonyms.map(related),
    antonyms: sense.antonyms.map(related),
    example: sense.example,
  })
}

function useDetail({ en, tr, region, register, phrase }: Use): UseDetail {
  return withoutUndefined({ en, tr, region, register, phrase })
}

function falseFriendLine(friend: FalseFriend): FalseFriendLine {
  const { lookalikeTr, lookalikeMeans, meaningTr, kind } = friend
  return { turkish: lookalikeTr, means: lookalikeMeans, meaningTr, kind }
}

function confusableLine(
  { words, meaningsTr, hintTr }: Confusable,
  name: string,
  related: Relate,
): ConfusableLine {
  const other = words[0] === name ? 1 : 0
  return { ...related(words[other]), meaningTr: meaningsTr[other], hintTr }
}

type WithoutUndefined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

// What a file leaves out is left out here as well, rather than being there without a value.
function withoutUndefined<T extends object>(value: T): WithoutUndefined<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, held]) => held !== undefined),
  ) as WithoutUndefined<T>
}
