import { expect, test } from 'vitest'
import { findSome } from './some-words.test-support.ts'
import { isTurkishOf, isTurned } from './told-language.ts'

test.each([
  ['by its letters', 'kötü', 'deteriorated'],
  ['by the ending of its verb', 'terk etmek', 'abandon'],
  ['as a suffix', '-e dair', 'regarding'],
  ['as a gloss of the word', 'renk', 'colour'],
  ['as a loan', 'akademik', 'academic'],
  ['as a loan', 'organizasyon', 'organization'],
])('what stands beside an English word is told for Turkish %s', (_, turkish, english) => {
  expect(isTurkishOf(turkish, english, findSome)).toBe(true)
  expect(isTurkishOf(english, turkish, findSome)).toBe(false)
})

test.each([
  ['light', 'again'],
  ['plummet', 'hitherto'],
  ['', 'light'],
  ['çok iyi', 'güzel'],
])('%s beside %s is not told for Turkish', (one, other) => {
  expect(isTurkishOf(one, other, findSome)).toBe(false)
})

test('a line is turned where its Turkish stands in front, and not where an own word looks Turkish', () => {
  expect(isTurned('tekrar', 'again', findSome)).toBe(true)
  expect(isTurned('küçük şey', 'light', findSome)).toBe(true)
  expect(isTurned('akademik', 'academic', findSome)).toBe(true)
  expect(isTurned('façade', 'cephe', findSome)).toBe(false)
  expect(isTurned('light', 'again', findSome)).toBe(false)
  expect(isTurned('batik', 'kumaş boyama', findSome)).toBe(false)
})
