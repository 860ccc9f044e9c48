import { type OwnWord, senseOfListed } from '#domain/lists/own-list.ts'
import { extendedTable, type TableExtension } from '#domain/words/extended-table.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { TableWord } from '#domain/words/word-table.ts'
import type { SenseDetail, WordDetail } from '#lexicon/word-detail.ts'
import type { OwnLexicon } from './own-lexicon.ts'

type Added = Pick<OwnLexicon, 'lists' | 'corrections'>

/** What the learner has added, with all that is done with it; made when it is asked for, and once. */
export function ownWords({ lists, corrections }: Added): OwnLexicon {
  // By the senses that answers about them are recorded under.
  const senses = madeOnce((): ReadonlyMap<string, OwnWord> => {
    const listed = lists.flatMap(({ words }) => words)
    return new Map(
      listed.flatMap((word) => (word.own ? [[senseOfListed(word), word.own] as const] : [])),
    )
  })
  const extension = madeOnce(
    (): TableExtension => ({
      words: [...senses()].map(([sense, word]) => tableWord(sense, word)),
      glosses: new Map(
        [...corrections].flatMap(([sense, { gloss }]) => (gloss ? [[sense, gloss] as const] : [])),
      ),
      ownLists: new Map(
        lists.map(({ id, name, words }) => [
          id,
          { name, senses: [...new Set(words.map(senseOfListed))] },
        ]),
      ),
    }),
  )
  return {
    lists,
    corrections,
    extension,
    addedTo: (table) => extendedTable(table, extension()),
    detailOf: (slug) => {
      const sense = `${slug}.own.1`
      const word = senses().get(sense)
      return word && wordDetail(slug, sense, word)
    },
    glossedOf: (sense) => {
      const word = senses().get(sense)
      const [first, ...others] = word?.meanings ?? []
      if (!word || first === undefined) return undefined
      return {
        id: sense,
        word: word.word,
        meanings: [first, ...others],
        partOfSpeech: word.partOfSpeech,
      }
    },
  }
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

function madeOnce<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
