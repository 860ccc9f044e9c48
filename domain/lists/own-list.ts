import type { PartOfSpeech } from '../words/entry.ts'

/** A list of the learner's own, as the record of it stands now. */
export type OwnList = {
  readonly id: string
  readonly name: string
  /** In the order that the learner gave them. */
  readonly words: readonly ListedWord[]
  /** What is learned of them, see `senseOfListed`, in the same order. */
  readonly senses: ReadonlySet<string>
}

/** A word of a list: a sense of the lexicon, or a word of the learner's own. */
export type ListedWord = {
  /** Unique among all words of all lists, and never reused. */
  readonly id: string
} & (
  | { readonly sense: string; readonly own?: undefined }
  | { readonly own: OwnWord; readonly sense?: undefined }
)

/** A word that the lexicon does not have, or not with this meaning. */
export type OwnWord = {
  readonly word: string
  /** Turkish equivalents, the first one first; a word without any waits, and is not asked. */
  readonly meanings: readonly string[]
  readonly partOfSpeech?: PartOfSpeech
  readonly example?: { readonly en: string; readonly tr?: string }
  /** Whether the meanings were translated by a machine and not yet confirmed. */
  readonly isMachineMade?: true
}

/** A word as it is about to be added to a list; its id is made when it is. */
export type NewListedWord =
  | { readonly sense: string; readonly own?: undefined }
  | { readonly own: OwnWord; readonly sense?: undefined }

/**
 * The id of the sense that answers about `word` are recorded under: that of the lexicon, or one of
 * its own, which no entry of the lexicon can have.
 */
export function senseOfListed(word: ListedWord): string {
  return word.sense ?? `own-${word.id}.own.1`
}

const ownSense = /^own-([0-9a-z]+)\.own\.1$/

/** The id of the own word that `sense` is of; `undefined` where it is of the lexicon. */
export function ownWordId(sense: string): string | undefined {
  return ownSense.exec(sense)?.[1]
}
