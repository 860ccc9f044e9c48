import { expect, test } from 'vitest'
import { fileOfWord } from './word-files.ts'

const files = new Map([
  ['b', '/words-b.json'],
  ['s', '/words-s.json'],
  ['sh', '/words-sh.json'],
  ['st', '/words-st.json'],
  ['str', '/words-str.json'],
])

test('a word is where the longest beginning of its slug leads', () => {
  expect(fileOfWord('bake', files)).toBe('/words-b.json')
  expect(fileOfWord('sheep', files)).toBe('/words-sh.json')
  expect(fileOfWord('street', files)).toBe('/words-str.json')
  expect(fileOfWord('stop', files)).toBe('/words-st.json')
  expect(fileOfWord('s', files)).toBe('/words-s.json')
  expect(fileOfWord('zoo', files)).toBeUndefined()
})
