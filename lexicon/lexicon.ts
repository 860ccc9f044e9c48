import {
  type Cefr,
  type CollectionName,
  type ListName,
  listNames,
  listOfPart,
  type PartOfSpeech,
  partOfLevel,
  type QuizPartName,
} from '#domain/words/entry.ts'
import type { Entry, Headword, Sense } from './schema.ts'

export type WordFile = {
  /** Where the headword is written, from the project's root. */
  readonly file: string
  readonly headword: Headword
}

export type ListEntry = { readonly headword: string; readonly partOfSpeech: PartOfSpeech }

export type Field = { readonly id: string; readonly tr: string; readonly covers: string }

export type FalseFriend = {
  readonly english: string
  readonly partOfSpeech: string
  readonly meaningTr: string
  readonly lookalikeTr: string
  readonly lookalikeMeans: string
  readonly kind: 'full' | 'partial'
}

export type Confusable = {
  readonly words: readonly [string, string]
  readonly meaningsTr: readonly [string, string]
  readonly hintTr: string
  readonly kind: string
}

/** A row of `headwords.tsv`: a word that we mean to have. */
export type PlannedWord = {
  readonly headword: string
  readonly partOfSpeech: PartOfSpeech
  /** As the level lists give it; `undefined` where our editors decide. */
  readonly cefr: Cefr | undefined
  readonly levelSource: 'cefrj' | 'octanove' | 'editors'
  readonly list: 'easy' | 'hard' | '-'
  /** Empty where there is none. */
  readonly ukSpelling: string
}

export type Lexicon = {
  readonly words: readonly WordFile[]
  readonly lists: Readonly<Record<CollectionName, readonly ListEntry[]>>
  readonly fields: readonly Field[]
  readonly falseFriends: readonly FalseFriend[]
  readonly confusables: readonly Confusable[]
  readonly plan: readonly PlannedWord[]
}

export type PlacedSense = {
  readonly file: string
  readonly headword: Headword
  readonly entry: Entry
  readonly sense: Sense
}

/** Every headword that we have or mean to have. */
export function knownHeadwords({ words, plan }: Lexicon): Set<string> {
  return new Set([
    ...words.map(({ headword }) => headword.headword),
    ...plan.map((row) => row.headword),
  ])
}

/** Whether a headword's texts are of the second edition, and keep the rules of that. */
export function isSecondEdition({ edition }: Headword): boolean {
  return edition === 2
}

/** The glosses of all that a headword means besides what its entries teach. */
export function otherMeanings({ alsoMeans }: Headword): string[] {
  return Object.values(alsoMeans).flatMap(({ gloss }) => gloss)
}

/** The lures of a sense, of whatever kind. */
export function luresOf({ lures }: Sense): string[] {
  if (!lures) return []
  return [...lures.neighbor, ...lures.form, ...lures.turkish, ...lures.opposite]
}

/** Every sense of the lexicon with the entry, the headword and the file that it stands in. */
export function* everySense(lexicon: Lexicon): Generator<PlacedSense> {
  for (const { file, headword } of lexicon.words)
    for (const entry of headword.entries)
      for (const sense of entry.senses) yield { file, headword, entry, sense }
}

/** Every sense whose texts are of the second edition. */
export function secondEditionSenses(lexicon: Lexicon): PlacedSense[] {
  return [...everySense(lexicon)].filter(({ headword }) => isSecondEdition(headword))
}

/** The first sense of each word of a list, which is what its question is about. */
export function* firstSenses(lexicon: Lexicon, list: ListName): Generator<PlacedSense> {
  const files = new Map(lexicon.words.map((word) => [word.headword.headword, word]))
  for (const { headword: name, partOfSpeech } of lexicon.lists[list]) {
    const word = files.get(name)
    const entry = word?.headword.entries.find((entry) => entry.partOfSpeech === partOfSpeech)
    const sense = entry?.senses[0]
    if (word && entry && sense) yield { file: word.file, headword: word.headword, entry, sense }
  }
}

/** The first sense of every entry: what the entry is asked by, and what it says as an option. */
export function* everyFirstSense(lexicon: Lexicon): Generator<PlacedSense> {
  for (const { file, headword } of lexicon.words)
    for (const entry of headword.entries) {
      const [sense] = entry.senses
      if (sense) yield { file, headword, entry, sense }
    }
}

/** The first sense of each entry that is asked from a quiz part: of each exactly once. */
export function partSenses(lexicon: Lexicon, part: QuizPartName): PlacedSense[] {
  const list = listOfPart(part)
  if (list !== '') return [...firstSenses(lexicon, list)]
  const listed = new Set(
    listNames.flatMap((name) => [...firstSenses(lexicon, name)].map(({ sense }) => sense)),
  )
  return [...everyFirstSense(lexicon)].filter(
    ({ entry, sense }) => partOfLevel(entry.cefr) === part && !listed.has(sense),
  )
}
