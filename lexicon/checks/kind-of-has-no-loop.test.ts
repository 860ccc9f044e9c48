import { expect, test } from 'vitest'
import { aLexicon, aWord, said } from './a-lexicon.ts'
import { kindOfHasNoLoop } from './kind-of-has-no-loop.ts'

test('a chain of kinds leads up and never back', () => {
  const dog = aWord('dog', { kindOf: 'pet' })
  const pet = aWord('pet', { kindOf: 'animal' })
  expect(said(kindOfHasNoLoop, aLexicon([dog, pet, aWord('animal')]))).toEqual([])
  expect(said(kindOfHasNoLoop, aLexicon([dog, pet, aWord('animal', { kindOf: 'dog' })]))).toContain(
    'kindOf leads back: dog → pet → animal → dog',
  )
})
