import { expect, test } from 'vitest'
import { aHeadword, aLexicon, anEntry, aSense, said } from './a-lexicon.ts'
import { usesHaveHeadword } from './uses-have-headword.ts'

const saidOf = (headword: string, en: string, forms = {}) =>
  said(
    usesHaveHeadword,
    aLexicon([
      aHeadword({
        headword,
        edition: 2,
        entries: [anEntry({ forms, senses: [aSense({ uses: [{ en, tr: 'bir şey' }] })] })],
      }),
    ]),
  )

test('a use has the headword in any of its forms', () => {
  expect(saidOf('turn', 'take turns')).toEqual([])
  expect(saidOf('child', 'small children', { plural: 'children' })).toEqual([])
  expect(saidOf('turn off', 'turn the light off')).toEqual([])
  expect(saidOf('turn', 'wait in line')).toEqual(['the use "wait in line" lacks the headword'])
  expect(saidOf('art', 'start again')).toHaveLength(1)
})
