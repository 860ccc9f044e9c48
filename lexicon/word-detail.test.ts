import { expect, test } from 'vitest'
import { aHeadword, aLexicon, anEntry, aSense, aWord } from './checks/a-lexicon.ts'
import type { Headword } from './schema.ts'
import { wordDetails } from './word-detail.ts'

const tables = {
  falseFriends: [
    {
      english: 'gather',
      partOfSpeech: 'verb',
      meaningTr: 'toplanmak',
      lookalikeTr: 'gater',
      lookalikeMeans: 'nothing',
      kind: 'full',
    },
  ],
  confusables: [
    {
      words: ['collect', 'gather'],
      meaningsTr: ['biriktirmek', 'toplanmak'],
      hintTr: 'collect uzun sürer.',
      kind: 'meaning',
    },
  ],
} as const

const detailOf = (headword: Headword, rest: Parameters<typeof aLexicon>[1] = {}) =>
  wordDetails(aLexicon([headword], rest))[0]

test('a card has what the file says, and leaves out what it leaves out', () => {
  const detail = detailOf(aHeadword({}))
  expect(detail).toEqual({
    slug: 'gather',
    headword: 'gather',
    entries: [
      {
        partOfSpeech: 'verb',
        cefr: 'A2',
        ipa: { uk: 'ˈɡæð.ə', us: 'ˈɡæð.ɚ' },
        senses: [
          {
            id: 'gather.v.1',
            definition: 'to come together in one place',
            definitionTr: 'aynı yerde bir araya gelmek',
            gloss: ['toplanmak'],
            field: 'movement',
            synonyms: [],
            antonyms: [],
            example: {
              en: 'A crowd gathered in the square.',
              tr: 'Meydanda bir kalabalık toplandı.',
            },
          },
        ],
      },
    ],
  })
  expect(Object.keys(detail?.entries[0] ?? {})).not.toContain('forms')
})

test('a variant of the headword holds for its entries, unless they have their own', () => {
  const detail = detailOf(
    aHeadword({
      ukSpelling: 'gathre',
      entries: [anEntry(), anEntry({ partOfSpeech: 'noun', ukSpelling: 'gather-up' })],
    }),
  )
  expect(detail?.entries.map(({ ukSpelling }) => ukSpelling)).toEqual(['gathre', 'gather-up'])
})

test('false friends and look-alikes are told from the side of the word', () => {
  expect(detailOf(aHeadword({}), tables)).toMatchObject({
    falseFriends: [{ turkish: 'gater', means: 'nothing', meaningTr: 'toplanmak', kind: 'full' }],
    confusables: [{ word: 'collect', meaningTr: 'biriktirmek', hintTr: 'collect uzun sürer.' }],
  })
})

test('a related word leads to its page where the lexicon has it', () => {
  const gather = aHeadword({
    entries: [anEntry({ senses: [aSense({ synonyms: ['ice cream', 'assemble'] })] })],
  })

  const [detail] = wordDetails(aLexicon([gather, aWord('ice cream')], tables))

  expect(detail?.entries[0]?.senses[0]?.synonyms).toEqual([
    { word: 'ice cream', slug: 'ice-cream' },
    { word: 'assemble' },
  ])
  expect(detail?.confusables?.[0]).not.toHaveProperty('slug')
})

test('an entry names the list that asks it', () => {
  const lists = { kolay: [{ headword: 'bake', partOfSpeech: 'verb' as const }], zor: [] }

  const details = wordDetails(aLexicon([aWord('bake'), aWord('cut')], { lists }))

  expect(details.map(({ entries: [entry] }) => entry?.list)).toEqual(['kolay', undefined])
})

test('a card of a phrasal verb names the forms of its verb, unless it has its own', () => {
  const give = aWord('give', {}, { forms: { past: 'gave' } })
  const phrasal = { partOfSpeech: 'phrasal verb' } as const
  const own = { past: 'gave in and in' }
  const words = [
    give,
    aWord('give up', {}, phrasal),
    aWord('give in', {}, { ...phrasal, forms: own }),
  ]
  const [, up, inside] = wordDetails(aLexicon(words))

  expect(up?.entries[0]?.forms).toEqual({ past: 'gave up' })
  expect(inside?.entries[0]?.forms).toEqual(own)
})
