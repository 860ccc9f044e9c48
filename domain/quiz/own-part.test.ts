import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { plainMeaning } from '../text/plain-meaning.ts'
import { type Direction, directions, type QuizPart, type WordEntry } from '../words/entry.ts'
import { drawItem } from './draw-item.ts'
import { entryAt, indexList } from './list-index.ts'
import { plainManner } from './manner.ts'
import { type GlossedWord, type KnownWord, ownPart } from './own-part.ts'
import { someEntries } from './some-entries.test-support.ts'

const kolay: QuizPart = { part: 'kolay', version: '1', asked: 30, entries: someEntries(40) }

/** What a lexicon knows in which every word means its gloss, and these besides. */
const knowing =
  (others: Readonly<Record<string, readonly string[]>> = {}) =>
  ({ word, gloss }: WordEntry): KnownWord => ({
    meanings: [gloss, ...(others[word] ?? [])],
    spellings: [],
  })

const aWord = (word: string, ...[first = 'anlam', ...others]: string[]): GlossedWord => ({
  id: `own-${word.replaceAll(' ', '')}.own.1`,
  word,
  meanings: [first, ...others],
})

/** The words of the options of a question about the first of `words`. */
function optionsAbout(
  words: readonly GlossedWord[],
  { seed = 1, part = kolay, known = knowing(), direction = 'en-tr' as Direction } = {},
): readonly WordEntry[] {
  const { entries, asked } = ownPart(words, part, known)
  const index = indexList(entries, asked)
  const drawn = drawItem(index, 0, seededRandom(seed), { ...plainManner, direction })
  if (!drawn.ok) throw new Error(drawn.problem.kind)
  expect(drawn.value.senses).toBe('gloss')
  return drawn.value.options.map((place) => entryAt(index, place))
}

const wordsOf = (entries: readonly WordEntry[]) => entries.map(({ word }) => word)
const seeds = Array.from({ length: 40 }, (_, seed) => seed)

test('an own word is asked by what it means in short, in both directions', () => {
  for (const direction of directions) {
    const options = optionsAbout([aWord('serendipity', 'hoş rastlantı')], { direction })

    expect(options).toHaveLength(5)
    expect(options.filter(({ word }) => word === 'serendipity')).toHaveLength(1)
  }
})

test('three options come from the lexicon, and one is an own word where there is another', () => {
  const own = ['kule', 'deniz', 'tabak', 'orman', 'fincan'].map((gloss) =>
    aWord(`x${gloss}`, gloss),
  )
  for (const seed of seeds) {
    const words = wordsOf(optionsAbout(own, { seed }))

    expect(words.filter((word) => word.startsWith('word'))).toHaveLength(3)
    expect(words.filter((word) => word.startsWith('x'))).toHaveLength(2)
  }
})

test('a word whose part of speech nobody says stands beside words of the form of its Turkish', () => {
  const verbs = someEntries(40).map((entry, place) =>
    place < 20 ? entry : { ...entry, partOfSpeech: 'verb' as const, gloss: `${entry.gloss}mek` },
  )
  const options = optionsAbout([aWord('look forward to', 'dört gözle beklemek')], {
    part: { ...kolay, entries: verbs },
  })

  expect(options.map(({ partOfSpeech }) => partOfSpeech)).toEqual(Array(5).fill('verb'))
  expect(options.find(({ id }) => id.startsWith('own-'))?.isPartGuessed).toBe(true)
})

describe('a word never stands beside', () => {
  const isEverBeside = (other: string, words: readonly GlossedWord[], known = knowing()) => {
    const few = { ...kolay, entries: someEntries(6) }
    return seeds.some((seed) =>
      wordsOf(optionsAbout(words, { seed, part: few, known })).includes(other),
    )
  }

  test('any other word, unless something is known against it', () => {
    expect(isEverBeside('word1', [aWord('ledge', 'çıkıntı')])).toBe(true)
  })

  test('one that has its meaning, however it is written, in any of its senses', () => {
    const known = knowing({ word1: ['Çıkıntı'] })

    expect(isEverBeside('word1', [aWord('ledge', 'raf', 'çikinti')], known)).toBe(false)
  })

  test('one whose meaning holds its own, or stands in it', () => {
    const known = knowing({ word1: ['kayadaki çıkıntı'], word2: ['raf'] })
    const words = [aWord('ledge', 'çıkıntı', 'dar bir raf')]

    expect(isEverBeside('word1', words, known)).toBe(false)
    expect(isEverBeside('word2', words, known)).toBe(false)
  })

  test('itself with another meaning, nor what that is kept from, or means besides', () => {
    const part = {
      ...kolay,
      entries: someEntries(8).map((entry, place) =>
        place === 1 ? { ...entry, never: [2] } : entry,
      ),
    }
    const known = knowing({ word1: ['uydu'], word3: ['uydu'] })
    for (const seed of seeds) {
      const words = wordsOf(optionsAbout([aWord('Word1', 'ay')], { seed, part, known }))

      expect(words).not.toContain('word1')
      expect(words).not.toContain('word2')
      expect(words).not.toContain('word3')
    }
  })

  test('a word that it is a form of, nor the same word of another list', () => {
    const known = (entry: WordEntry) =>
      entry.word === 'word1' ? { meanings: [entry.gloss], spellings: ['went'] } : knowing()(entry)
    const words = [aWord('went', 'yürüdü'), { ...aWord('went', 'koştu'), id: 'own-2.own.1' }]
    const part = { ...kolay, entries: someEntries(6) }
    for (const seed of seeds) {
      const options = optionsAbout(words, { seed, known, part })

      expect(wordsOf(options)).not.toContain('word1')
      expect(wordsOf(options).filter((word) => word === 'went')).toHaveLength(1)
    }
  })
})

test('every question has exactly one right option, whatever words are brought', () => {
  const turkish = ['ay', 'yol', 'kestirme', 'çıkıntı', 'Işık', 'bakmak', 'bir', 'taş', 'su', 'ev']
  const meaning = fc
    .array(fc.constantFrom(...turkish), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' '))
  const meanings = fc.array(meaning, { minLength: 1, maxLength: 3 })
  const word = fc.tuple(fc.constantFrom('a', 'b', 'c', 'word1', 'word2', 'd e'), meanings)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 12 }),
      fc.array(meanings, { minLength: 20, maxLength: 20 }),
      fc.array(fc.tuple(fc.nat(19), fc.nat(19)), { maxLength: 10 }),
      fc.constantFrom(...directions),
      fc.integer(),
      (brought, lexicon, apart, direction, seed) => {
        const words = brought.map(([spelling, [first = '', ...others]], at) => ({
          ...aWord(spelling, first, ...others),
          id: `own-${at}.own.1`,
        }))
        const meant = lexicon.map((own, place) => [...own, `karşılık${place}`])
        const entries = someEntries(20).map((entry, place) => ({
          ...entry,
          gloss: meant[place]?.[0] ?? '',
          never: apart.flatMap(([one, other]) => (one === place && other !== one ? [other] : [])),
        }))
        const known = ({ word: headword }: WordEntry) => ({
          meanings: meant[Number(headword.slice(4))] ?? [],
          spellings: [],
        })
        const part = ownPart(words, { ...kolay, entries }, known)
        const index = indexList(part.entries, part.asked)
        const meaningsOf = (place: number): readonly string[] =>
          words[place]?.meanings ?? meant[place - words.length] ?? []

        for (const target of words.keys()) {
          const drawn = drawItem(index, target, seededRandom(seed), { ...plainManner, direction })
          if (!drawn.ok) continue
          const { options } = drawn.value
          expect(options.filter((place) => place === target)).toHaveLength(1)
          expect(new Set(options).size).toBe(5)
          for (const one of options) {
            for (const other of options) {
              if (one === other || Math.min(one, other) >= words.length) continue
              expect(entryAt(index, one).word).not.toBe(entryAt(index, other).word)
              expect(isSaidOf(meaningsOf(one), meaningsOf(other))).toBe(false)
            }
            // Two words of the lexicon have been proved already.
            const away = entries[one - words.length]?.never ?? []
            expect(options.some((other) => away.includes(other - words.length))).toBe(false)
          }
        }
      },
    ),
  )
})

/** Whether a meaning of the one is said of the other, as the product folds them. */
function isSaidOf(some: readonly string[], others: readonly string[]): boolean {
  const folded = (texts: readonly string[]) => texts.map((text) => ` ${plainMeaning(text)} `)
  return folded(some).some((one) => folded(others).some((other) => other.includes(one)))
}

test('a kind that the lexicon has none of stands beside words of the form of its Turkish', () => {
  const verbs = someEntries(40).map((entry, place) =>
    place < 20 ? entry : { ...entry, partOfSpeech: 'verb' as const, gloss: `${entry.gloss}mek` },
  )
  const giveUp = { ...aWord('give up', 'vazgeçmek'), partOfSpeech: 'phrasal verb' as const }
  const options = optionsAbout([giveUp], { part: { ...kolay, entries: verbs } })

  const others = options.filter(({ word }) => word !== 'give up')
  expect(others.map(({ partOfSpeech }) => partOfSpeech)).toEqual(Array(4).fill('verb'))
})
