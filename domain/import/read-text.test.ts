import { expect, test } from 'vitest'
import { aTable, aTableWord } from '../words/word-table.test-support.ts'
import { readText } from './read-text.ts'
import { findSome } from './some-words.test-support.ts'
import { wordFinder } from './word-finder.ts'

const text = `The flowers wilt. They went home, and WENT again!\r\n
In Ankara the ice cream is scarce; colours gather.`

test('a text gives its words by their headwords, each once, with the sentence it is met in first', () => {
  const rows = readText(text, findSome, () => 0)
  const known = rows.filter(({ slug }) => slug)

  expect(known.map(({ word, example }) => [word, example?.en])).toEqual([
    ['wilt', 'The flowers wilt.'],
    ['go', 'They went home, and WENT again!'],
    ['again', 'They went home, and WENT again!'],
    ['ice cream', 'In Ankara the ice cream is scarce; colours gather.'],
    ['scarce', 'In Ankara the ice cream is scarce; colours gather.'],
    ['color', 'In Ankara the ice cream is scarce; colours gather.'],
    ['gather', 'In Ankara the ice cream is scarce; colours gather.'],
    ['the', 'The flowers wilt.'],
  ])
  expect(rows.map(({ line }) => line)).toEqual(rows.map((_, at) => at + 1))
})

test('what is unknown comes first, then what is weak; what sits and the smallest words are left aside', () => {
  const levels: Record<string, number> = { 'wilt.v.1': 4, 'go.v.1': 2, 'again.adv.1': 1 }
  const rows = readText(
    'Go again: wilt, gather the scarce.',
    findSome,
    (sense) => levels[sense] ?? 0,
  )

  expect(rows.map(({ word }) => word)).toEqual(['gather', 'scarce', 'again', 'go', 'wilt', 'the'])
  expect(rows.filter(({ isAside }) => isAside).map(({ word }) => word)).toEqual(['wilt', 'the'])
})

test('what the lexicon has not is offered without a tick, but for names', () => {
  const rows = readText('They met Zebulon in Kars, and felt schadenfreude.', findSome, () => 0)
  const words = rows.map(({ word, verdict, isAside }) => ({ word, verdict, isAside }))

  expect(words).toContainEqual({ word: 'schadenfreude', verdict: 'waiting', isAside: true })
  expect(words.some(({ word }) => /zebulon|kars/i.test(word))).toBe(false)
})

test('Turkish, numbers and signs hold no words', () => {
  expect(readText('123 … !? 45%', findSome, () => 0)).toEqual([])
})

const cook = aTableWord('cook', { partOfSpeech: 'noun', glosses: ['aşçı'] })
const findInKitchen = wordFinder(
  aTable([
    aTableWord('boil', { partOfSpeech: 'verb', glosses: ['kaynatmak'] }),
    aTableWord('boiled', { partOfSpeech: 'adjective', glosses: ['haşlanmış'] }),
    {
      ...cook,
      entries: [
        ...cook.entries,
        ...aTableWord('cook', { partOfSpeech: 'verb', glosses: ['yemek yapmak'] }).entries,
      ] as typeof cook.entries,
    },
    aTableWord('egg', { glosses: ['yumurta'] }),
    aTableWord('fried', { partOfSpeech: 'adjective', glosses: ['kızarmış'] }),
    aTableWord('fry', { partOfSpeech: 'verb', glosses: ['kızartmak'] }),
    aTableWord('leave', { partOfSpeech: 'verb', glosses: ['ayrılmak'], forms: ['left'] }),
    aTableWord('left', { partOfSpeech: 'adjective', glosses: ['sol'] }),
  ]),
)

test.each([
  ['He taught me how to cook.', 'cook.v.1'],
  ['She cooks well.', 'cook.v.1'],
  ['We cooked lunch.', 'cook.v.1'],
  ['The cook was late.', 'cook.n.1'],
  ['The cooks were late.', 'cook.n.1'],
  ['After that we boiled the eggs.', 'boil.v.1'],
  ['Then I sat down, fried the chicken and ate.', 'fry.v.1'],
  ['I like a boiled egg.', 'boiled.adj.1'],
  ['She left early.', 'leave.v.1'],
  ['He raised his left arm.', 'left.adj.1'],
])('what a word is in a text is told by what stands around it: %s', (sentence, sense) => {
  expect(readText(sentence, findInKitchen, () => 0).map((row) => row.sense)).toContain(sense)
})

test('a form of a verb that the lexicon has not is offered as that verb, a noun as it stands', () => {
  const words = readText(
    'She peeled potatoes while I was chopping the onions under the ceiling of a wedding hall.',
    findInKitchen,
    () => 0,
  ).map(({ word }) => word)
  expect(words).toEqual(expect.arrayContaining(['peel', 'chop', 'ceiling', 'wedding']))
})
