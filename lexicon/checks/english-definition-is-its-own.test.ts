import { expect, test } from 'vitest'
import { aLexicon, aWord, said } from './a-lexicon.ts'
import { englishDefinitionIsItsOwn } from './english-definition-is-its-own.ts'

test('two words with one English definition are a problem', () => {
  const gather = aWord('gather')
  const meet = aWord('meet', { definition: 'to come together and talk' })
  expect(said(englishDefinitionIsItsOwn, aLexicon([gather, meet]))).toEqual([])
  expect(said(englishDefinitionIsItsOwn, aLexicon([gather, aWord('assemble')]))).toEqual([
    '"to come together in one place" defines gather.v.1 too',
  ])
})
