import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

/** How Anki has packed collections over the years; the newest lies beside a dummy of the oldest. */
export const packings = ['anki2', 'anki21', 'anki21b'] as const
export type Packing = (typeof packings)[number]

export type NoteType = { readonly name: string; readonly fields: readonly string[] }

export type Note = {
  readonly fields: readonly string[]
  /** A place among the note types. */
  readonly type?: number
  /** What its first card has: its interval, when it was answered last, and what FSRS knows. */
  readonly card?: {
    readonly intervalDays: number
    readonly answeredAt?: number
    readonly fsrs?: { readonly s: number; readonly d: number }
  }
}

export type AnkiPackage = {
  readonly packing?: Packing
  readonly types?: readonly NoteType[]
  readonly notes: readonly Note[]
  /** Files beside the collection, by their names. */
  readonly media?: Readonly<Record<string, Uint8Array>>
}

const basic: NoteType = { name: 'Basic', fields: ['Front', 'Back'] }
const createdAt = 1_600_000_000

/** The bytes of a package as Anki writes it. */
export function anAnkiPackage(given: AnkiPackage): Uint8Array<ArrayBuffer> {
  const { packing = 'anki21b', media = {} } = given
  const dummy = aCollection({
    notes: [{ fields: ['Please update to the latest Anki version, then import again.', ''] }],
  })
  const own = aCollection(given, packing === 'anki21b')
  const collections: Record<string, Uint8Array> = {
    anki2: { 'collection.anki2': own },
    anki21: { 'collection.anki2': dummy, 'collection.anki21': own },
    anki21b: {
      'collection.anki2': dummy,
      'collection.anki21b': new Uint8Array(zstdCompressSync(own)),
    },
  }[packing] as Record<string, Uint8Array>
  return zipSync({ ...collections, media: strToU8('{}'), ...media }) as Uint8Array<ArrayBuffer>
}

/** An SQLite file as Anki keeps it: with note types in tables, or in an object as text. */
export function aCollection(
  { types = [basic], notes }: Pick<AnkiPackage, 'types' | 'notes'>,
  hasTables = false,
): Uint8Array {
  return sqliteFile((database) => {
    database.exec(`
      create table col (id integer primary key, crt integer, models text);
      create table notes (id integer primary key, guid text, mid integer, tags text, flds text, sfld integer);
      create table cards (id integer primary key, nid integer, did integer, ord integer, type integer,
        queue integer, due integer, ivl integer, factor integer, odue integer, odid integer, data text);
      create table revlog (id integer primary key, cid integer, ease integer, ivl integer);
      create index ix_revlog_cid on revlog (cid);
    `)
    const models = Object.fromEntries(types.map((type, at) => [typeId(at), modelOf(type)]))
    database
      .prepare('insert into col values (1, ?, ?)')
      .run(createdAt, hasTables ? '' : JSON.stringify(models))
    if (hasTables) addTypes(database, types)
    addNotes(database, notes)
  }, hasTables)
}

const typeId = (at: number) => 1_500_000_000_000 + at

function modelOf({ name, fields }: NoteType) {
  return { name, type: 0, flds: fields.map((field, ord) => ({ name: field, ord })) }
}

// Made with two spaces and a known collation, and renamed in the file: only Anki has the real one.
const collation = 'collate  nocase'
const ankisCollation = 'collate unicase'

function addTypes(database: DatabaseSync, types: readonly NoteType[]): void {
  database.exec(`
    create table notetypes (id integer primary key, name text not null ${collation}, config blob);
    create table fields (ntid integer, ord integer, name text not null ${collation}, config blob,
      primary key (ntid, ord)) without rowid;
    create unique index idx_fields_name_ntid on fields (name, ntid);
    create unique index idx_notetypes_name on notetypes (name);
  `)
  for (const [at, { name, fields }] of types.entries()) {
    database.prepare("insert into notetypes values (?, ?, x'')").run(typeId(at), name)
    for (const [ord, field] of fields.entries()) {
      database.prepare("insert into fields values (?, ?, ?, x'')").run(typeId(at), ord, field)
    }
  }
}

function addNotes(database: DatabaseSync, notes: readonly Note[]): void {
  const addNote = database.prepare("insert into notes values (?, ?, ?, '', ?, 0)")
  const addCard = database.prepare(
    'insert into cards values (?, ?, 1, 0, ?, ?, ?, ?, 2500, 0, 0, ?)',
  )
  const addAnswer = database.prepare('insert into revlog values (?, ?, 3, 1)')
  database.exec('begin')
  for (const [at, { fields, type = 0, card }] of notes.entries()) {
    addNote.run(at + 1, `guid${at}`, typeId(type), fields.join('\x1f'))
    const isReviewed = card !== undefined
    const interval = card?.intervalDays ?? 0
    const data = card?.fsrs ? JSON.stringify({ pos: at, ...card.fsrs }) : ''
    addCard.run(
      at + 1,
      at + 1,
      isReviewed ? 2 : 0,
      isReviewed ? 2 : 0,
      interval + 10,
      interval,
      data,
    )
    if (card?.answeredAt !== undefined) addAnswer.run(card.answeredAt, at + 1)
  }
  database.exec('commit')
}

/** An SQLite file with whatever `fill` puts into it. */
export function sqliteFile(fill: (database: DatabaseSync) => void, isAnkis = false): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'collection-'))
  try {
    const path = join(folder, 'collection')
    const database = new DatabaseSync(path)
    fill(database)
    database.close()
    const bytes = readFileSync(path)
    if (!isAnkis) return new Uint8Array(bytes)
    return new Uint8Array(
      Buffer.from(bytes.toString('latin1').replaceAll(collation, ankisCollation), 'latin1'),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
