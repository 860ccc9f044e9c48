import { everySense, type Lexicon, luresOf, otherMeanings } from './lexicon.ts'
import type { Entry, Headword, Sense, Use } from './schema.ts'

/** A `hint` tells English words apart in Turkish, so that it may have words of both languages. */
export type Orthography = 'american' | 'british' | 'turkish' | 'hint'

export type Text = {
  readonly file: string
  /** What leads the eye to it in the file. */
  readonly place: string
  readonly language: Orthography
  readonly text: string
}

/** Every text of the lexicon in the language it is written in, pronunciations aside. */
export function textsOf(lexicon: Lexicon): Text[] {
  return [
    ...lexicon.words.flatMap(({ file, headword }) => textsOfHeadword(file, headword)),
    ...[...everySense(lexicon)].flatMap(({ file, sense }) =>
      placed(file, sense.id, {
        american: [
          sense.definition,
          ...sense.synonyms,
          ...sense.antonyms,
          ...sense.avoidAsDistractor,
          ...luresOf(sense),
          ...(sense.lures?.note ? [sense.lures.note] : []),
          ...sense.patterns,
          ...usesIn(sense, (region) => region !== 'UK'),
          sense.example.en,
        ],
        british: usesIn(sense, (region) => region === 'UK'),
        turkish: [
          sense.definitionTr,
          ...sense.gloss,
          ...sense.uses.map(({ tr }) => tr),
          sense.example.tr,
        ],
      }),
    ),
    ...lexicon.fields.flatMap(({ id, tr, covers }) =>
      placed('lexicon/fields.json', id, { american: [covers], turkish: [tr] }),
    ),
    ...lexicon.plan.flatMap(({ headword, ukSpelling }) =>
      placed('lexicon/headwords.tsv', headword, { american: [headword], british: [ukSpelling] }),
    ),
    ...lexicon.falseFriends.flatMap((row) =>
      placed('lexicon/false-friends.tsv', row.english, {
        american: [row.english, row.lookalikeMeans],
        turkish: [row.meaningTr, row.lookalikeTr],
      }),
    ),
    ...lexicon.confusables.flatMap(({ words, meaningsTr, hintTr }) =>
      placed('lexicon/confusables.tsv', words.join(', '), {
        american: [...words, ...englishOf(hintTr)],
        hint: [...meaningsTr, turkishOf(hintTr, words)],
      }),
    ),
  ]
}

/** What a hint has in English besides its two words, and so between stars; capitals show the stress. */
function englishOf(hintTr: string): string[] {
  return [...hintTr.matchAll(starred)].map(([, english = '']) => english.toLowerCase())
}

/** What is left of a hint without its English: learners have it read out as Turkish. */
function turkishOf(hintTr: string, words: readonly string[]): string {
  const ofPair = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'gu')
  return hintTr.replaceAll(starred, '').replaceAll(ofPair, '')
}

const starred = /\*([^*]+)\*/g

function usesIn(sense: Sense, isWanted: (region: Use['region']) => boolean): string[] {
  return sense.uses.flatMap(({ en, region = sense.region }) => (isWanted(region) ? [en] : []))
}

function textsOfHeadword(file: string, headword: Headword): Text[] {
  const forms = headword.entries
    .flatMap((entry) => Object.values(entry.forms ?? {}))
    .filter((form) => form !== undefined)
  const variants = [headword, ...headword.entries].map(variantsOf)
  return placed(file, headword.headword, {
    american: [headword.headword, ...forms, ...variants.flatMap(({ american }) => american)],
    british: variants.flatMap(({ british }) => british),
    turkish: otherMeanings(headword),
  })
}

function variantsOf({ ukSpelling, ukWord, usWord }: Headword | Entry) {
  return {
    american: usWord ? [usWord.word] : [],
    british: [...(ukSpelling ? [ukSpelling] : []), ...(ukWord ? [ukWord.word] : [])],
  }
}

function placed(
  file: string,
  place: string,
  texts: Partial<Record<Orthography, readonly string[]>>,
): Text[] {
  const languages = Object.keys(texts) as Orthography[]
  return languages.flatMap((language) =>
    (texts[language] ?? []).map((text) => ({ file, place, language, text })),
  )
}
