import { expect, test } from 'vitest'
import { aLexicon, aWord, said, saidOfSense } from './a-lexicon.ts'
import { formsFit } from './forms-fit.ts'

test('forms belong to their part of speech', () => {
  expect(saidOfSense(formsFit, {}, { forms: { plural: 'gathers' } })).toContain(
    'has no form plural',
  )
})

test('an irregular verb should tell its forms, a regular one should not', () => {
  const buy = { past: 'bought', pastParticiple: 'bought' }
  expect(said(formsFit, aLexicon([aWord('buy', {}, { forms: buy })]))).toEqual([])
  expect(said(formsFit, aLexicon([aWord('buy')]))).toEqual(['advice: lacks its forms (bought)'])
  expect(saidOfSense(formsFit, {}, { forms: { past: 'gathered' } })).toEqual([
    'advice: past "gathered" is regular',
  ])
})

test('a phrasal verb need not tell the forms of its verb, and may', () => {
  const phrasal = { partOfSpeech: 'phrasal verb' } as const
  const gave = { past: 'gave up', pastParticiple: 'given up' }
  expect(said(formsFit, aLexicon([aWord('give up', {}, phrasal)]))).toEqual([])
  expect(said(formsFit, aLexicon([aWord('give up', {}, { ...phrasal, forms: gave })]))).toEqual([])
  expect(saidOfSense(formsFit, {}, { ...phrasal, forms: { plural: 'give ups' } })).toEqual([
    'has no form plural',
  ])
})
