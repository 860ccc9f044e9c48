import { expect, test } from 'vitest'
import { readText } from './read-text.ts'
import { findSome } from './some-words.test-support.ts'

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
