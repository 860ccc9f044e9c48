import { expect, test } from 'vitest'
import type { PartOfSpeech } from '#domain/words/entry.ts'
import { aHeadword, aLexicon, anEntry, aSense, aWord, said } from './a-lexicon.ts'
import { englishDefinitionWithoutFamily } from './english-definition-without-family.ts'

function tellTale(headword: string, partOfSpeech: PartOfSpeech, definition: string) {
  const lexicon = aLexicon([
    aWord(headword, { definition }, { partOfSpeech }),
    ...['decide', 'sing', 'machine', 'wash', 'happy'].map((word) => aWord(word)),
  ])
  return said(englishDefinitionWithoutFamily, lexicon)
}

test('a definition holds neither the headword nor its kin', () => {
  expect(tellTale('decision', 'noun', 'the act of deciding what to do')).toEqual([
    '"deciding" in the definition "the act of deciding what to do" is of the headword\'s family',
  ])
  expect(tellTale('unhappy', 'adjective', 'not happy or pleased')).toHaveLength(1)
  expect(tellTale('decision', 'noun', 'a choice made after thinking')).toEqual([])
})

test('the class word of a compound and the base of an agent noun are allowed', () => {
  expect(tellTale('washing machine', 'noun', 'a machine that cleans clothes')).toEqual([])
  expect(tellTale('washing machine', 'noun', 'a machine for washing clothes')).toHaveLength(1)
  expect(tellTale('singer', 'noun', 'a person who sings songs')).toEqual([])
  expect(tellTale('singer', 'noun', 'a singer of songs')).toHaveLength(1)
})

test('all parts of a compound are allowed in the second edition, the compound itself is not', () => {
  const saidOf = (definition: string) => {
    const senses = [aSense({ definition })]
    const entries = [anEntry({ partOfSpeech: 'noun', senses })]
    const lexicon = aLexicon([
      aHeadword({ headword: 'olive oil', edition: 2, entries }),
      ...['olive', 'oil'].map((word) => aWord(word)),
    ])
    return said(englishDefinitionWithoutFamily, lexicon).length
  }
  expect(saidOf('oil that is made from olives')).toBe(0)
  expect(saidOf('a kind of olive oil')).toBe(1)
})

test('the words of a phrasal verb or a phrase may stand in its definition, the whole may not', () => {
  const saidOf = (headword: string, partOfSpeech: PartOfSpeech, definition: string) => {
    const entries = [anEntry({ partOfSpeech, senses: [aSense({ definition })] })]
    const phrase = aHeadword({ headword, edition: 2, entries })
    const lexicon = aLexicon([phrase, ...['give', 'least'].map((word) => aWord(word))])
    return said(englishDefinitionWithoutFamily, lexicon).length
  }
  expect(saidOf('give up', 'phrasal verb', 'to give something to someone else')).toBe(0)
  expect(saidOf('give up', 'phrasal verb', 'to give it all up at once')).toBe(1)
  expect(saidOf('at least', 'phrase', 'this is the least that is possible')).toBe(0)
  expect(saidOf('at least', 'phrase', 'that or at the very least a part')).toBe(1)
})
