import { expect, test } from 'vitest'
import type { WordEntry } from '#domain/words/entry.ts'
import { countAdmissible } from './admissible.ts'

const anEntryOf = (with_: Partial<WordEntry>): WordEntry => ({
  id: 'gather.v.1',
  word: 'gather',
  wordInfo: 'to come together',
  turkish: ['bir araya gelmek'],
  gloss: 'toplanmak',
  partOfSpeech: 'verb',
  cefr: 'B2',
  fields: ['movement'],
  ipa: { uk: 'ə', us: 'ə' },
  never: [],
  ...with_,
})

test('tells apart what fits, what is too long or short, and what is of another level', () => {
  const list = [
    anEntryOf({ never: [4] }),
    anEntryOf({ fields: ['food'] }),
    anEntryOf({ fields: ['food'], turkish: ['gelmek'] }),
    anEntryOf({ fields: ['food'], cefr: 'A1' }),
    anEntryOf({ fields: ['money'] }),
    anEntryOf({ fields: ['movement'] }),
    anEntryOf({ fields: ['food'], partOfSpeech: 'noun' }),
  ]
  expect(countAdmissible(list)[0]).toEqual({ place: 0, strict: 2, anyLength: 3, relaxed: 4 })
})
