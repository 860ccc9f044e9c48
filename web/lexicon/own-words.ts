import { type OwnWord, ownWordId, senseOfListed } from '#domain/lists/own-list.ts'
import type { GlossedWord } from '#domain/quiz/own-part.ts'
import { extendedTable, type TableExtension } from '#domain/words/extended-table.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { TableWord, WordTable } from '#domain/words/word-table.ts'
import type { SenseDetail, WordDetail } from '#lexicon/word-detail.ts'
import { knownOwn, type OwnLexicon } from './own-lexicon.ts'

/** The own words of all lists, by the senses that answers about them are recorded under. */
type OwnSenses = ReadonlyMap<string, OwnWord>

const sensesOf = madeOnce((own: OwnLexicon): OwnSenses => {
  const listed = own.lists.flatMap(({ words }) => words)
  return new Map(
    listed.flatMap((word) => (word.own ? [[senseOfListed(word), word.own] as const] : [])),
  )
})

const extensionOf = madeOnce(
  (own: OwnLexicon): TableExtension => ({
    words: [...sensesOf(own)].map(([sense, word]) => tableWord(sense, word)),
    glosses: new Map(
      [...own.corrections].flatMap(([sense, { gloss }]) =>
        gloss ? [[sense, gloss] as const] : [],
      ),
    ),
    ownLists: new Map(
      own.lists.map(({ id, name, words }) => [
        id,
        { name, senses: [...new Set(words.map(senseOfListed))] },
      ]),
    ),
  }),
)

/** What the table of all words has besides, where the learner has added anything. */
export function tableExtension(own: OwnLexicon | undefined): TableExtension | undefined {
  return own && extensionOf(own)
}

/** `table` with what the learner has added. */
export function withOwnWords(table: WordTable, own: OwnLexicon | undefined): WordTable {
  return own ? extendedTable(table, extensionOf(own)) : table
}

/** What the card of an own word shows; `undefined` where there is no such word any more. */
export function ownDetail(own: OwnLexicon | undefined, slug: string): WordDetail | undefined {
  const sense = `${slug}.own.1`
  const word = own && sensesOf(own).get(sense)
  return word && wordDetail(slug, sense, word)
}

/** How an own word is asked; `undefined` where it is gone, or waits for a meaning. */
export function ownGlossed(own: OwnLexicon | undefined, sense: string): GlossedWord | undefined {
  const word = own && sensesOf(own).get(sense)
  const [first, ...others] = word?.meanings ?? []
  if (!word || first === undefined) return undefined
  return {
    id: sense,
    word: word.word,
    meanings: [first, ...others],
    partOfSpeech: word.partOfSpeech,
  }
}

/**
 * Whether a sense is of an own word that is not asked: it is in no list any more, or has no meaning
 * yet. What was learned of it stays.
 */
export function isNotAsked(sense: string): boolean {
  return ownWordId(sense) !== undefined && ownGlossed(knownOwn.now(), sense) === undefined
}

function tableWord(sense: string, { word, meanings, partOfSpeech }: OwnWord): TableWord {
  return {
    headword: word,
    slug: slugOfSense(sense),
    entries: [{ partOfSpeech, senses: [{ id: sense, field: -1, glosses: meanings }] }],
    alsoMeans: [],
    variants: [],
    forms: [],
    lists: [],
    met: 0,
  }
}

function wordDetail(
  slug: string,
  id: string,
  { word, meanings, partOfSpeech, example }: OwnWord,
): WordDetail {
  const sense: SenseDetail = {
    id,
    definition: '',
    definitionTr: '',
    gloss: meanings,
    field: '',
    synonyms: [],
    antonyms: [],
    example: { en: example?.en ?? '', tr: example?.tr ?? '' },
  }
  const entry = { ipa: { uk: '', us: '' }, senses: [sense] }
  return { slug, headword: word, entries: [partOfSpeech ? { partOfSpeech, ...entry } : entry] }
}

function madeOnce<Made>(make: (own: OwnLexicon) => Made): (own: OwnLexicon) => Made {
  const made = new WeakMap<OwnLexicon, { readonly value: Made }>()
  return (own) => {
    const known = made.get(own) ?? { value: make(own) }
    made.set(own, known)
    return known.value
  }
}
