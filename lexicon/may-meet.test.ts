import { expect, test } from 'vitest'
import { aLexicon, aWord } from './checks/a-lexicon.ts'
import { partSenses } from './lexicon.ts'
import { meetings } from './may-meet.ts'
import type { Headword, Sense } from './schema.ts'

function meetingsOf(...words: Headword[]) {
  const lexicon = aLexicon(words)
  const placed = partSenses(lexicon, 'a2')
  const { mayMeet, luresOf } = meetings(lexicon)
  const at = (name: string) => {
    const found = placed.find(({ headword }) => headword.headword === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  return {
    mayMeet: (one: string, other: string) => mayMeet(at(one), at(other)),
    luresOf: (name: string) =>
      luresOf(at(name)).map(({ kind, word }) => `${kind} ${word.headword.headword}`),
  }
}

type Lures = NonNullable<Sense['lures']>
const lures = (own: Partial<Lures>): Lures => ({
  neighbor: [],
  form: [],
  turkish: [],
  opposite: [],
  ...own,
})

const month = (own: Partial<Lures> = {}) =>
  aWord('month', { gloss: ['ay'], definitionTr: 'on iki bölümden biri', lures: lures(own) })
const moon = aWord('moon', { gloss: ['ay'], definitionTr: 'gece gökte görünen cisim' })
const week = aWord('week', { gloss: ['hafta'], definitionTr: 'yedi günlük süre' })

test('words that share a gloss do not meet, unless what Turkish suggests is wanted', () => {
  expect(meetingsOf(month(), moon).mayMeet('month', 'moon')).toBe(false)
  expect(meetingsOf(month({ turkish: ['moon'] }), moon).luresOf('month')).toEqual([
    'sameGloss moon',
  ])
  expect(meetingsOf(month({ neighbor: ['moon'] }), moon).luresOf('month')).toEqual([])
})

test('a word does not meet one whose text holds its gloss, in either direction', () => {
  const shape = aWord('shape', { gloss: ['şekil'], definitionTr: 'dıştan görünüş' })
  const draw = aWord('draw', { gloss: ['çizmek'], definitionTr: 'kalemle şekil yapmak' })
  const { mayMeet, luresOf } = meetingsOf(
    {
      ...shape,
      entries: aWord('shape', {
        ...shape.entries[0]?.senses[0],
        lures: lures({ neighbor: ['draw'] }),
      }).entries,
    },
    draw,
  )

  expect(mayMeet('shape', 'draw')).toBe(false)
  expect(mayMeet('draw', 'shape')).toBe(false)
  expect(luresOf('shape')).toEqual([])
})

test('a gloss that is only part of a longer word gives nothing away', () => {
  const bay = aWord('bay', { gloss: ['koy'], definitionTr: 'ayaz vuran kıyı' })

  expect(meetingsOf(month(), bay).mayMeet('month', 'bay')).toBe(true)
})

test('the lures of a word are those that we have, of its part of speech, kind after kind', () => {
  const noun = aWord('day', { gloss: ['gün'] }, { partOfSpeech: 'noun' })
  const own = month({ neighbor: ['week', 'day', 'year'], turkish: ['moon'] })

  expect(meetingsOf(own, week, moon, noun).luresOf('month')).toEqual([
    'neighbor week',
    'sameGloss moon',
  ])
})
