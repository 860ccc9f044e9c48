import { expect, test } from 'vitest'
import { minimumDistractors } from './admissible.ts'
import { aHeadword, aLexicon, anEntry, aSense, aWord } from './checks/a-lexicon.ts'
import { quizEntries } from './quiz-entries.ts'
import type { Headword, Sense } from './schema.ts'

const verbs = (words: readonly Headword[]) =>
  words.map(({ headword }) => ({ headword, partOfSpeech: 'verb' as const }))
const zorOf = (words: readonly Headword[]) =>
  quizEntries(aLexicon(words, { lists: { kolay: [], zor: verbs(words) } }), 'zor').entries
const kolayOf = (words: readonly Headword[]) =>
  quizEntries(aLexicon(words, { lists: { kolay: verbs(words), zor: [] } }), 'kolay').entries

// Just enough for questions that show two senses.
const names = Array.from(
  { length: minimumDistractors + 1 },
  (_, at) => `verb${'abcdefghijklmnopqrstuvwxyz'.charAt(at)}`,
)

function withTwoSenses(name: string, second: Partial<Sense> = {}): Headword {
  const sense = (number: number, with_: Partial<Sense>) =>
    aSense({
      id: `${name}.v.${number}`,
      gloss: [`${name}${number}mak`],
      field: `${name} ${number}`,
      definition: `to ${name} in way ${number}`,
      definitionTr: `${number}. yoldan ${name}mak`,
      ...with_,
    })
  return aHeadword({
    headword: name,
    entries: [anEntry({ senses: [sense(1, {}), sense(2, second)] })],
  })
}

test('ZOR shows the first sense, its definition as a string', () => {
  const [entry] = zorOf([withTwoSenses('abandon')])
  expect(entry).toEqual({
    id: 'abandon.v.1',
    word: 'abandon',
    wordInfo: 'to abandon in way 1',
    turkish: ['1. yoldan abandonmak'],
    gloss: 'abandon1mak',
    partOfSpeech: 'verb',
    cefr: 'A2',
    fields: ['abandon 1'],
    ipa: { uk: 'ˈɡæð.ə', us: 'ˈɡæð.ɚ' },
    never: [],
  })
})

test('KOLAY shows two senses where both fit and enough others show two', () => {
  const enough = names.map((name) => withTwoSenses(name))
  const [entry] = kolayOf(enough)
  expect(entry?.wordInfo).toEqual(['to verba in way 1', 'to verba in way 2'])
  expect(entry?.turkish).toHaveLength(2)
  expect(entry?.fields).toEqual(['verba 1', 'verba 2'])

  const tooFew = kolayOf(enough.slice(1))
  expect(new Set(tooFew.map(({ turkish }) => turkish.length))).toEqual(new Set([1]))
})

test('a second sense that is long, of another shape or no question is not shown', () => {
  const others = names.map((name) => withTwoSenses(name))
  for (const second of [
    { definitionTr: 'ikinci yoldan, uzun uzadıya anlatılan bir biçimde bırakıp gitmek' },
    { shape: 'event' as const },
    { quiz: false as const },
  ]) {
    const entries = kolayOf([...others, withTwoSenses('forgive', second)])
    expect(entries.at(-1)?.turkish).toHaveLength(1)
    expect(entries[0]?.turkish).toHaveLength(2)
  }
})

test('a pair that must not meet is named once, at the first of the two', () => {
  const [big, large, old] = [
    aWord('big', { gloss: ['büyük'] }),
    aWord('large', { gloss: ['büyük'] }),
    aWord('old', { gloss: ['eski'] }),
  ]
  expect(zorOf([big, old, large]).map(({ never }) => never)).toEqual([[2], [], []])
})

test('words of different parts of speech never meet and need no mention', () => {
  const noun = aHeadword({ headword: 'gathering', entries: [anEntry({ partOfSpeech: 'noun' })] })
  const lists = {
    kolay: [],
    zor: [...verbs([aWord('gather')]), { headword: 'gathering', partOfSpeech: 'noun' as const }],
  }
  const { entries } = quizEntries(aLexicon([aWord('gather'), noun], { lists }), 'zor')
  expect(entries.map(({ never }) => never)).toEqual([[], []])
})
