import { expect, test } from 'vitest'
import { wordTable } from '#domain/words/word-table.ts'
import { wordUses } from '#domain/words/word-uses.ts'
import { aLexicon, aWord } from './checks/a-lexicon.ts'
import { indexOfUses, wordIndex } from './word-index.ts'

test('a headword is in it with its address, its senses and the list that asks it', () => {
  const words = [aWord('Bake', { gloss: ['pişirmek'] }), aWord('abandon', { gloss: [] })]
  const lists = { kolay: [{ headword: 'Bake', partOfSpeech: 'verb' as const }], zor: [] }
  const table = wordTable(wordIndex(aLexicon(words, { lists })))

  expect(table.at(0)).toMatchObject({
    headword: 'abandon',
    entries: [{ senses: [{ glosses: ['aynı yerde bir araya gelmek'] }] }],
    lists: [],
  })
  expect(table.at(1)).toMatchObject({
    headword: 'Bake',
    slug: 'bake',
    lists: [{ list: 'kolay', sense: 'bake.v.1' }],
  })
})

test('irregular forms are with their word, and a form in -ed where one in -t stands beside it', () => {
  const table = wordTable(wordIndex(aLexicon(['go', 'learn', 'stop'].map((name) => aWord(name)))))

  expect([0, 1, 2].map((place) => table.at(place).forms)).toEqual([
    ['goes', 'went', 'gone'],
    ['learnt', 'learned'],
    [],
  ])
})

test('the same words give the same version, other words another', () => {
  const version = (...names: string[]) =>
    wordIndex(aLexicon(names.map((name) => aWord(name)))).version
  expect(version('abandon', 'bake')).toBe(version('abandon', 'bake'))
  expect(version('abandon', 'bake')).not.toBe(version('abandon', 'climb'))
})

test('uses stand in the order of the words they are of, all senses together', () => {
  const uses = [{ en: 'take turns', tr: 'sırayla yapmak' }]
  const lexicon = aLexicon([aWord('turn', { uses }), aWord('Bake'), aWord('above')])
  const shipped = wordUses(indexOfUses(lexicon))
  const table = wordTable(wordIndex(lexicon))
  const place = table.placeOf('turn') ?? -1
  expect([0, 1, 2].map((at) => shipped.at(at))).toEqual(
    [0, 1, 2].map((at) => (at === place ? uses : [])),
  )
})

test('a phrasal verb has the irregular forms of its verb', () => {
  const give = aWord('give', {}, { forms: { past: 'gave', pastParticiple: 'given' } })
  const phrasal = { partOfSpeech: 'phrasal verb' } as const
  const words = [give, aWord('give up', {}, phrasal), aWord('look after', {}, phrasal)]
  const table = wordTable(wordIndex(aLexicon(words)))
  const formsOf = (slug: string) => table.at(table.placeOf(slug) ?? -1).forms

  expect(formsOf('give-up')).toEqual(['gave up', 'given up'])
  expect(formsOf('look-after')).toEqual([])
})
