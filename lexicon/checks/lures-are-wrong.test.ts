import { expect, test } from 'vitest'
import type { Headword, Sense } from '../schema.ts'
import { aHeadword, aLexicon, anEntry, aSense, aWord, said } from './a-lexicon.ts'
import { luresAreWrong } from './lures-are-wrong.ts'

type Lures = Partial<NonNullable<Sense['lures']>>

const saidOf = (name: string, lures: Lures, sense: Partial<Sense>, ...others: Headword[]) => {
  const all = { neighbor: [], form: [], turkish: [], opposite: [], ...lures }
  const entries = [anEntry({ senses: [aSense({ ...sense, lures: all })] })]
  const key = aHeadword({ headword: name, edition: 2, entries })
  return said(luresAreWrong, aLexicon([key, ...others]))
}

const ay = { gloss: ['ay'] }
const week = aWord('week', { gloss: ['hafta'], definitionTr: 'yedi günlük süre' })
const moon = aWord('moon', { gloss: ['ay'], definitionTr: 'gece gökte görünen cisim' })

test('a lure is not what the proof keeps away', () => {
  expect(saidOf('month', { neighbor: ['week'] }, ay, week)).toEqual([])
  expect(
    saidOf('month', { neighbor: ['week'] }, { ...ay, avoidAsDistractor: ['week'] }, week),
  ).toEqual(['the lure week may be right, or is of its family'])
  expect(saidOf('week', { neighbor: ['weekly'] }, {}, aWord('weekly', { gloss: ['x'] }))).toContain(
    'the lure weekly may be right, or is of its family',
  )
})

test('only what Turkish suggests may share a gloss', () => {
  expect(saidOf('month', { neighbor: ['moon'] }, ay, moon)).toEqual([
    'the lure moon shares a gloss',
  ])
  expect(saidOf('month', { turkish: ['moon'] }, ay, moon)).toEqual([])
})

test('the text of a lure does not hold the gloss of the key', () => {
  const text = aWord('outline', { gloss: ['çizgi'], definitionTr: 'bir şekil çizmek' })
  expect(saidOf('shape', { neighbor: ['outline'] }, { gloss: ['şekil'] }, text)).toEqual([
    'the lure outline has the gloss "şekil" in its definition',
  ])
})

test('what is glued of the same word is looked at again', () => {
  const suitcase = aWord('suitcase', { gloss: ['bavul'], definitionTr: 'yolda taşınan kutu' })
  expect(saidOf('suit', { neighbor: ['suitcase'] }, { gloss: ['takım'] }, suitcase)).toEqual([
    'advice: the lure suitcase may be a compound of it',
  ])
})
