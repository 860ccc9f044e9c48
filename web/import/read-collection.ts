import type { Database, SqlJsStatic, Statement } from 'sql.js'
import {
  type ForeignMemory,
  importLimits,
  type SourceRow,
  type SourceTable,
} from '#domain/import/source-row.ts'
import type { Result } from '#domain/result.ts'

export type Collection = { readonly rows: SourceRow[]; readonly tables: SourceTable[] }

const dayMs = 86_400_000
// Cards that have come through learning are asked again after days: the others have no memory yet.
const reviewed = 2
const fieldSign = '\x1f'

/**
 * The notes of an Anki collection, in whichever of its schemas, with what Anki remembers of them:
 * the one on file (`col.models`), and the newer ones with tables of their own.
 *
 * @returns `broken` where it is no collection, or one that cannot be read to its end.
 */
export function readCollection(
  sqlite: SqlJsStatic,
  bytes: Uint8Array,
  onShare: (share: number) => void,
): Result<Collection, 'broken' | 'too-many-rows'> {
  let database: Database | undefined
  try {
    database = new sqlite.Database(bytes)
    return readNotes(database, onShare)
  } catch (error) {
    // What SQLite says of files that are none, and what is thrown where it gets no more memory.
    if (error instanceof Error) return { ok: false, problem: 'broken' }
    throw error
  } finally {
    database?.close()
  }
}

function readNotes(
  database: Database,
  onShare: (share: number) => void,
): Result<Collection, 'broken' | 'too-many-rows'> {
  // No function or table that the file itself defines is ever run: a view may go on for ever.
  database.run('pragma trusted_schema = off')
  const there = new Set(
    valuesOf(database, "select name from sqlite_master where type = 'table' and rootpage > 0").map(
      ([name]) => String(name),
    ),
  )
  if (!['col', 'notes', 'cards'].every((table) => there.has(table))) {
    return { ok: false, problem: 'broken' }
  }
  const types = there.has('notetypes') ? typesOfTables(database) : typesOfModels(database)
  const memories = memoriesOf(database, there.has('revlog'))
  const count = Number(valuesOf(database, 'select count(*) from notes')[0]?.[0])
  if (count > importLimits.rows) return { ok: false, problem: 'too-many-rows' }

  const tables: SourceTable[] = []
  const places = new Map<string, number>()
  const tableOf = (type: string) => {
    const known = places.get(type)
    if (known !== undefined) return known
    const place = tables.push(types.get(type) ?? { name: '', columns: [] }) - 1
    places.set(type, place)
    return place
  }
  const rows: SourceRow[] = []
  for (const [note, type, fields] of rowsOf(database, 'select id, mid, flds from notes')) {
    const memory = memories.get(String(note))
    const cells = String(fields ?? '').split(fieldSign, importLimits.columns)
    rows.push({
      line: rows.length + 1,
      cells,
      table: tableOf(String(type)),
      ...(memory && { memory }),
    })
    if (rows.length % 500 === 0) onShare(rows.length / count)
  }
  return { ok: true, value: { rows, tables } }
}

type Value = ReturnType<Statement['get']>[number]

function* rowsOf(database: Database, query: string): Generator<Value[]> {
  const statement = database.prepare(query)
  try {
    while (statement.step()) yield statement.get()
  } finally {
    statement.free()
  }
}

function valuesOf(database: Database, query: string): Value[][] {
  return [...rowsOf(database, query)]
}

/** Note types as the newer schemas have them. */
function typesOfTables(database: Database): ReadonlyMap<string, SourceTable> {
  // Their names are in a collation that only Anki has, and `fields` cannot even be read without it.
  // In this copy they are in one that is known; their indexes are then out of order, but are asked
  // for no order: the fields are put into theirs here.
  database.run(`
    pragma writable_schema = on;
    update sqlite_master set sql = replace(sql, 'unicase', 'binary')
      where tbl_name in ('notetypes', 'fields');
    pragma writable_schema = reset;
  `)
  const fields = valuesOf(database, 'select ntid, ord, name from fields')
  return new Map(
    valuesOf(database, 'select id, name from notetypes').map(([id, name]) => {
      const columns = fields
        .filter(([type]) => type === id)
        .toSorted(([, a], [, b]) => Number(a) - Number(b))
        .map(([, , field]) => String(field))
      return [String(id), { name: String(name), columns }]
    }),
  )
}

type Model = { readonly name?: unknown; readonly flds?: readonly { readonly name?: unknown }[] }

/** Note types as the schema of files has them: an object as text. */
function typesOfModels(database: Database): ReadonlyMap<string, SourceTable> {
  const written = String(valuesOf(database, 'select models from col')[0]?.[0] ?? '')
  const models = parsed(written) as Readonly<Record<string, Model | null>> | undefined
  return new Map(
    Object.entries(models ?? {}).map(([id, model]) => {
      const flds = Array.isArray(model?.flds) ? model.flds : []
      const columns = flds.map((field) => String(field?.name ?? ''))
      return [id, { name: String(model?.name ?? ''), columns }]
    }),
  )
}

/** By note: the memory behind its first card that has one. */
function memoriesOf(database: Database, hasLog: boolean): ReadonlyMap<string, ForeignMemory> {
  const created = Number(valuesOf(database, 'select crt from col')[0]?.[0]) * 1000
  const lastAnswers = new Map(
    hasLog ? valuesOf(database, 'select cid, max(id) from revlog group by cid').map(pair) : [],
  )
  const first = new Map<string, { readonly ord: number; readonly memory: ForeignMemory }>()
  const cards = `select id, nid, ord, ivl, case when odid = 0 then due else odue end, data
    from cards where type = ${reviewed} and ivl > 0`
  for (const [id, nid, ord, interval, due, data] of rowsOf(database, cards)) {
    const lastAt = lastAnswers.get(String(id)) ?? created + (Number(due) - Number(interval)) * dayMs
    const { s, d } = fsrsOf(data)
    const memory = { stabilityDays: s ?? Number(interval), difficulty: d, lastAt }
    const known = first.get(String(nid))
    if (Number.isFinite(lastAt) && (!known || Number(ord) < known.ord)) {
      first.set(String(nid), { ord: Number(ord), memory })
    }
  }
  return new Map([...first].map(([note, { memory }]) => [note, memory]))
}

function pair([key, value]: Value[]): [string, number] {
  return [String(key), Number(value)]
}

/** Stability and difficulty, where Anki schedules by FSRS. */
function fsrsOf(data: Value | undefined): { readonly s?: number; readonly d?: number } {
  const { s, d } = (parsed(String(data ?? '')) ?? {}) as { s?: unknown; d?: unknown }
  const isStability = typeof s === 'number' && s > 0 && s < 40_000
  const isDifficulty = typeof d === 'number' && d >= 1 && d <= 10
  return { ...(isStability && { s }), ...(isStability && isDifficulty && { d }) }
}

function parsed(text: string): object | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text) as object
  } catch {
    return undefined
  }
}
