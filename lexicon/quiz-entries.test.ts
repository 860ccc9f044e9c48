import { expect, test } from 'vitest'
import { aHeadword, aLexicon, anEntry, aSense, aWord } from './checks/a-lexicon.ts'
import { quizEntries } from './quiz-entries.ts'
import type { Headword, Sense } from './schema.ts'

const verbs = (words: readonly Headword[]) =>
  words.map(({ headword }) => ({ headword, partOfSpeech: 'verb' as const }))
const zorOf = (words: readonly Headword[]) =>
  quizEntries(aLexicon(words, { lists: { kolay: [], zor: verbs(words) } }), 'zor').entries
const kolayOf = (words: readonly Headword[]) =>
  quizEntries(aLexicon(words, { lists: { kolay: verbs(words), zor: [] } }), 'kolay').entries

function withTwoSenses(name: string, second: Partial<Sense> = {}): Headword {
  const sense = (number: number, with_: Partial<Sense>) =>
    aSense({
      id: `${name}.v.${number}`,
      gloss: [`${number}mak`],
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

test('a word of ZOR has its first sense, the definition as a string', () => {
  const [entry] = zorOf([withTwoSenses('abandon')])
  expect(entry).toEqual({
    id: 'abandon.v.1',
    word: 'abandon',
    wordInfo: 'to abandon in way 1',
    turkish: ['1. yoldan abandonmak'],
    gloss: '1mak',
    partOfSpeech: 'verb',
    cefr: 'A2',
    fields: ['abandon 1'],
    ipa: { uk: 'ˈɡæð.ə', us: 'ˈɡæð.ɚ' },
    never: [],
  })
})

test('a gloss that looks like its word is named one', () => {
  const word = (headword: string, gloss: string) => aWord(headword, { gloss: [gloss] })
  const named = (words: Headword[]) => zorOf(words).map((entry) => entry.hasCognateGloss)
  expect(named([word('protest', 'protesto etmek'), word('gather', 'toplanmak')])).toEqual([
    true,
    undefined,
  ])
})

test('a word of KOLAY has its second sense where both are short', () => {
  const [entry] = kolayOf([withTwoSenses('verba')])
  expect(entry?.wordInfo).toEqual(['to verba in way 1', 'to verba in way 2'])
  expect(entry?.turkish).toHaveLength(2)
  expect(entry?.fields).toEqual(['verba 1', 'verba 2'])
})

test('a second sense that is long, of another shape or no question is left out', () => {
  for (const second of [
    { definitionTr: 'ikinci yoldan, uzun uzadıya anlatılan bir biçimde bırakıp gitmek' },
    { shape: 'event' as const },
    { quiz: false as const },
  ]) {
    const [entry] = kolayOf([withTwoSenses('forgive', second)])
    expect(entry?.turkish).toHaveLength(1)
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

test('a word has the places of its lures by kind, nearest first; those outside stand behind', () => {
  const lures = { neighbor: ['run', 'walk'], form: [], turkish: ['march'], opposite: [] }
  const words = [
    aWord('hike', { gloss: ['yürüyüşe çıkmak'], lures }),
    aWord('run', { gloss: ['koşmak'] }),
    aWord('walk', { gloss: ['yürümek'] }),
    aWord('march', { gloss: ['uygun adım gitmek'] }),
  ]
  const lists = { kolay: [], zor: verbs(words.slice(0, 2)) }
  const { asked, entries } = quizEntries(aLexicon(words, { lists }), 'zor')

  expect(asked).toBe(2)
  expect(entries.map(({ word }) => word)).toEqual(['hike', 'run', 'march', 'walk'])
  expect(entries[0]?.lures).toEqual([[1, 3], [], [2]])
  expect(entries[1]).not.toHaveProperty('lures')
})
