import { expect, test } from 'vitest'
import { aLexicon, aWord, said, saidOfSense } from './a-lexicon.ts'
import { characters } from './characters.ts'

test('letters, digits and plain marks are all a text has', () => {
  expect(said(characters, aLexicon([aWord("driver's license")]))).toEqual([])
  expect(saidOfSense(characters, { definition: 'to “come” together' })).toEqual([
    '"to “come” together" has "“" "”"',
  ])
  expect(saidOfSense(characters, { definitionTr: 'bir araya (topluca) gelmek' })).toEqual([
    '"bir araya (topluca) gelmek" has "(" ")"',
  ])
})

test('a letter is in one piece and no space is too many', () => {
  expect(saidOfSense(characters, { gloss: ['go\u0308rmek'] })).toEqual([
    '"go\u0308rmek" has a letter in two pieces',
  ])
  expect(saidOfSense(characters, { gloss: ['bir  araya gelmek'] })).toEqual([
    '"bir  araya gelmek" has a space too many',
  ])
})
