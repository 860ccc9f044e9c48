import { type OwnWord, senseOfListed } from '#domain/lists/own-list.ts'
import { type Steps, stepSize } from '#domain/steps.ts'
import { extendedTable, type TableExtension } from '#domain/words/extended-table.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { TableWord } from '#domain/words/word-table.ts'
import type { SenseDetail, WordDetail } from '#lexicon/word-detail.ts'
import type { OwnLexicon } from './own-lexicon.ts'

type Added = Pick<OwnLexicon, 'lists' | 'corrections'>

/** What the learner has added, with all that is done with it. */
export function* ownWords({ lists, corrections }: Added): Steps<OwnLexicon> {
  const own: { readonly sense: string; readonly word: OwnWord }[] = []
  const places = new Map<string, number>()
  const all = lists.reduce((sum, { words }) => sum + words.length, 0)
  let done = 0
  for (const { words } of lists) {
    for (const word of words) {
      if (done % stepSize === 0) yield done / all
      done += 1
      if (!word.own) continue
      const sense = senseOfListed(word)
      places.set(slugOfSense(sense), own.length)
      own.push({ sense, word: word.own })
    }
  }
  const wordAt = (slug: string) => own[places.get(slug) ?? -1]
  const tableWords: TableWord[] = []
  const extension: TableExtension = {
    words: {
      count: own.length,
      at(place) {
        const word = own[place]
        if (word) tableWords[place] ??= tableWord(word)
        return tableWords[place]
      },
      placeOf: (slug) => places.get(slug),
    },
    glosses: new Map(
      [...corrections].flatMap(([sense, { gloss }]) => (gloss ? [[sense, gloss] as const] : [])),
    ),
    ownLists: new Map(lists.map(({ id, name, senses }) => [id, { name, senses: [...senses] }])),
  }
  return {
    lists,
    corrections,
    extension,
    addedTo: (table) => extendedTable(table, extension),
    detailOf: (slug) => {
      const found = wordAt(slug)
      return found && wordDetail(slug, found.sense, found.word)
    },
    glossedOf: (sense) => {
      const { word } = wordAt(slugOfSense(sense)) ?? {}
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

function tableWord({ sense, word: own }: { sense: string; word: OwnWord }): TableWord {
  const { word, meanings, partOfSpeech } = own
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
