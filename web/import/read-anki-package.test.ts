import { zstdCompressSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import initSqlJs from 'sql.js'
import { describe, expect, test } from 'vitest'
import {
  type AnkiPackage,
  aCollection,
  anAnkiPackage,
  packings,
  sqliteFile,
} from './an-anki-package.test-support.ts'
import { readAnkiPackage } from './read-anki-package.ts'

const sqlite = initSqlJs()
const vocabulary = { name: 'Vocabulary', fields: ['Word', 'Meaning', 'Example'] }
const ignore = () => {}

describe.each(packings)('a package with its collection as %s', (packing) => {
  test('gives the fields of its notes, by note type, and no media', async () => {
    const read = await readPackage({
      packing,
      types: [vocabulary, { name: 'Cloze', fields: ['Text', 'Extra'] }],
      notes: [
        { fields: ['abandon', 'terk etmek', 'They abandoned <b>it</b>.'] },
        { fields: ['{{c1::scarce}}', 'kıt'], type: 1 },
      ],
      media: { '0': new Uint8Array(1000) },
    })

    expect(read).toEqual({
      ok: true,
      value: {
        tables: [
          { name: 'Vocabulary', columns: ['Word', 'Meaning', 'Example'] },
          { name: 'Cloze', columns: ['Text', 'Extra'] },
        ],
        rows: [
          { line: 1, table: 0, cells: ['abandon', 'terk etmek', 'They abandoned <b>it</b>.'] },
          { line: 2, table: 1, cells: ['{{c1::scarce}}', 'kıt'] },
        ],
      },
    })
  })

  test('brings what Anki remembers of those that have come through learning', async () => {
    const answeredAt = Date.UTC(2026, 9, 1)
    const read = await readPackage({
      packing,
      notes: [
        { fields: ['one', 'bir'], card: { intervalDays: 30, answeredAt } },
        {
          fields: ['two', 'iki'],
          card: { intervalDays: 7, answeredAt: answeredAt + 1, fsrs: { s: 12.5, d: 6 } },
        },
        { fields: ['three', 'üç'], card: { intervalDays: 4 } },
        { fields: ['four', 'dört'] },
      ],
    })

    expect(read.ok && read.value.rows.map(({ memory }) => memory)).toEqual([
      { stabilityDays: 30, difficulty: undefined, lastAt: answeredAt },
      { stabilityDays: 12.5, difficulty: 6, lastAt: answeredAt + 1 },
      // Where the log is missing, by the day on which it falls due: here ten days after its creation.
      {
        stabilityDays: 4,
        difficulty: undefined,
        lastAt: 1_600_000_000_000 + 10 * 86_400_000,
      },
      undefined,
    ])
  })
})

describe('a package that is none', () => {
  const selfLoop = 'with recursive n(x) as (select 1 union all select x + 1 from n) select x'
  test.for<[string, Uint8Array, string]>([
    ['of text', strToU8('PK but no more'), 'broken'],
    ['cut in the middle', anAnkiPackage({ notes: [] }).slice(0, 300), 'broken'],
    ['without a collection', zipSync({ 'notes.txt': strToU8('x') }), 'no-collection'],
    ['whose collection is none', zipSync({ 'collection.anki2': strToU8('SQLite?') }), 'broken'],
    ['whose collection is no zstd', zipSync({ 'collection.anki21b': strToU8('x') }), 'broken'],
    ['whose collection is broken', zipSync({ 'collection.anki2': scratched() }), 'broken'],
    [
      'with other tables',
      zipSync({ 'collection.anki2': sqliteFile((db) => db.exec('create table x (y)')) }),
      'broken',
    ],
    [
      'with a view that goes on for ever in the place of its notes',
      zipSync({
        'collection.anki2': sqliteFile((db) =>
          db.exec(
            `create table col (crt, models); create table cards (id);
             create view notes as ${selfLoop} id, 1 mid, 'x' flds from n`,
          ),
        ),
      }),
      'broken',
    ],
    ['that is a bomb of zip', bomb(), 'too-large'],
    ['that is a bomb of zstd', zstdBomb(), 'too-large'],
  ])('%s is told as that', async ([, bytes, problem]) => {
    expect(await read(bytes)).toEqual({ ok: false, problem })
  })
})

async function readPackage(given: AnkiPackage) {
  return await read(anAnkiPackage(given))
}

async function read(bytes: Uint8Array) {
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>])
  return await readAnkiPackage(file, async () => await sqlite, ignore)
}

/** A collection with its pages overwritten from the middle on. */
function scratched(): Uint8Array {
  const notes = Array.from({ length: 2000 }, (_, at) => ({ fields: [`word${at}`, 'anlam'] }))
  const bytes = aCollection({ notes })
  return bytes.fill(0xaa, bytes.length / 4)
}

const huge = 160 * 2 ** 20

function bomb(): Uint8Array {
  return zipSync({ 'collection.anki2': new Uint8Array(huge) }, { level: 9 })
}

function zstdBomb(): Uint8Array {
  const packed = new Uint8Array(zstdCompressSync(new Uint8Array(huge)))
  return zipSync({ 'collection.anki21b': packed })
}
