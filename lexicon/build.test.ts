import { expect, test } from 'vitest'
import { glosses, levelWords, quizPart } from './build.ts'
import { aHeadword, aLexicon, anEntry, aWord } from './checks/a-lexicon.ts'

const lexiconOf = (...headwords: string[]) =>
  aLexicon(
    headwords.map((headword) => aWord(headword, { gloss: [`${headword}mak`] })),
    {
      lists: {
        kolay: [],
        zor: headwords.map((headword) => ({ headword, partOfSpeech: 'verb' as const })),
      },
    },
  )

test('the same words give the same version, other words another', () => {
  const version = (...headwords: string[]) => quizPart(lexiconOf(...headwords), 'zor').version
  expect(version('abandon', 'bake')).toBe(version('abandon', 'bake'))
  expect(version('abandon', 'bake')).not.toBe(version('abandon', 'climb'))
})

test('the glosses of a headword are those of all its senses, each once', () => {
  const lexicon = aLexicon([
    aWord('light', { gloss: ['ışık', 'aydınlık'] }),
    aWord('bake', { gloss: ['pişirmek'] }),
  ])

  expect(glosses(lexicon)).toEqual({ light: ['ışık', 'aydınlık'], bake: ['pişirmek'] })
})

test('a level has each headword once that is of it in some part of speech', () => {
  const entries = [anEntry({ cefr: 'A2' }), anEntry({ partOfSpeech: 'noun', cefr: 'A2' })]
  const light = aHeadword({ headword: 'light', entries })
  const bake = aWord('bake', {}, { cefr: 'B1' })

  expect(levelWords(aLexicon([light, bake]))).toMatchObject({ A1: 0, A2: 1, B1: 1 })
})
