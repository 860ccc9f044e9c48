import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { wordTable } from '#domain/words/word-table.ts'
import { wordUses } from '#domain/words/word-uses.ts'
import { aLexicon, aWord } from './checks/a-lexicon.ts'
import { everySense } from './lexicon.ts'
import { loadLexicon } from './load.ts'
import { slugOfFile } from './slug.ts'
import { indexOfUses, wordIndex } from './word-index.ts'

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

test('the same words give the same version, other words another', () => {
  const version = (...names: string[]) =>
    wordIndex(aLexicon(names.map((name) => aWord(name)))).version
  expect(version('abandon', 'bake')).toBe(version('abandon', 'bake'))
  expect(version('abandon', 'bake')).not.toBe(version('abandon', 'climb'))
})

test('a word weighs no more than 25 bytes', () => {
  const bytes = brotliCompressSync(JSON.stringify(shipped)).length
  expect(bytes / table.count).toBeLessThanOrEqual(25)
})

test('uses stand in the order of the words they are of, all senses together', () => {
  const uses = [{ en: 'take turns', tr: 'sırayla yapmak' }]
  const lexicon = aLexicon([aWord('turn', { uses }), aWord('Bake'), aWord('above')])
  const shipped = wordUses(indexOfUses(lexicon))
  const table = wordTable(wordIndex(lexicon))
  const place = table.placeOf('turn') ?? -1
  expect([0, 1, 2].map((at) => shipped.at(at))).toEqual(
    [0, 1, 2].map((at) => (at === place ? uses : [])),
  )
})
