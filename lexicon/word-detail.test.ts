import { expect, test } from 'vitest'
import { aHeadword, aLexicon, anEntry } from './checks/a-lexicon.ts'
import { wordDetail } from './word-detail.ts'

const tables = aLexicon([], {
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
})

test('a card has what the file says, and leaves out what it leaves out', () => {
  const detail = wordDetail(aHeadword({}), aLexicon([]))
  expect(detail).toEqual({
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
  expect(Object.keys(detail.entries[0] ?? {})).not.toContain('forms')
})

test('a variant of the headword holds for its entries, unless they have their own', () => {
  const detail = wordDetail(
    aHeadword({
      ukSpelling: 'gathre',
      entries: [anEntry(), anEntry({ partOfSpeech: 'noun', ukSpelling: 'gather-up' })],
    }),
    aLexicon([]),
  )
  expect(detail.entries.map(({ ukSpelling }) => ukSpelling)).toEqual(['gathre', 'gather-up'])
})

test('false friends and look-alikes are told from the side of the word', () => {
  expect(wordDetail(aHeadword({}), tables)).toMatchObject({
    falseFriends: [{ turkish: 'gater', means: 'nothing', meaningTr: 'toplanmak', kind: 'full' }],
    confusables: [{ word: 'collect', meaningTr: 'biriktirmek', hintTr: 'collect uzun sürer.' }],
  })
})
