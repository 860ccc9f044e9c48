import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aHeadword, aLexicon, anEntry } from './checks/a-lexicon.ts'
import { headwordSchema } from './schema.ts'
import { textsOf } from './texts.ts'

const otherWord = { word: 'movie', ipa: 'ˈmuː.vi' }

test('nothing that a word file says is left out but ids, choices and pronunciations', () => {
  const file = new URL('./fixtures/model-words.json', import.meta.url)
  const models: unknown[] = JSON.parse(readFileSync(file, 'utf8'))
  const words = models.map((model) => headwordSchema.parse(model))

  const found = new Set(textsOf(aLexicon(words)).map(({ text }) => text))

  expect(words.flatMap(stringsIn).filter((text) => !found.has(text))).toEqual([])
})

test('a spelling or a word of across the ocean is of the English used there', () => {
  const headword = aHeadword({
    headword: 'film',
    ukSpelling: 'colour',
    entries: [anEntry({ usWord: otherWord })],
  })

  const texts = textsOf(aLexicon([headword]))

  expect(texts).toContainEqual(expect.objectContaining({ language: 'british', text: 'colour' }))
  expect(texts).toContainEqual(expect.objectContaining({ language: 'american', text: 'movie' }))
})

test('the tables and the fields are read too', () => {
  const lexicon = aLexicon([], {
    fields: [{ id: 'movement', tr: 'hareket', covers: 'going' }],
    falseFriends: [
      {
        english: 'actual',
        partOfSpeech: 'adjective',
        meaningTr: 'gerçek',
        lookalikeTr: 'aktüel',
        lookalikeMeans: 'current',
        kind: 'full',
      },
    ],
    confusables: [
      {
        words: ['dead', 'death'],
        meaningsTr: ['ölü', 'ölüm'],
        hintTr: 'dead sıfat, death isimdir: *Sudden death*.',
        kind: 'spelling',
      },
    ],
    plan: [
      {
        headword: 'honor',
        partOfSpeech: 'noun',
        cefr: 'B1',
        levelSource: 'cefrj',
        list: '-',
        ukSpelling: 'honour',
      },
    ],
  })

  expect(textsOf(lexicon).map(({ language, text }) => `${language}: ${text}`)).toEqual([
    'american: going',
    'turkish: hareket',
    'american: honor',
    'british: honour',
    'american: actual',
    'american: current',
    'turkish: gerçek',
    'turkish: aktüel',
    'american: dead',
    'american: death',
    'american: sudden death',
    'hint: ölü',
    'hint: ölüm',
    'hint:  sıfat,  isimdir: .',
  ])
})

const noTexts = new Set([
  'id',
  'ipa',
  'cefr',
  'levelSource',
  'partOfSpeech',
  'field',
  'shape',
  'kindOf',
  'region',
  'register',
  'countability',
])

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (noTexts.has(key) ? [] : stringsIn(inner)))
}
