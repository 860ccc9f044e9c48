import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedExample } from './marked-example.ts'

const marked = (sentence: string, words: string[], language: 'en' | 'tr') =>
  markedExample(sentence, words, language).find(({ isMarked }) => isMarked)?.text

test.each([
  ['A crowd gathered in the square.', ['gather'], 'en', 'gathered'],
  ['She bought a coat.', ['buy', 'bought'], 'en', 'bought'],
  ['He is copying the text.', ['copy'], 'en', 'copying'],
  ['The baby cried.', ['cry'], 'en', 'cried'],
  ['I use it, but the house is used.', ['use'], 'en', 'use'],
  ['Meydanda bir kalabalık toplandı.', ['toplanmak'], 'tr', 'toplandı'],
  ['Bu kitabı sev.', ['kitap'], 'tr', 'kitabı'],
  ['Onu yarı yolda terk etti.', ['bırakmak', 'terk etmek'], 'tr', 'terk etti'],
  ['Işık söndü.', ['ışık'], 'tr', 'Işık'],
] as const)('%s is an example of %s', (sentence, words, language, expected) => {
  expect(marked(sentence, [...words], language)).toBe(expected)
})

test('a sentence without the word stays whole', () => {
  expect(markedExample('Hava güzel.', ['kapı'], 'tr')).toEqual([
    { text: 'Hava güzel.', isMarked: false },
  ])
})

test('the parts are always the sentence', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (sentence, words) => {
      const parts = markedExample(sentence, words, 'tr').map(({ text }) => text)

      expect(parts.join('')).toBe(sentence)
    }),
  )
})
