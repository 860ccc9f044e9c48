import { expect, test } from 'vitest'
import { likelyPart } from './likely-part.ts'

test.each([
  ['dört gözle beklemek', 'verb'],
  ['etmek', 'verb'],
  ['emek', 'noun'],
  ['düzenli olarak', 'adverb'],
  ['hızlı bir şekilde', 'adverb'],
  ['kararlı', 'adjective'],
  ['Umutsuz', 'adjective'],
  ['evrensel', 'adjective'],
  ['halı', 'noun'],
  ['deniz', 'noun'],
  ['tahta kule', 'noun'],
  ['', 'noun'],
] as const)('%s is said by a %s', (meaning, part) => {
  expect(likelyPart(meaning)).toBe(part)
})
