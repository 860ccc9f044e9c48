import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeWritten, type WrittenKey } from './judge-written.ts'

const words = new Map([
  ['scarce', { word: 'scarce', gloss: 'kıt' }],
  ['scare', { word: 'scare', gloss: 'korkutmak' }],
  ['scares', { word: 'scare', gloss: 'korkutmak' }],
  ['inspection', { word: 'inspection', gloss: 'denetim' }],
  ['scrutinies', { word: 'scrutiny', gloss: 'inceleme' }],
])
const key = (spellings: WrittenKey['spellings']): WrittenKey => ({
  spellings,
  synonyms: ['inspection'],
  wordOf: (text) => words.get(text),
})

test.each([
  ['scrutiny', 'right'],
  ['Scrutiny ', 'right'],
  ['scrutny', 'slip'],
  ['scrutiyn', 'slip'],
  ['scrutinies', 'slip'],
  ['scarce', 'other-word'],
  ['inspection', 'synonym'],
  ['srcutniy', 'wrong'],
  ['', 'wrong'],
])('for scrutiny, “%s” is %s', (text, kind) => {
  expect(judgeWritten(text, key(['scrutiny'])).kind).toBe(kind)
})

test('a letter that makes another word is no slip of the pen', () => {
  expect(judgeWritten('scare', key(['scarce']))).toEqual({
    kind: 'other-word',
    word: 'scare',
    gloss: 'korkutmak',
  })
})

test('British spelling is right, and so is the form that the sentence needs', () => {
  expect(judgeWritten('colour', key(['color', 'colour'])).kind).toBe('right')
  expect(judgeWritten('gathered', key(['gather', 'gathered'])).kind).toBe('right')
  expect(judgeWritten('gather', key(['gather', 'gathered'])).kind).toBe('right')
})

test.each(['ice cream', 'ice-cream', 'icecream', 'Ice Cream'])('“%s” is ice cream', (text) => {
  expect(judgeWritten(text, key(['ice cream'])).kind).toBe('right')
})

test.each([
  ['give up', 'give up', 'right'],
  ['give up', 'to give up', 'right'],
  ['give up', 'give something up', 'right'],
  ['give up', 'give up sth', 'right'],
  ['look after', 'look after someone', 'right'],
  ["do one's best", 'do your best', 'right'],
  ['at least', 'at least', 'right'],
  ['give up', 'give', 'wrong'],
  ['give up', 'something', 'wrong'],
  ['give up', 'give it in', 'wrong'],
  ['someone', 'something', 'wrong'],
  ['someone else', 'something else', 'wrong'],
  ['someone else', 'else', 'wrong'],
  ['in my opinion', 'in your opinion', 'wrong'],
  ['make up one’s mind', 'make up your mind', 'right'],
])('for %s, “%s” is %s', (asked, typed, kind) => {
  expect(judgeWritten(typed, { ...key([asked]), wordOf: () => undefined }).kind).toBe(kind)
})

test('a form of a phrasal verb is it', () => {
  const wordOf = (text: string) =>
    text === 'gave up' ? { word: 'give up', gloss: 'vazgeçmek' } : undefined
  expect(judgeWritten('gave up', { ...key(['give up']), wordOf })).toEqual({
    kind: 'slip',
    spelling: 'give up',
  })
})

test('a short word forgives no slip', () => {
  expect(judgeWritten('bug', { ...key(['bag']), wordOf: () => undefined }).kind).toBe('wrong')
})

test('every word is right as it is spelled, whatever its case, and a slip is never a right word', () => {
  const spelling = fc.stringMatching(/^[a-z]{4,12}$/)
  fc.assert(
    fc.property(spelling, fc.nat(11), (word, at) => {
      expect(judgeWritten(word.toUpperCase(), key([word])).kind).toBe('right')
      const slipped = word.slice(0, at % word.length) + word.slice((at % word.length) + 1)
      const { kind } = judgeWritten(slipped, { ...key([word]), wordOf: () => undefined })

      expect(['slip', 'synonym']).toContain(kind)
    }),
  )
})
