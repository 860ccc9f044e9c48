import { createHash } from 'node:crypto'
import { collectionNames } from '#domain/words/entry.ts'
import { type ShippedWords, shipWords, type TableWord } from '#domain/words/word-table.ts'
import { type ShippedUses, shipUses } from '#domain/words/word-uses.ts'
import { spellings } from './english-words.ts'
import { type EntryForms, entryForms } from './entry-forms.ts'
import { irregularFormsOf } from './irregular-forms.ts'
import { type Lexicon, otherMeanings, type WordFile } from './lexicon.ts'
import { slugOfFile } from './slug.ts'
import { timesMet } from './times-met.ts'

/** Every headword, as browsing and searching need it. */
export function wordIndex(lexicon: Lexicon): ShippedWords {
  const fields = lexicon.fields.map(({ id, tr }) => ({ id, name: tr }))
  const met = timesMet(lexicon.words)
  const formsOf = entryForms(lexicon)
  const words = byAlphabet(lexicon.words).map((word) => tableWord(word, lexicon, met, formsOf))
  const version = createHash('sha256')
    .update(JSON.stringify([fields, words]))
    .digest('hex')
    .slice(0, 10)
  return shipWords(version, fields, words)
}

/** How every headword is used, in the same order, for searching by it. */
export function indexOfUses(lexicon: Lexicon): ShippedUses {
  return shipUses(
    byAlphabet(lexicon.words).map(({ headword: { entries } }) =>
      entries.flatMap(({ senses }) => senses.flatMap(({ uses }) => uses)),
    ),
  )
}

function byAlphabet(words: readonly WordFile[]): WordFile[] {
  const alphabet = new Intl.Collator('en')
  return words.toSorted(
    ({ headword: { headword: a } }, { headword: { headword: b } }) =>
      alphabet.compare(a, b) || (a < b ? -1 : 1),
  )
}

function tableWord(
  { file, headword }: WordFile,
  lexicon: Lexicon,
  met: ReadonlyMap<string, number>,
  formsOf: EntryForms,
): TableWord {
  const entries = headword.entries.map(({ partOfSpeech, cefr, senses }) => ({
    partOfSpeech,
    cefr,
    ...(senses[0]?.quiz === false ? { quiz: false as const } : {}),
    senses: senses.map(({ id, field, gloss, definitionTr }) => ({
      id,
      field: lexicon.fields.findIndex((one) => one.id === field),
      // *the* has no Turkish word for it, only an explanation.
      glosses: gloss.length > 0 ? gloss : [definitionTr],
    })),
  }))
  const [first, ...others] = entries
  if (!first) throw new Error(`${file} has no entry`)
  return {
    headword: headword.headword,
    slug: slugOfFile(file),
    entries: [first, ...others],
    alsoMeans: otherMeanings(headword),
    variants: spellings(headword).slice(1).filter(isFirst),
    forms: irregularForms(headword, formsOf),
    lists: collectionNames.flatMap((list) =>
      lexicon.lists[list]
        .filter((listed) => listed.headword === headword.headword)
        .flatMap((listed) => {
          const entry = entries.find(({ partOfSpeech }) => partOfSpeech === listed.partOfSpeech)
          const sense = entry?.senses[0]?.id
          return sense === undefined ? [] : [{ list, sense }]
        }),
    ),
    met: met.get(headword.headword) ?? 0,
  }
}

function irregularForms(word: WordFile['headword'], formsOf: EntryForms): string[] {
  const { headword, entries } = word
  const known = [
    ...irregularFormsOf(headword),
    ...entries.flatMap((entry) => Object.values(formsOf(word, entry) ?? {})),
  ].flatMap((form) => form?.split(', ') ?? [])
  // *learnt* stands beside *learned*, which then is no form by rule alone any more.
  const regular = known
    .filter((form) => form === `${headword}t` || form === `${headword.slice(0, -1)}t`)
    .map(() => `${headword}ed`)
  return [...known, ...regular].filter((form) => form !== headword).filter(isFirst)
}

const isFirst = (text: string, place: number, all: readonly string[]) => all.indexOf(text) === place
