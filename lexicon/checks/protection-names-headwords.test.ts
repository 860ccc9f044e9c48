import { expect, test } from 'vitest'
import { aLexicon, aWord, said } from './a-lexicon.ts'
import { protectionNamesHeadwords } from './protection-names-headwords.ts'

test('what keeps a word away is a word that we have', () => {
  const gather = aWord('gather', { avoidAsDistractor: ['meet', 'muster'], kindOf: 'assemble' })

  expect(said(protectionNamesHeadwords, aLexicon([gather, aWord('meet')]))).toEqual([
    'avoidAsDistractor: there is no word muster',
    'kindOf: there is no word assemble',
  ])
  expect(said(protectionNamesHeadwords, aLexicon([aWord('meet', { kindOf: 'meet' })]))).toEqual([])
})
