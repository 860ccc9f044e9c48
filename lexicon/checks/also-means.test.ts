import { expect, test } from 'vitest'
import { aHeadword, aLexicon, said } from './a-lexicon.ts'
import { alsoMeans } from './also-means.ts'

const saidOf = (meanings: string[]) =>
  said(alsoMeans, aLexicon([aHeadword({ alsoMeans: { noun: { gloss: meanings } } })]))

test('what an entry teaches is not told again', () => {
  expect(saidOf(['anlamak', 'büzmek'])).toEqual([])
  expect(saidOf(['Toplanmak'])).toEqual(['toplanmak is a gloss of the file'])
})

test('at most eight meanings, each once', () => {
  expect(saidOf(['ılık', 'ILIK'])).toEqual(['names a meaning twice'])
  expect(saidOf([...'abcdefghi'])).toEqual(['has 9 meanings'])
})

test('one meaning may be that of two parts of speech', () => {
  const both = { noun: { gloss: ['yedek'] }, adjective: { gloss: ['yedek'] } }
  expect(said(alsoMeans, aLexicon([aHeadword({ alsoMeans: both })]))).toEqual([])
})
