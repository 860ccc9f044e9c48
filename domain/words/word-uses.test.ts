import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shipUses, wordUses } from './word-uses.ts'

const text = fc.stringMatching(/^[a-zçışğ ,.?!']{1,12}$/)
const uses = fc.array(fc.record({ en: text, tr: text }), { maxLength: 4 })

test('uses arrive as they were sent, at their words', () => {
  fc.assert(
    fc.property(fc.array(uses, { minLength: 1, maxLength: 6 }), (words) => {
      const arrived = wordUses(JSON.parse(JSON.stringify(shipUses(words))))
      expect(arrived.count).toBe(words.length)
      expect(words.map((_, place) => arrived.at(place))).toEqual(words)
    }),
  )
})

test('a word without uses has none, nor has a place beyond the last', () => {
  const arrived = wordUses(shipUses([[], [{ en: 'take turns', tr: 'sırayla yapmak' }]]))
  expect(arrived.at(0)).toEqual([])
  expect(arrived.at(7)).toEqual([])
})

test('a text that holds a parting sign is not shipped', () => {
  expect(() => shipUses([[{ en: 'take\tturns', tr: 'sıra' }]])).toThrow('cannot be shipped')
  expect(() => shipUses([[{ en: 'take turns', tr: '' }]])).toThrow('cannot be shipped')
})
