import { expect, test } from 'vitest'
import { aLexicon, aWord, said } from './a-lexicon.ts'
import { levelFacts } from './level-facts.ts'

const row = {
  headword: 'gather',
  partOfSpeech: 'verb',
  cefr: 'A2',
  levelSource: 'cefrj',
  list: '-',
  ukSpelling: '',
} as const
const entryWith = (cefr: 'A2' | 'B1', levelSource: 'cefrj' | 'editors') => [
  aWord('gather', {}, { cefr, levelSource }),
]

test('a level of a published list is the one that the list gives', () => {
  const plan = [row]
  expect(said(levelFacts, aLexicon(entryWith('A2', 'cefrj'), { plan }))).toEqual([])
  expect(said(levelFacts, aLexicon(entryWith('B1', 'editors'), { plan }))).toEqual([])
  expect(said(levelFacts, aLexicon(entryWith('B1', 'cefrj'), { plan }))).toEqual([
    'B1 is not what cefrj gives',
  ])
})

test('where our editors decide, no list is named', () => {
  const plan = [{ ...row, cefr: undefined, levelSource: 'editors' as const }]
  expect(said(levelFacts, aLexicon(entryWith('A2', 'cefrj'), { plan }))).toEqual([
    'A2 is not what cefrj gives',
  ])
})

test('a known British spelling is asked for', () => {
  const plan = [{ ...row, ukSpelling: 'gathre' }]
  expect(said(levelFacts, aLexicon(entryWith('A2', 'cefrj'), { plan }))).toEqual([
    'advice: British English writes gathre',
  ])
})
