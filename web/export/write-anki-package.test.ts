import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import initSqlJs, { type SqlJsStatic } from 'sql.js'
import { beforeAll, expect, test } from 'vitest'
import type { ExportedList } from '#domain/export/exported-list.ts'
import { exportedLists } from '#domain/export/some-lists.test-support.ts'
import { writeAnkiPackage } from './write-anki-package.ts'

let sqlite: SqlJsStatic
beforeAll(async () => {
  sqlite = await initSqlJs()
})
const now = Date.UTC(2026, 10, 23, 12)

const fruit: ExportedList = {
  id: 'fruit',
  name: 'Sınıf::9/A',
  words: [
    {
      id: 'w1',
      word: 'light',
      meanings: ['ışık', 'lamba'],
      partOfSpeech: 'noun',
      example: { en: 'Turn on the <light>.', tr: 'Işığı aç.' },
    },
    { id: 'w2', word: 'can', meanings: ['-ebilmek'], partOfSpeech: 'modal verb' },
  ],
}

/** The collection of a package, in a database of the test's own. */
async function collectionOf(list: ExportedList): Promise<DatabaseSync> {
  const files = unzipSync(await writeAnkiPackage(list, sqlite, now))
  expect(Object.keys(files).sort()).toEqual(['collection.anki2', 'media'])
  expect(new TextDecoder().decode(files.media)).toBe('{}')
  const database = new DatabaseSync(':memory:')
  database.deserialize(files['collection.anki2'] as Uint8Array)
  return database
}

test('a package has a sound collection with one note type, one deck and a new card for each word', async () => {
  const database = await collectionOf(fruit)
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const col = database.prepare('select ver, models, decks, dconf, conf from col').get()
  expect(col?.ver).toBe(11)
  const [model] = Object.values(JSON.parse(String(col?.models))) as [
    { id: number; flds: { name: string }[]; tmpls: { qfmt: string; afmt: string }[] },
  ]
  expect(model.flds.map(({ name }) => name)).toEqual([
    'Kelime',
    'Anlam',
    'Tür',
    'Örnek',
    'Örneğin Türkçesi',
  ])
  const fields = [
    ...`${model.tmpls[0]?.qfmt}${model.tmpls[0]?.afmt}`.matchAll(/\{\{[#/]?([^}]+)\}\}/g),
  ]
  const known = [...model.flds.map(({ name }) => name), 'FrontSide']
  expect(fields.filter(([, name = '']) => !known.includes(name))).toEqual([])

  const decks = JSON.parse(String(col?.decks)) as Record<string, { id: number; name: string }>
  const deck = Object.values(decks).find(({ id }) => id !== 1)
  expect(deck?.name).toBe('Sınıf:9/A')
  expect(Object.keys(JSON.parse(String(col?.dconf)))).toEqual(['1'])

  const notes = database
    .prepare('select guid, mid, tags, flds, sfld, csum from notes order by id')
    .all()
  expect(notes.map(({ mid }) => mid)).toEqual([model.id, model.id])
  expect(notes[0]).toMatchObject({
    guid: 'io-w1',
    tags: ' isim ',
    flds: 'light\x1fışık, lamba\x1fisim\x1fTurn on the &lt;light&gt;.\x1fIşığı aç.',
    sfld: 'light',
    csum: Number.parseInt(createHash('sha1').update('light').digest('hex').slice(0, 8), 16),
  })
  expect(notes[1]?.tags).toBe(' yardımcı_fiil ')
  const cards = database
    .prepare('select nid, did, ord, type, queue, due from cards order by id')
    .all()
  const ids = database.prepare('select id from notes order by id').all()
  expect(cards.map(({ nid }) => nid)).toEqual(ids.map(({ id }) => id))
  expect(cards).toMatchObject([
    { did: deck?.id, ord: 0, type: 0, queue: 0, due: 1 },
    { did: deck?.id, ord: 0, type: 0, queue: 0, due: 2 },
  ])
})

test('exported once more, a word has the guid and the deck that it had before', async () => {
  const tell = async (list: ExportedList) => {
    const database = await collectionOf(list)
    return {
      guids: database.prepare('select guid from notes order by id').all(),
      decks: database.prepare('select distinct did from cards').all(),
    }
  }
  expect(await tell({ ...fruit, name: 'other' })).toEqual(await tell(fruit))
})

test('a package of any list has all of its words, in their order', async () => {
  await fc.assert(
    fc.asyncProperty(exportedLists, async (list) => {
      const database = await collectionOf(list)
      const words = database.prepare('select sfld from notes order by id').all()
      expect(words.map(({ sfld }) => String(sfld))).toHaveLength(list.words.length)
      database.close()
    }),
    { numRuns: 20 },
  )
})
