import fc from 'fast-check'
import type { NewListedWord, OwnWord } from '../lists/own-list.ts'
import { partsOfSpeech } from '../words/entry.ts'
import type { ExportedList, ExportedWord } from './exported-list.ts'
import type { SharedList } from './shared-list.ts'

/** Texts as people write them, with the signs that formats give another meaning, on one line. */
export const lineTexts = (maxLength: number) =>
  fc
    .string({
      unit: fc.oneof(
        { arbitrary: fc.constantFrom(...'abcçğıiİöşüÜ EI'), weight: 6 },
        { arbitrary: fc.constantFrom(...`"';,=+-@<>&|#:/\\.`), weight: 2 },
        { arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), weight: 1 },
      ),
      minLength: 1,
      maxLength,
    })
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && text.isWellFormed())

/** Meanings that cells keep apart by a comma. */
const meanings = fc.array(
  lineTexts(12).map((text) => text.replace(/[,;/]/g, 'x').trim() || 'x'),
  { maxLength: 3 },
)

const ownWords: fc.Arbitrary<OwnWord> = fc.record(
  {
    word: lineTexts(15),
    meanings,
    partOfSpeech: fc.constantFrom(...partsOfSpeech),
    example: fc.record({ en: lineTexts(30), tr: lineTexts(30) }, { requiredKeys: ['en'] }),
    isMachineMade: fc.constant(true as const),
  },
  { requiredKeys: ['word', 'meanings'] },
)

const senses = fc
  .tuple(
    fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,5})?$/),
    fc.constantFrom('n', 'v', 'adj'),
    fc.nat(8),
  )
  .map(([slug, kind, number]) => `${slug}.${kind}.${number + 1}`)

const listedWords: fc.Arbitrary<NewListedWord> = fc.oneof(
  senses.map((sense) => ({ sense })),
  ownWords.map((own) => ({ own })),
)

export const sharedLists: fc.Arbitrary<SharedList> = fc.record({
  name: lineTexts(30),
  words: fc.array(listedWords, { minLength: 1, maxLength: 30 }),
})

const exportedWords: fc.Arbitrary<Omit<ExportedWord, 'id'>> = ownWords.map(
  ({ isMachineMade: _, ...word }) => word,
)

export const exportedLists: fc.Arbitrary<ExportedList> = fc
  .record({ name: lineTexts(30), words: fc.array(exportedWords, { maxLength: 20 }) })
  .map(({ name, words }) => ({
    id: 'fruit',
    name,
    words: words.map((word, place) => ({ ...word, id: `w${place}` })),
  }))
