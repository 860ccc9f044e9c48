import type { Lexicon } from './lexicon.ts'
import type { Entry, Headword, Sense } from './schema.ts'

/** A hint about two English words speaks of them in Turkish. */
export type TextLanguage = 'american' | 'british' | 'turkish' | 'hint'

export type Text = {
  readonly file: string
  /** What leads the eye to it in the file. */
  readonly place: string
  readonly language: TextLanguage
  readonly text: string
}

/** Every text of the lexicon in the language that it is written in; pronunciations are not texts. */
export function* textsOf(lexicon: Lexicon): Generator<Text> {
  for (const { file, headword } of lexicon.words) yield* textsOfHeadword(file, headword)

  yield* texts('lexicon/fields.json', lexicon.fields, ({ id, tr, covers }) => [
    id,
    { turkish: [tr], american: [covers] },
  ])
  yield* texts('lexicon/headwords.tsv', lexicon.plan, ({ headword, ukSpelling }) => [
    headword,
    { american: [headword], british: [ukSpelling] },
  ])
  yield* texts('lexicon/false-friends.tsv', lexicon.falseFriends, (row) => [
    row.english,
    {
      american: [row.english, row.lookalikeMeans],
      turkish: [row.meaningTr, row.lookalikeTr],
    },
  ])
  yield* texts('lexicon/confusables.tsv', lexicon.confusables, (row) => [
    row.words.join(', '),
    { american: row.words, turkish: row.meaningsTr, hint: [row.hintTr] },
  ])
}

function* textsOfHeadword(file: string, headword: Headword): Generator<Text> {
  yield* texts(file, [headword], ({ headword: name, alsoMeans }) => [
    name,
    { ...variantsOf(headword), american: [name], turkish: alsoMeans },
  ])
  for (const entry of headword.entries) {
    yield* texts(file, [entry], ({ partOfSpeech, forms = {} }) => [
      partOfSpeech,
      { ...variantsOf(entry), american: [...Object.values(forms), ...usWord(entry)] },
    ])
    yield* texts(file, entry.senses, (sense) => [sense.id, textsOfSense(sense)])
  }
}

type Texts = Partial<Record<TextLanguage, readonly string[]>>

function textsOfSense(sense: Sense): Texts {
  return {
    american: [
      sense.definition,
      sense.example.en,
      ...sense.synonyms,
      ...sense.antonyms,
      ...sense.avoidAsDistractor,
    ],
    turkish: [sense.definitionTr, ...sense.gloss, sense.example.tr],
  }
}

function* texts<Item>(
  file: string,
  items: readonly Item[],
  read: (item: Item) => [place: string, texts: Texts],
): Generator<Text> {
  for (const item of items) {
    const [place, found] = read(item)
    for (const [language, texts] of Object.entries(found))
      for (const text of texts) yield { file, place, language: language as TextLanguage, text }
  }
}
