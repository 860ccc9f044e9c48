import { expect, test } from 'vitest'
import { partOfSpeechNamed, readWord } from './read-cells.ts'

test.each([
  ['phr. v.', 'phrasal verb'],
  ['Phrasal Verb', 'phrasal verb'],
  ['phr.v', 'phrasal verb'],
  ['öbek fiil', 'phrasal verb'],
  ['kalıp söz', 'phrase'],
  ['phrase', 'phrase'],
  ['Idiom', 'phrase'],
  ['İSİM', 'noun'],
  ['v.', 'verb'],
  ['yardımcı  fiil', 'modal verb'],
  ['kitap', undefined],
  ['constructor', undefined],
])('“%s” names %s', (cell, partOfSpeech) => {
  expect(partOfSpeechNamed(cell)).toBe(partOfSpeech)
})

test.each([
  ['give up (phr. v.)', 'give up', 'phrasal verb'],
  ['give up [phrasal verb]', 'give up', 'phrasal verb'],
  ['look after phr. v.', 'look after', 'phrasal verb'],
  ['at least (phrase)', 'at least', 'phrase'],
  ['abandon (v.)', 'abandon', 'verb'],
  ['can (modal verb)', 'can', 'modal verb'],
  ['bank (of a river)', 'bank (of a river)', undefined],
])('%s is %s', (cell, word, partOfSpeech) => {
  expect(readWord(cell)).toEqual({ word, ...(partOfSpeech && { partOfSpeech }) })
})
