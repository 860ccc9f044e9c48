import { expect, test } from 'vitest'
import { aHeadword, aLexicon, anEntry, aSense, said, saidOfSense } from './a-lexicon.ts'
import { glosses } from './glosses.ts'

test('one to four glosses, each once', () => {
  expect(saidOfSense(glosses, { gloss: ['toplanmak', 'bir araya gelmek'] })).toEqual([])
  expect(saidOfSense(glosses, { gloss: [] })).toEqual(['has no gloss'])
  expect(saidOfSense(glosses, { gloss: [], quiz: false })).toEqual([])
  expect(saidOfSense(glosses, { gloss: ['ılımak', 'Ilımak'] })).toEqual(['has a gloss twice'])
  const five = ['gelmek', 'gitmek', 'kalmak', 'durmak', 'dönmek']
  expect(saidOfSense(glosses, { gloss: five })).toEqual(['has 5 glosses'])
})

test('a gloss is a base form of at most three words', () => {
  expect(saidOfSense(glosses, { gloss: ['aynı yerde bir araya gelmek'] })[0]).toMatch('over three')
  expect(saidOfSense(glosses, { gloss: ['toplanmak (insanlar)', 'durmak'] })[0]).toMatch('explains')
})

test('a verb ends in -mek or -mak, or is a suffix', () => {
  expect(saidOfSense(glosses, { gloss: ['toplan'] })).toEqual(['gloss "toplan" of a verb'])
  expect(saidOfSense(glosses, { gloss: ['-meli'] })).toEqual([])
  expect(saidOfSense(glosses, { gloss: ['ev'] }, { partOfSpeech: 'noun' })).toEqual([])
})

test('each sense has a first gloss of its own', () => {
  const two = anEntry({ senses: [aSense(), aSense({ id: 'gather.v.2' })] })
  expect(said(glosses, aLexicon([aHeadword({ entries: [two] })]))).toEqual([
    'the first gloss is that of gather.v.1',
  ])
})

test('in the second edition the definitions tell two senses apart', () => {
  const two = anEntry({ senses: [aSense(), aSense({ id: 'gather.v.2' })] })
  expect(said(glosses, aLexicon([aHeadword({ edition: 2, entries: [two] })]))).toEqual([])
})
