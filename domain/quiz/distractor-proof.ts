/**
 * What is known of the meanings of a headword, over all its senses and parts of speech. Everything
 * that makes it a defensible answer beside another headword, or shows that it is not, is here.
 */
export type MeaningFacts = {
  readonly word: string
  /** Every Turkish gloss of every sense, and the `alsoMeans` of the headword. */
  readonly meanings: ReadonlySet<string>
  /** Headwords named as synonyms or as words to avoid beside it. */
  readonly near: ReadonlySet<string>
  /** Headwords up the `kindOf` chain: dog → animal. */
  readonly wider: ReadonlySet<string>
  /** The word families it belongs to: decide, decision and decisive share one. */
  readonly families: ReadonlySet<string>
}

/**
 * Whether a teacher could defend `b` as an answer where `a` is right, or the other way round, by
 * anything that the lexicon knows: then the two never stand in one question.
 */
export function isDefensible(a: MeaningFacts, b: MeaningFacts): boolean {
  return isAkin(a, b) || sharesGloss(a, b)
}

/** Whether the two mean nearly the same, one a kind of the other, or belong to one family. */
export function isAkin(a: MeaningFacts, b: MeaningFacts): boolean {
  return (
    a.word === b.word ||
    a.near.has(b.word) ||
    b.near.has(a.word) ||
    a.wider.has(b.word) ||
    b.wider.has(a.word) ||
    !a.families.isDisjointFrom(b.families)
  )
}

/** Whether one Turkish word is a meaning of both: *month* and *moon* are *ay*. */
export function sharesGloss(a: MeaningFacts, b: MeaningFacts): boolean {
  return !a.meanings.isDisjointFrom(b.meanings)
}
