import { expect, test } from 'vitest'
import type { SenseDetail } from '#lexicon/word-detail.ts'
import { aSenseDetail } from './a-word-detail.test-support.ts'
import { labelsOf } from './word-labels.ts'

const of = (...senses: Partial<SenseDetail>[]) =>
  labelsOf(senses.map((with_, at) => ({ ...aSenseDetail(`x.n.${at + 1}`), ...with_ })))

test('what is true of all senses is said once, beside the part of speech', () => {
  expect(of({ countability: 'uncountable', register: 'formal' })).toEqual({
    shared: ['sayılamaz', 'resmî'],
    own: [[]],
  })
  expect(of({ region: 'UK', register: 'old' }, { region: 'UK' })).toEqual({
    shared: ['İngiltere'],
    own: [['eski'], []],
  })
})

test('that a noun is counted goes without saying, unless another sense of it is not', () => {
  expect(of({ countability: 'countable' }, { countability: 'countable' }).shared).toEqual([])
  expect(of({ countability: 'countable' }, { countability: 'uncountable' }).own).toEqual([
    ['sayılabilir'],
    ['sayılamaz'],
  ])
})

test('a word without senses, and one that is neutral, have no labels', () => {
  expect(of()).toEqual({ shared: [], own: [] })
  expect(of({}, {})).toEqual({ shared: [], own: [[], []] })
})
