import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cefrLevels } from '../words/entry.ts'
import { type Learnable, mostUsefulFirst } from './usefulness.ts'

const word = (sense: string, more: Partial<Learnable> = {}): Learnable => ({
  sense,
  cefr: 'A1',
  met: 0,
  meanings: 1,
  entryPlace: 0,
  hasOptions: true,
  ...more,
})

const order = (words: readonly Learnable[]) => mostUsefulFirst(words).map(({ sense }) => sense)

test('words come by level and by how often they are met, not by the alphabet', () => {
  const words = [
    word('apple'),
    word('zone', { met: 9 }),
    word('able', { cefr: 'B1', met: 99 }),
    word('bee', { met: 3 }),
    word('own', { cefr: undefined }),
  ]
  expect(order(words)).toEqual(['own', 'zone', 'bee', 'apple', 'able'])
  expect(order([word('dim', { meanings: 1 }), word('due', { meanings: 4 })])).toEqual([
    'due',
    'dim',
  ])
})

test('a further part of speech of a frequent word comes long after words as frequent', () => {
  const words = [
    word('number.v.1', { met: 200, entryPlace: 1 }),
    word('number.n.1', { met: 200 }),
    word('road.n.1', { met: 59 }),
    word('rare.adj.1', { met: 1 }),
  ]
  expect(order(words)).toEqual(['number.n.1', 'road.n.1', 'number.v.1', 'rare.adj.1'])
})

test('words of equal use come in an order that is always the same, and not the one of the set', () => {
  const words = 'abcdefghijkl'.split('').map((sense) => word(sense))
  expect(order(words)).not.toEqual(words.map(({ sense }) => sense))
  expect(order(words.toReversed())).toEqual(order(words))
})

test('one word in ten can only be typed, however often such words are met', () => {
  const typed = Array.from({ length: 30 }, (_, at) =>
    word(`typed${at}`, { met: 999, hasOptions: false }),
  )
  const asked = Array.from({ length: 60 }, (_, at) => word(`asked${at}`, { met: 1 }))
  const isTyped = order([...typed, ...asked]).map((sense) => sense.startsWith('typed'))
  expect(isTyped.slice(0, 9)).not.toContain(true)
  for (let at = 0; at < 50; at += 10) {
    expect(isTyped.slice(at, at + 10).filter(Boolean)).toHaveLength(1)
  }
})

test('each word comes once, and no harder one before an easier', () => {
  const words = fc.uniqueArray(
    fc.record({
      sense: fc.stringMatching(/^[a-z]{1,4}$/),
      cefr: fc.constantFrom(...cefrLevels),
      met: fc.nat(50),
      meanings: fc.integer({ min: 1, max: 4 }),
      entryPlace: fc.nat(3),
      hasOptions: fc.boolean(),
    }),
    { selector: ({ sense }) => sense },
  )
  fc.assert(
    fc.property(words, (all) => {
      const ordered = mostUsefulFirst(all)
      expect(new Set(ordered)).toEqual(new Set(all))
      expect(ordered).toHaveLength(all.length)
      const levels = ordered.map(({ cefr }) => (cefr ? cefrLevels.indexOf(cefr) : -1))
      expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    }),
  )
})
