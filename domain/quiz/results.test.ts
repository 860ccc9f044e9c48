import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WordEntry } from '../words/entry.ts'
import { answerInfoOf, countAnswers } from './results.ts'
import { optionsOf, verdictOf } from './round.ts'
import { chartData, percent, wordsOfSlice } from './slices.ts'

const entries = ['abundant', 'brisk', 'candid', 'dense', 'eager'].map(
  (word): WordEntry => ({
    id: `${word}.adj.1`,
    word,
    wordInfo: `${word}, defined`,
    turkish: [`${word} tanımı`],
    gloss: word,
    partOfSpeech: 'adjective',
    cefr: 'B2',
    fields: [],
    ipa: { uk: '', us: '' },
    never: [],
  }),
)
const round = (target: number, chosen: number | undefined) =>
  optionsOf({ item: { target, options: [4, 2, 0, 1, 3], senses: 1 }, chosen }, { entries })

test('an option is its word entry with isTrue, indexWord and isSelection', () => {
  expect(round(0, 2)[2]).toEqual({
    ...entries[0],
    isTrue: true,
    indexWord: 0,
    isSelection: false,
  })
  expect(round(0, 2).map(verdictOf)).toEqual(['plain', 'wrong', 'missed', 'plain', 'plain'])
  expect(verdictOf(round(1, 1)[3] ?? { isTrue: false, isSelection: false })).toBe('right')
})

test('the answer info is a group for each round, an entry for each option', () => {
  const [group] = answerInfoOf([round(0, 2)])

  expect(group).toEqual([
    { word: 'eager', isTrue: false, isSelection: false },
    { word: 'candid', isTrue: false, isSelection: true },
    { word: 'abundant', isTrue: true, isSelection: false },
    { word: 'brisk', isTrue: false, isSelection: false },
    { word: 'dense', isTrue: false, isSelection: false },
  ])
})

test('right are the options both true and selected; not knowing counts as wrong', () => {
  const groups = answerInfoOf([round(0, 0), round(1, 2), round(2, undefined)])

  expect(countAnswers(groups)).toEqual({ total: 3, correct: 1, wrong: 2 })
  expect(chartData(groups)).toEqual({
    labels: ['Doğru', 'Yanlış'],
    datasets: [{ label: '# of Votes', data: [1, 2] }],
  })
})

test('the first slice lists the words known, the second the words missed, none lists nothing', () => {
  const groups = answerInfoOf([round(0, 0), round(1, 2), round(2, undefined)])

  expect(wordsOfSlice(groups, 0)).toEqual(['abundant'])
  expect(wordsOfSlice(groups, 1)).toEqual(['brisk', 'candid'])
  expect(wordsOfSlice(groups, 2)).toEqual([])
})

test('the slices list every round once, and as many words as are counted', () => {
  const choices = fc.array(fc.tuple(fc.nat(4), fc.option(fc.nat(4), { nil: undefined })))
  fc.assert(
    fc.property(choices, (rounds) => {
      const groups = answerInfoOf(rounds.map(([target, chosen]) => round(target, chosen)))
      const { correct, wrong } = countAnswers(groups)

      expect(wordsOfSlice(groups, 0)).toHaveLength(correct)
      expect(wordsOfSlice(groups, 1)).toHaveLength(wrong)
    }),
  )
})

test.each([
  [7, 10, 70],
  [1, 3, 33],
  [0, 0, 0],
])('%i of %i is %i per cent', (part, total, expected) => {
  expect(percent(part, total)).toBe(expected)
})
