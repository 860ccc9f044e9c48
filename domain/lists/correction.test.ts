import { expect, test } from 'vitest'
import { correctionChanges, correctionsOf } from './correction.ts'
import { typedCorrection } from './typed-correction.ts'

test('a correction is what was written last, and an empty one leaves it to the lexicon', () => {
  const values = new Map<string, unknown>()
  const correct = (...given: Parameters<typeof correctionChanges>) => {
    for (const { field, value } of correctionChanges(...given)) values.set(field, value)
  }
  correct('go.v.1', { gloss: ['gitmek', 'yürümek'], definitionTr: 'bir yere doğru ilerlemek' })
  correct('ice-cream.n.1', { gloss: ['dondurma'] })
  correct('see.v.1', { gloss: ['görmek'] })
  correct('see.v.1', {})

  expect(correctionsOf(values)).toEqual(
    new Map([
      ['go.v.1', { gloss: ['gitmek', 'yürümek'], definitionTr: 'bir yere doğru ilerlemek' }],
      ['ice-cream.n.1', { gloss: ['dondurma'] }],
    ]),
  )
})

test('what is no correction counts for nothing', () => {
  const values = new Map<string, unknown>([
    ['go.v.1.gloss', []],
    ['go.v.2.gloss', ['a'.repeat(201)]],
    ['go.v.3.definitionTr', ' '],
    ['go.v.4', ['a']],
    ['go.v.5.other', ['a']],
  ])

  expect(correctionsOf(values)).toEqual(new Map())
})

const original = { gloss: ['gitmek'], definitionTr: 'bir yere doğru ilerlemek' }

test('only what differs from the lexicon is a correction', () => {
  expect(typedCorrection({ gloss: 'gitmek', definition: '' }, original)).toEqual({
    ok: true,
    value: {},
  })
  expect(
    typedCorrection({ gloss: 'yürümek, gitmek', definition: 'Yol almak. ' }, original),
  ).toEqual({ ok: true, value: { gloss: ['yürümek', 'gitmek'], definitionTr: 'Yol almak' } })
})

test('a meaning that is left empty, or that is too much, is told', () => {
  expect(typedCorrection({ gloss: ' , ', definition: 'a'.repeat(301) }, original)).toEqual({
    ok: false,
    problem: { gloss: 'missing', definition: 'too-long' },
  })
})
