import { expect, test } from 'vitest'
import { addressesOfLetter, addressOfWord } from './word-addresses.ts'

const addresses = new Map([
  ['b', '/words-b.json'],
  ['s', '/words-s.json'],
  ['sh', '/words-sh.json'],
  ['st', '/words-st.json'],
  ['str', '/words-str.json'],
])

test('a word is where the longest beginning of its slug leads', () => {
  expect(addressOfWord('bake', addresses)).toBe('/words-b.json')
  expect(addressOfWord('sheep', addresses)).toBe('/words-sh.json')
  expect(addressOfWord('street', addresses)).toBe('/words-str.json')
  expect(addressOfWord('stop', addresses)).toBe('/words-st.json')
  expect(addressOfWord('s', addresses)).toBe('/words-s.json')
  expect(addressOfWord('zoo', addresses)).toBeUndefined()
})

test('near words are looked for among all of the same first letter', () => {
  expect(addressesOfLetter('sxy', addresses)).toHaveLength(4)
  expect(addressesOfLetter('zoo', addresses)).toEqual([])
})
