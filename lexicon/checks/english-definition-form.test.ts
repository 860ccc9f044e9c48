import { expect, test } from 'vitest'
import type { PartOfSpeech } from '#domain/words/entry.ts'
import { saidOfSense } from './a-lexicon.ts'
import { englishDefinitionForm } from './english-definition-form.ts'

const saidOf = (definition: string, partOfSpeech: 'verb' | 'noun' | 'adjective' = 'verb') =>
  saidOfSense(englishDefinitionForm, { definition }, { partOfSpeech })

test('a definition is one phrase in lower case without a stop', () => {
  expect(saidOf('to come together in one place')).toEqual([])
  expect(saidOf('To come together in one place.')).toEqual([
    'definition "To come together in one place." begins with a capital',
    'definition "To come together in one place." ends with a stop',
    'definition "To come together in one place." does not begin with "to"',
  ])
})

test('brackets and vague words are problems', () => {
  expect(saidOf('(of people) to come together')[0]).toMatch('has brackets or quotes')
  expect(saidOf('to usually come together in one place')[0]).toMatch('is vague')
})

test('four to twelve words and seventy characters are aimed at', () => {
  expect(saidOf('to meet')).toEqual(['advice: definition "to meet" has 2 words'])
  expect(saidOf('to')[0]).toMatch('has 1 words')
  expect(saidOf(`to ${'come '.repeat(14)}on`)[0]).toMatch('has 16 words')
  expect(saidOf(`to ${'assemble '.repeat(8)}x`)).toEqual([
    expect.stringMatching(/^advice: .* 76 char/),
  ])
})

test('the form hints at the part of speech', () => {
  expect(saidOf('coming together in one place')).toEqual([
    'definition "coming together in one place" does not begin with "to"',
  ])
  expect(saidOf('a thing that is very large', 'adjective')[0]).toMatch('not look like an adjective')
  expect(saidOf('to be a very large thing', 'noun')[0]).toMatch('not look like a noun')
})

test('a phrasal verb is defined like a verb, a phrase has no fixed form', () => {
  const saidAs = (partOfSpeech: PartOfSpeech, definition: string) =>
    saidOfSense(englishDefinitionForm, { definition }, { partOfSpeech })
  expect(saidAs('phrasal verb', 'to stop trying because it is hard')).toEqual([])
  expect(saidAs('phrasal verb', 'the end of all your trying')).toHaveLength(1)
  expect(saidAs('phrase', 'not less than the number that is said')).toEqual([])
})
