import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDefensible, type MeaningFacts } from './distractor-proof.ts'

const facts = (word: string, known: Partial<Record<keyof MeaningFacts, string[]>> = {}) =>
  ({
    word,
    meanings: new Set(known.meanings),
    near: new Set(known.near),
    wider: new Set(known.wider),
    families: new Set(known.families),
  }) satisfies MeaningFacts

test.each([
  ['a word named as a synonym', facts('big', { near: ['large'] }), facts('large')],
  [
    'a word with a gloss in common',
    facts('big', { meanings: ['büyük', 'iri'] }),
    facts('grand', { meanings: ['görkemli', 'büyük'] }),
  ],
  ['a wider term', facts('dog', { wider: ['animal'] }), facts('animal')],
  [
    'a word of the same family',
    facts('decide', { families: ['decid'] }),
    facts('decisive', { families: ['decid'] }),
  ],
  ['the word itself', facts('big'), facts('big')],
])('%s could be defended', (_, a, b) => {
  expect(isDefensible(a, b)).toBe(true)
})

test('two kinds of one thing can stand together', () => {
  expect(
    isDefensible(facts('dog', { wider: ['animal'] }), facts('cat', { wider: ['animal'] })),
  ).toBe(false)
})

test('the proof holds in both directions', () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd')
  const known = fc.record({
    word: names,
    meanings: fc.array(names),
    near: fc.array(names),
    wider: fc.array(names),
    families: fc.array(names),
  })
  fc.assert(
    fc.property(known, known, (first, second) => {
      const a = facts(first.word, first as never)
      const b = facts(second.word, second as never)

      expect(isDefensible(a, b)).toBe(isDefensible(b, a))
    }),
  )
})
