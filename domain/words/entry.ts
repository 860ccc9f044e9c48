/**
 * The parts of speech that the lexicon uses, as they stand in its files. What is shipped and shared
 * names one by its place: new ones come last.
 */
export const partsOfSpeech = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'preposition',
  'determiner',
  'conjunction',
  'number',
  'modal verb',
  'interjection',
  'phrasal verb',
  'phrase',
] as const
export type PartOfSpeech = (typeof partsOfSpeech)[number]

/** Whether a word is inflected like a verb, and explained by a Turkish infinitive. */
export function isVerb(partOfSpeech: PartOfSpeech | undefined): boolean {
  return partOfSpeech === 'verb' || partOfSpeech === 'phrasal verb'
}

/** CEFR levels, easiest first: the distance of two levels is the distance of their places here. */
export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
export type Cefr = (typeof cefrLevels)[number]

/** What kind of noun or adverb a sense is; options of one question share it. */
export const shapes = ['thing', 'event', 'manner', 'degree', 'place', 'time', 'comment'] as const
export type Shape = (typeof shapes)[number]

export type Accent = 'uk' | 'us'

/**
 * A word of a quiz part, as the quiz works on it: the spec's word entry and what we add.
 *
 * `turkish[i]` belongs to the i-th definition of `wordInfo`; both hold the senses that a question
 * may show, one or two.
 */
export type WordEntry = {
  /** Id of the first sense, *abundant.adj.1*: what is stored about an answer names it. */
  readonly id: string
  readonly word: string
  /**
   * Plain English definitions: a string in ZOR (the spec's type A), an array in KOLAY (type B). Like
   * the pronunciation, empty where the word is only an option beside others.
   */
  readonly wordInfo: string | readonly string[]
  /** Turkish definitions in lower case, one or two; none of a word that nobody has defined. */
  readonly turkish: readonly string[]
  /** The commonest short Turkish equivalent of the first sense. */
  readonly gloss: string
  /** Where the gloss looks like the word (*music*: müzik) and, as an option, would tell it. */
  readonly hasCognateGloss?: true
  readonly partOfSpeech: PartOfSpeech
  /** Where nobody says what part of speech it is: what stands here is for the draw alone. */
  readonly isPartGuessed?: true
  /** Unknown of a word of the learner's own. */
  readonly cefr?: Cefr
  readonly shape?: Shape
  /** Subject fields of the senses above. */
  readonly fields: readonly string[]
  /** The broad area of the first field: fields of one area are neighbors. */
  readonly area?: string
  /** Places in the part of the words that tempt: a row for each of `lureKinds`, the nearest first. */
  readonly lures?: readonly (readonly number[])[]
  readonly ipa: Readonly<Record<Accent, string>>
  /** Where it makes no question with options, as *the* does not: it is asked by recall alone. */
  readonly quiz?: false
  /**
   * Places in the part of the words that the distractor proof keeps away from this one. A pair is
   * named once, at whichever of the two stands first.
   */
  readonly never: readonly number[]
}

/** The lists that games are played from. */
export const listNames = ['kolay', 'zor'] as const
export type ListName = (typeof listNames)[number]

/**
 * The lists that words are looked up and learned by: those of games, and one of exam words, which
 * are asked from whatever part they are in.
 */
export const collectionNames = [...listNames, 'sinav'] as const
export type CollectionName = (typeof collectionNames)[number]

/**
 * Why somebody who half knows a word takes another for it: one step aside in the same small class;
 * looks or sounds like it; Turkish suggests it; its opposite. What Turkish suggests because both
 * have one Turkish word, *month* and *moon*, is a kind of its own: it tempts only where the options
 * are definitions.
 */
export const lureKinds = ['neighbor', 'form', 'turkish', 'opposite', 'sameGloss'] as const
export type LureKind = (typeof lureKinds)[number]

/** What an option shows: the definition of its word, or the one Turkish word for it. */
export const optionTexts = ['definition', 'gloss'] as const
export type OptionText = (typeof optionTexts)[number]

/**
 * What the words of questions are shipped in: each list is a part, and so are the entries of each
 * level that are in no list. Every entry is asked from exactly one part.
 */
export const quizPartNames = [...listNames, 'a1', 'a2', 'b1', 'b2', 'c1', 'c2'] as const
export type QuizPartName = (typeof quizPartNames)[number]

/** A part as it is shipped, or made of own words; `version` names the lexicon it was built from. */
export type QuizPart = {
  readonly part: QuizPartName | 'own'
  readonly version: string
  /** The first so many entries are asked; those behind them are only options beside them. */
  readonly asked: number
  readonly entries: readonly WordEntry[]
}

/** The list that a part is; the empty text, as records of answers have it, for any other. */
export function listOfPart(part: QuizPart['part']): ListName | '' {
  return listNames.find((list) => list === part) ?? ''
}

/** The part of the entries of a level that are in no list. */
export function partOfLevel(cefr: Cefr): QuizPartName {
  return cefr.toLowerCase() as Lowercase<Cefr>
}

/** Whether the English word is shown and its Turkish meaning picked, or the other way round. */
export const directions = ['en-tr', 'tr-en'] as const
export type Direction = (typeof directions)[number]
