import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatHeadword } from '../file-format.ts'
import { headwordSchema } from '../schema.ts'
import { migrated, migrations } from './all.ts'

const firstEdition = {
  headword: 'gather',
  alsoMeans: ['anlamak', 'büzgü'],
  entries: [
    {
      partOfSpeech: 'verb',
      cefr: 'A2',
      levelSource: 'cefrj',
      register: 'formal',
      ipa: { uk: 'ˈɡæð.ə', us: 'ˈɡæð.ɚ' },
      senses: [
        {
          id: 'gather.v.1',
          definition: 'to come together in one place',
          definitionTr: 'aynı yerde bir araya gelmek',
          gloss: ['toplanmak'],
          field: 'movement',
          synonyms: [],
          example: { en: 'A crowd gathered.', tr: 'Bir kalabalık toplandı.' },
        },
      ],
    },
  ],
}

test('a file of the first edition becomes one that the schema of today takes', () => {
  const headword = headwordSchema.parse(migrated(firstEdition))
  expect(headword.alsoMeans).toEqual({ verb: { gloss: ['anlamak'] }, noun: { gloss: ['büzgü'] } })
  expect(headword.entries[0]?.senses[0]?.register).toBe('formal')
})

test('a file that has been brought over stays as it is', () => {
  const once = formatHeadword(migrated(firstEdition))
  expect(formatHeadword(migrated(JSON.parse(once)))).toBe(once)
})

test('every numbered file of the room is run, none left out', () => {
  const numbered = readdirSync(import.meta.dirname).filter((name) =>
    /^\d{3}-.*(?<!\.test)\.ts$/.test(name),
  )
  expect(numbered.map((name) => Number(name.slice(0, 3)))).toEqual(
    migrations.map((_, at) => at + 1),
  )
})
