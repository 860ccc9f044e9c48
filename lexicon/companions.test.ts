import { expect, test } from 'vitest'
import type { Cefr } from '#domain/words/entry.ts'
import { minimumDistractors } from './admissible.ts'
import { aLexicon, aWord } from './checks/a-lexicon.ts'
import { companions } from './companions.ts'
import { type Lexicon, partSenses } from './lexicon.ts'
import { meetings } from './may-meet.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const verbs = (count: number, cefr: Cefr, field: string) =>
  Array.from({ length: count }, (_, at) => {
    const name = `${field}${cefr.toLowerCase()}${letters.charAt(at)}`
    return aWord(name, { gloss: [`${name}mak`], field }, { cefr })
  })
const beside = (lexicon: Lexicon) =>
  companions(partSenses(lexicon, 'a1'), meetings(lexicon)).map(({ headword }) => headword.headword)

test('a word alone in its part has others beside it, those of the nearest level first', () => {
  const [key] = verbs(1, 'A1', 'food')
  if (!key) throw new Error('no key')
  const near = verbs(minimumDistractors, 'A2', 'money')
  const lexicon = aLexicon([key, ...verbs(9, 'C1', 'money'), ...near])

  expect(beside(lexicon)).toEqual(near.map(({ headword }) => headword))
})

test('words of its subject come first', () => {
  const [key] = verbs(1, 'A1', 'food')
  if (!key) throw new Error('no key')
  const lexicon = aLexicon([
    key,
    ...verbs(minimumDistractors, 'A2', 'money'),
    ...verbs(2, 'A2', 'food'),
    ...verbs(2, 'A2', 'cooking'),
  ])

  expect(beside(lexicon).slice(0, 4)).toEqual(['fooda2a', 'fooda2b', 'cookinga2a', 'cookinga2b'])
})

test('a part whose words suffice each other needs no others', () => {
  const lexicon = aLexicon([
    ...verbs(minimumDistractors + 1, 'A1', 'food'),
    ...verbs(9, 'A2', 'food'),
  ])

  expect(beside(lexicon)).toEqual([])
})

test('of many lures only so many come from outside that a word has six', () => {
  const others = verbs(8, 'A2', 'food')
  const names = others.map(({ headword }) => headword)
  const lures = { neighbor: names.slice(0, 7), form: names.slice(7), turkish: [], opposite: [] }
  const own = [aWord('key', { gloss: ['anahtarlamak'], field: 'food', lures }, { cefr: 'A1' })]
  const lexicon = aLexicon([...own, ...verbs(minimumDistractors, 'A1', 'food'), ...others])

  expect(beside(lexicon)).toEqual([...names.slice(0, 1), ...names.slice(7), ...names.slice(1, 5)])
})
