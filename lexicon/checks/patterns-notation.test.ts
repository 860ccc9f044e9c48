import { expect, test } from 'vitest'
import { aHeadword, aLexicon, anEntry, aSense, said } from './a-lexicon.ts'
import { patternsNotation } from './patterns-notation.ts'

const saidOf = (headword: string, ...patterns: string[]) => {
  const entries = [anEntry({ senses: [aSense({ patterns })] })]
  return said(patternsNotation, aLexicon([aHeadword({ headword, edition: 2, entries })]))
}

test.each([
  ['consist', 'consist of something'],
  ['want', 'want to do'],
  ['enjoy', 'enjoy doing'],
  ['ask', 'ask someone to do'],
  ['interested', 'interested in something'],
  ['guess', 'guess + wh-clause'],
  ['extra', 'extra + adjective'],
  ['worth', 'It is worth doing'],
  ['enough', 'adjective + enough to do'],
  ['behalf', "on someone's behalf"],
])('%s may say: %s', (headword, pattern) => {
  expect(saidOf(headword, pattern)).toEqual([])
})

test.each([
  ['consist', 'consist of sth', 'has "sth"'],
  ['consist', 'consist of (something)', 'has "(something)"'],
  ['like', 'like to do/doing', 'has "do/doing"'],
  ['guess', 'guess + when', 'has a plus without a kind of word beside it'],
  ['turn', 'take turns', 'leaves nothing open: it is a use'],
  ['consist', 'be made of something', 'lacks the headword'],
])('%s may not say: %s', (headword, pattern, fault) => {
  expect(saidOf(headword, pattern)).toEqual([`the pattern "${pattern}" ${fault}`])
})

test('at most three patterns', () => {
  const patterns = ['want to do', 'want something', 'want someone to do', 'want something done']
  expect(saidOf('want', ...patterns)).toEqual(['has 4 patterns'])
})
