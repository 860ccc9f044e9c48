import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StudiedWord } from '../record/studied-word.ts'
import type { Cefr } from '../words/entry.ts'
import type { Learnable } from './usefulness.ts'
import { oneOfEachWord, picked, seenOf, wordCounts } from './word-picks.ts'

const word = (sense: string, cefr: Cefr = 'A1', met = 0): Learnable => ({
  sense,
  cefr,
  met,
  meanings: 1,
  entryPlace: 0,
  hasOptions: true,
})

const studied = (sense: string, more: Partial<StudiedWord> = {}): [string, StudiedWord] => [
  sense,
  {
    sense,
    list: '',
    memory: undefined,
    answers: 0,
    taughtDay: undefined,
    isStudied: false,
    wantedDay: undefined,
    lastDay: 0,
    ...more,
  },
]

const memory = (stabilityDays: number) => ({
  memory: { stabilityDays, difficulty: 5, lastDay: 0, wasRight: true, wasRecalled: true as const },
})

test('what a sweep has shown not to be known comes first, and what is said to be known not at all', () => {
  const words = [word('a', 'A1', 9), word('b', 'A1', 5), word('c', 'B2')]
  const record = new Map([studied('a', { claim: 'known' }), studied('c', { claim: 'unknown' })])
  expect(seenOf(words, record)).toMatchObject({
    unseen: ['c', 'b'],
    unswept: ['b'],
    claimed: ['a'],
  })
})

test('a word that was asked or taught is seen; a wish alone does not make it so', () => {
  const words = [word('asked'), word('taught'), word('wished'), word('new')]
  const record = new Map([
    studied('asked', memory(30)),
    studied('taught', { taughtDay: 3, isStudied: true }),
    studied('wished', { wantedDay: 3, isStudied: true }),
  ])
  expect(seenOf(words, record)).toMatchObject({
    unseen: expect.arrayContaining(['wished', 'new']),
    weak: ['taught'],
  })
})

test('of words that were seen the weakest come first, and firm ones not', () => {
  const words = [word('firm'), word('weak'), word('weaker')]
  const record = new Map([
    studied('firm', memory(20)),
    studied('weak', memory(3)),
    studied('weaker', memory(0.2)),
  ])
  expect(seenOf(words, record).weak).toEqual(['weaker', 'weak'])
})

test('words easily taken for one another are not taught together while there are others', () => {
  const clash = (a: string, b: string) => a.charAt(0) === b.charAt(0)
  const [affect, effort, effect, wilt] = ['affect.v.1', 'effort.n.1', 'effect.n.1', 'wilt.v.1']
  expect(picked([affect, effort, effect, wilt], 3, clash)).toEqual([affect, effort, wilt])
  expect(picked([affect, 'adapt.v.1', 'adopt.v.1'], 2, clash)).toEqual([affect, 'adapt.v.1'])
})

test('one meaning of a word is asked for at a time, so that what is counted are words', () => {
  const senses = ['light.n.1', 'light.adj.1', 'dark.adj.1', 'light.v.1']
  expect(oneOfEachWord(senses)).toEqual(['light.n.1', 'dark.adj.1'])
  expect(picked(senses, 5, () => false)).toEqual(['light.n.1', 'dark.adj.1'])
})

test('a word of which one meaning was seen is seen, so that what is counted adds up', () => {
  const senses = ['light.n.1', 'light.v.1', 'dark.adj.1', 'own.adj.1']
  const seen = { unseen: ['light.v.1', 'dark.adj.1'], claimed: ['own.adj.1'] }
  expect(wordCounts(senses, seen)).toEqual({ words: 3, seen: 1, unseen: 1 })
  expect(wordCounts(senses.slice(0, 2), { unseen: ['light.v.1'], claimed: [] })).toEqual({
    words: 1,
    seen: 1,
    unseen: 0,
  })
})

test('as many words are picked as are asked for and there, each once', () => {
  const senses = fc
    .uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 40 })
    .map((words) => words.map((word) => `${word}.n.1`))
  fc.assert(
    fc.property(
      senses,
      fc.integer({ min: 0, max: 20 }),
      fc.func(fc.boolean()),
      (all, count, clash) => {
        const chosen = picked(all, count, clash)
        expect(chosen).toHaveLength(Math.min(count, all.length))
        expect(new Set(chosen).size).toBe(chosen.length)
      },
    ),
  )
})
