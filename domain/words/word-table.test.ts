import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cefrLevels, collectionNames, partsOfSpeech } from './entry.ts'
import { senseId } from './sense-id.ts'
import { aTable, aTableWord } from './word-table.test-support.ts'
import { shipWords, type TableWord, wordTable } from './word-table.ts'

const text = fc.stringMatching(/^[a-zçğıöşü][a-zçğıöşü '-]{0,8}$/)
const texts = fc.array(text, { maxLength: 3 })
const word: fc.Arbitrary<TableWord> = fc
  .record({
    headword: text,
    slug: text,
    alsoMeans: texts,
    variants: texts,
    forms: texts,
    entries: fc.array(
      fc.record({
        partOfSpeech: fc.constantFrom(...partsOfSpeech),
        cefr: fc.constantFrom(...cefrLevels),
        isQuiz: fc.boolean(),
        senses: fc.array(
          fc.record({
            number: fc.integer({ min: 1, max: 35 }),
            field: fc.nat(1000),
            glosses: fc.array(text, { minLength: 1, maxLength: 3 }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    lists: fc.subarray([...collectionNames]),
    met: fc.nat(5000),
  })
  .map(({ entries, lists, ...rest }) => {
    const made = entries.map(({ partOfSpeech, cefr, isQuiz, senses }) => ({
      partOfSpeech,
      cefr,
      ...(isQuiz ? {} : { quiz: false as const }),
      senses: senses.map(({ number, field, glosses }) => ({
        id: senseId(rest.slug, partOfSpeech, String(number)),
        field,
        glosses,
      })),
    }))
    const sense = made[0]?.senses[0]?.id ?? ''
    return {
      ...rest,
      entries: made as unknown as TableWord['entries'],
      lists: lists.map((list) => ({ list, sense })),
    }
  })

test('words come out as they went in', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), (words) => {
      const table = wordTable(shipWords('v', [], words))

      expect(table.count).toBe(words.length)
      expect(words.map((_, place) => table.at(place))).toEqual(words)
    }),
  )
})

test('what is asked of all words is what each of them says', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const fields = Array.from({ length: 1001 }, (_, number) => ({ id: `f${number}`, name: '' }))
      const table = wordTable(shipWords('v', fields, words))
      for (const [place, { headword, slug, entries, lists }] of words.entries()) {
        expect(table.headwordAt(place)).toBe(headword)
        expect(words[table.placeOf(slug) ?? -1]?.slug).toBe(slug)
        const levels = entries.map(({ cefr }) => cefr)
        for (const level of cefrLevels) {
          expect(table.hasLevel(place, [level])).toBe(levels.includes(level))
        }
        expect(table.hasLevel(place, cefrLevels)).toBe(true)
        const numbers = entries.flatMap(({ senses }) => senses.map(({ field }) => field))
        for (const number of numbers) expect(table.hasField(place, `f${number}`)).toBe(true)
        const other = numbers.map((number) => number + 1).find((one) => !numbers.includes(one))
        expect(table.hasField(place, `f${other}`)).toBe(false)
        for (const list of collectionNames) {
          expect(table.isIn(place, list)).toBe(lists.some((one) => one.list === list))
        }
      }
      expect(table.placeOf('none.such')).toBe(undefined)
    }),
  )
})

test('a word that has another address than itself keeps it', () => {
  expect(aTable([aTableWord('ice cream')]).at(0).slug).toBe('ice-cream')
})

test.each(['a;b', 'a/b', 'a|b', 'a\nb', ''])(
  'a text that cannot be told apart (%j) is refused',
  (gloss) => {
    expect(() => aTable([aTableWord('go', { glosses: [gloss] })])).toThrow('cannot be shipped')
  },
)
