import { expect, test } from 'vitest'
import { aLexicon, aWord, said } from './a-lexicon.ts'
import { turkishDefinitionWithoutCognate } from './turkish-definition-without-cognate.ts'

const saidOf = (headword: string, definitionTr: string) =>
  said(turkishDefinitionWithoutCognate, aLexicon([aWord(headword, { definitionTr })]))

test('a cognate of the headword gives it away', () => {
  expect(saidOf('film', 'sinemada filmi seyretmek')).toHaveLength(1)
  expect(saidOf('opportunist', 'oportünist davranan kişi')).toHaveLength(1)
  expect(saidOf('physics', 'fiziki olayları inceleyen bilim')).toHaveLength(1)
})

test('what begins alike by accident does not', () => {
  expect(saidOf('and', 'bir şeyi andırmak')).toEqual([])
  expect(saidOf('kind', 'kimseyi kırmayan')).toEqual([])
})
