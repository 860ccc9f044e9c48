import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearWords } from './near-words.ts'

const words = ['thorough', 'through', 'though', 'tough', 'go', 'good', 'apple'].map((slug) => ({
  slug,
}))
const near = (written: string) => nearWords(written, words).map(({ slug }) => slug)

test('a slip leads to the words that differ least', () => {
  expect(near('thorugh')).toEqual(['thorough', 'though', 'through', 'tough'])
})

test('a beginning leads to what it goes on to, an ending too many to what it began with', () => {
  expect(near('thoro')).toEqual(['thorough'])
  expect(near('apples')).toEqual(['apple'])
})

test('nothing is suggested for what is like no word', () => {
  expect(near('xyzzy')).toEqual([])
  expect(near('')).toEqual(['apple', 'go', 'good', 'thorough', 'though'])
})

test('whatever is written, at most five different words are suggested', () => {
  fc.assert(
    fc.property(fc.string(), (written) => {
      const found = near(written)
      expect(found.length).toBeLessThanOrEqual(5)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})
