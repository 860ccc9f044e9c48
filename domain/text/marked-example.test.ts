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

test.each([
  ['He told me to give it up.', ['gave up', 'give up'], ['give', 'up']],
  ['She gave it all up.', ['gave up', 'give up'], ['gave', 'up']],
  ['Turning the old radio off helped.', ['turn off'], ['Turning', 'off']],
  ['At the very least, call her.', ['at least'], ['At', 'least']],
  ['We gave up.', ['gave up', 'give up'], ['gave up']],
  ['She made up her mind.', ["made up one's mind"], ['made up her mind']],
  ['Give me the book and then stand up.', ['give up'], []],
  ['Give it, he is upset.', ['give up'], []],
  ['Give it back. Get up.', ['give up'], []],
  ['The good news is on.', ['go on'], []],
])('%s: the object stands between the pieces that are marked', (sentence, words, expected) => {
  const parts = markedExample(sentence, words, 'en')
  expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(expected)
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
  const spoken = fc.constantFrom('give', 'gave', 'it', 'all', 'up', 'Up', 'us', 'to', '–', '.')
  fc.assert(
    fc.property(fc.array(spoken), (words) => {
      const sentence = words.join(' ')
      const parts = markedExample(sentence, ['gave up', 'give up to'], 'en')

      expect(parts.map(({ text }) => text).join('')).toBe(sentence)
    }),
  )
})
