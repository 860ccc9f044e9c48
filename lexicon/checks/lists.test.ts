import { expect, test } from 'vitest'
import { aLexicon, aWord, said } from './a-lexicon.ts'
import { lists } from './lists.ts'

const verb = (headword: string) => ({ headword, partOfSpeech: 'verb' as const })
const words = ['abundant', 'gather', 'wilt'].map((headword) => aWord(headword))
const saidOf = (kolay: string[], zor: string[], headwords = words) =>
  said(lists, aLexicon(headwords, { lists: { kolay: kolay.map(verb), zor: zor.map(verb) } }))

test('a list names words that exist, each once', () => {
  expect(saidOf(['gather'], ['abundant', 'gather', 'wilt'])).toEqual([])
  expect(saidOf(['gather', 'gather'], [])).toEqual(['stands in the list twice'])
  expect(saidOf(['go'], [])).toEqual(['there is no verb go'])
})

test('ZOR runs from abundant to wilt', () => {
  expect(saidOf([], ['abundant', 'wilt', 'gather'])).toEqual(['stands after wilt', 'is the last'])
  expect(saidOf([], ['gather', 'wilt'])).toEqual(['is the first'])
})

test('a word that makes no question is in no list', () => {
  const the = aWord('the', { quiz: false })
  expect(saidOf(['the'], [], [the])).toEqual(['makes no question (quiz: false)'])
})

test('a word that is the same in Turkish is not in KOLAY', () => {
  const film = aWord('film', { gloss: ['film'] })
  expect(saidOf(['film'], [], [film])).toEqual(['is the same word in Turkish'])
})

test('a sense that no question asks may be the same in Turkish', () => {
  const word = aWord('rock', { gloss: ['kaya'] })
  const [entry] = word.entries
  const [first] = entry?.senses ?? []
  if (!entry || !first) throw new Error('a word has a sense')
  const music = { ...first, id: 'rock.v.2', gloss: ['rock'], quiz: false as const }
  const rock = { ...word, entries: [{ ...entry, senses: [first, music] }] }

  expect(saidOf(['rock'], [], [rock])).toEqual([])
})
