import type { MeaningFacts } from '#domain/quiz/distractor-proof.ts'
import type { PartOfSpeech } from '#domain/words/entry.ts'
import { spellings } from './english-words.ts'
import { knownHeadwords, type Lexicon, otherMeanings } from './lexicon.ts'
import type { Headword, Sense } from './schema.ts'
import { turkishLower } from './turkish-words.ts'
import { type Families, wordFamilies } from './word-families.ts'

/** What the lexicon knows of the meanings of each headword, over all senses and parts of speech. */
export function meaningFacts(lexicon: Lexicon): ReadonlyMap<string, MeaningFacts> {
  const families = wordFamilies(knownHeadwords(lexicon))
  const headwords = new Map(lexicon.words.map(({ headword }) => [headword.headword, headword]))
  return new Map(
    headwords.values().map((headword) => [headword.headword, facts(headword, headwords, families)]),
  )
}

function facts(
  headword: Headword,
  headwords: ReadonlyMap<string, Headword>,
  families: Families,
): MeaningFacts {
  const senses = sensesOf(headword)
  const word = headword.headword
  return {
    word,
    meanings: new Set(
      [...otherMeanings(headword), ...senses.flatMap((sense) => sense.gloss)].map(turkishLower),
    ),
    near: new Set([
      ...spellings(headword).slice(1),
      ...senses.flatMap((sense) => [...sense.synonyms, ...sense.avoidAsDistractor]),
    ]),
    wider: widerThan(headword, headwords),
    families: isFixedPhrase(headword) ? new Set([word]) : families(word),
  }
}

// *look after* and *look for* mean nothing alike; who takes one for the other has to be asked.
function isFixedPhrase({ entries }: Headword): boolean {
  return entries.every(({ partOfSpeech }) => fixedPhrases.includes(partOfSpeech))
}

const fixedPhrases: readonly PartOfSpeech[] = ['phrasal verb', 'phrase']

function widerThan(
  headword: Headword,
  headwords: ReadonlyMap<string, Headword>,
): ReadonlySet<string> {
  // A set is walked in the order of insertion, and on to what is added meanwhile.
  const wider = new Set(kindsOf(headword))
  for (const word of wider) {
    const next = headwords.get(word)
    if (next) for (const kind of kindsOf(next)) wider.add(kind)
  }
  return wider
}

function kindsOf(headword: Headword): string[] {
  return sensesOf(headword).flatMap((sense) => sense.kindOf ?? [])
}

function sensesOf(headword: Headword): Sense[] {
  return headword.entries.flatMap((entry) => entry.senses)
}
