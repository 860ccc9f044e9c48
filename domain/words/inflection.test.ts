import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PartOfSpeech } from './entry.ts'
import { possibleBases, regularForms } from './inflection.ts'

test.each([
  ['cat', 'noun', 'cats'],
  ['bus', 'noun', 'buses'],
  ['city', 'noun', 'cities'],
  ['boy', 'noun', 'boys'],
  ['potato', 'noun', 'potatoes'],
  ['photo', 'noun', 'photos'],
  ['knife', 'noun', 'knives'],
  ['leaf', 'noun', 'leaves'],
  ['watch', 'verb', 'watches'],
  ['study', 'verb', 'studies'],
  ['study', 'verb', 'studied'],
  ['study', 'verb', 'studying'],
  ['play', 'verb', 'played'],
  ['hope', 'verb', 'hoped'],
  ['hope', 'verb', 'hoping'],
  ['agree', 'verb', 'agreed'],
  ['agree', 'verb', 'agreeing'],
  ['be', 'verb', 'being'],
  ['stop', 'verb', 'stopped'],
  ['stop', 'verb', 'stopping'],
  ['open', 'verb', 'opened'],
  ['travel', 'verb', 'traveled'],
  ['travel', 'verb', 'travelled'],
  ['quit', 'verb', 'quitting'],
  ['fix', 'verb', 'fixing'],
  ['lie', 'verb', 'lying'],
  ['panic', 'verb', 'panicked'],
  ['big', 'adjective', 'bigger'],
  ['happy', 'adjective', 'happiest'],
  ['nice', 'adjective', 'nicer'],
  ['soon', 'adverb', 'sooner'],
] as const)('%s (%s) has the form %s, which leads back to it', (word, partOfSpeech, form) => {
  expect(regularForms(word, partOfSpeech)).toContain(form)
  expect(possibleBases(form)).toContain(word)
})

test.each([
  ['rain', 'verb', 'rainned'],
  ['hope', 'verb', 'hopeing'],
  ['study', 'verb', 'studyed'],
  ['happy', 'adjective', 'happyer'],
  ['city', 'noun', 'citys'],
  ['bus', 'noun', 'buss'],
] as const)('%s (%s) has no form %s', (word, partOfSpeech, form) => {
  expect(regularForms(word, partOfSpeech)).not.toContain(form)
})

test.each(['preposition', 'pronoun', 'number', 'determiner', 'conjunction'] as const)(
  'a %s is not inflected',
  (partOfSpeech) => {
    expect(regularForms('that', partOfSpeech)).toEqual([])
  },
)

test('every regular form of a word of two letters or more leads back to it', () => {
  const inflected: PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb']
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{2,9}$/),
      fc.constantFrom(...inflected),
      (word, partOfSpeech) => {
        for (const form of regularForms(word, partOfSpeech)) {
          expect(possibleBases(form)).toContain(word)
        }
      },
    ),
  )
})

test.each([
  ['look after', 'looked after'],
  ['give up', 'gives up'],
  ['give up', 'giving up'],
  ['look forward to', 'looking forward to'],
])('of a phrasal verb the first word is inflected: %s, %s', (word, form) => {
  expect(regularForms(word, 'phrasal verb')).toContain(form)
  expect(regularForms('at least', 'phrase')).toEqual([])
})
