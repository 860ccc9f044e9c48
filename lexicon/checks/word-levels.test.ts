import { expect, test } from 'vitest'
import type { Cefr } from '#domain/words/entry.ts'
import { aLexicon, aWord, said } from './a-lexicon.ts'
import { wordLevels } from './word-levels.ts'

const easyWords =
  'a to come together in one place crowd the square give people and speak quickly he his meet'
    .split(' ')
    .map((headword) => ({
      headword,
      partOfSpeech: 'noun' as const,
      cefr: 'A2' as const,
      levelSource: 'cefrj' as const,
      list: '-' as const,
      ukSpelling: '',
    }))

function saidOf(cefr: Cefr, definition: string, en = 'A crowd came together.') {
  const word = aWord('gather', { definition, example: { en, tr: 'Toplandılar.' } }, { cefr })
  const hard = aWord('assemble', {}, { cefr: 'B2' })
  return said(wordLevels, aLexicon([word, hard], { plan: easyWords })).filter((line) =>
    line.endsWith(`for ${cefr}`),
  )
}

test('an easy word is explained in easy words', () => {
  expect(saidOf('A2', 'to come together in one place')).toEqual([])
  expect(saidOf('A2', 'to converge in one place')).toEqual([
    'advice: converge in the definition may be too hard for A2',
  ])
})

test('a hard word may have words just below its own level', () => {
  expect(saidOf('B2', 'to converge in one place')).toEqual([])
  expect(saidOf('B2', 'to assemble in one place')).toEqual([
    'advice: assemble in the definition may be too hard for B2',
  ])
})

test('forms count as their words, names not at all, and one hard word in an example', () => {
  expect(saidOf('A2', 'giving people places', 'They met Jonathan, 12 nomads came.')).toEqual([
    'advice: they, nomads in the example may be too hard for A2',
  ])
  expect(saidOf('A2', 'giving people places', 'He met the people and 12 nomads.')).toEqual([])
})
