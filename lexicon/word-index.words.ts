import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { wordTable } from '#domain/words/word-table.ts'
import { everySense } from './lexicon.ts'
import { loadLexicon } from './load.ts'
import { slugOfFile } from './slug.ts'
import { wordIndex } from './word-index.ts'

const { lexicon } = loadLexicon()
const shipped = wordIndex(lexicon)
const table = wordTable(shipped)
const words = Array.from({ length: table.count }, (_, place) => table.at(place))

test('every headword of the lexicon is in it, under its own address', () => {
  expect(words.map(({ slug }) => slug).toSorted()).toEqual(
    lexicon.words.map(({ file }) => slugOfFile(file)).toSorted(),
  )
})

test('every sense keeps its id, level, field and glosses', () => {
  const senses = words.flatMap(({ headword, entries }) =>
    entries.flatMap(({ cefr, partOfSpeech, senses }) =>
      senses.map(({ id, field, glosses }) => [
        id,
        headword,
        partOfSpeech,
        cefr,
        table.fields[field]?.id,
        glosses,
      ]),
    ),
  )
  const real = [...everySense(lexicon)].map(({ headword, entry, sense }) => [
    sense.id,
    headword.headword,
    entry.partOfSpeech,
    entry.cefr,
    sense.field,
    sense.gloss.length > 0 ? sense.gloss : [sense.definitionTr],
  ])
  expect(new Map(senses.map((sense) => [sense[0], sense]))).toEqual(
    new Map(real.map((sense) => [sense[0], sense])),
  )
})

test.each(['kolay', 'zor'] as const)(
  'each word of %s says so, with the sense asked there',
  (list) => {
    const listed = words.filter(({ lists }) => lists.some((one) => one.list === list))
    expect(listed.map(({ headword }) => headword).toSorted()).toEqual(
      lexicon.lists[list].map(({ headword }) => headword).toSorted(),
    )
  },
)

test('the words stand in the order of the English alphabet, whatever their case', () => {
  const headwords = words.map(({ headword }) => headword)
  expect(headwords).toEqual(headwords.toSorted(new Intl.Collator('en').compare))
})

test('irregular forms are with their word, and a form in -ed where one in -t stands beside it', () => {
  const formsOf = (name: string) => words.find(({ headword }) => headword === name)?.forms
  expect(formsOf('go')).toEqual(['goes', 'went', 'gone'])
  expect(formsOf('learn')).toEqual(['learnt', 'learned'])
  expect(formsOf('keep')).toEqual(['kept'])
})

test('a word weighs no more than 25 bytes', () => {
  const bytes = brotliCompressSync(JSON.stringify(shipped)).length
  expect(bytes / table.count).toBeLessThanOrEqual(25)
})
