import { strToU8, zipSync } from 'fflate'
import type { SqlJsStatic } from 'sql.js'
import { ankiCollection } from '#domain/export/anki-collection.ts'
import type { ExportedList } from '#domain/export/exported-list.ts'
import { ankiTexts } from '../text/sharing.ts'

/**
 * `list` as an Anki package of the old format, which every version of Anki opens.
 *
 * @param now in milliseconds.
 */
export async function writeAnkiPackage(
  list: ExportedList,
  sqlite: SqlJsStatic,
  now: number,
): Promise<Uint8Array> {
  const checksums = await checksumsOf(
    list.words.map(({ word }) => word.replace(/\s+/g, ' ').trim()),
  )
  const { schema, rows } = ankiCollection(list, ankiTexts, {
    now,
    checksum: (text) => checksums.get(text) ?? 0,
  })
  const database = new sqlite.Database()
  try {
    for (const statement of schema) database.run(statement)
    database.run('begin')
    for (const { statement, values } of rows) {
      const prepared = database.prepare(statement)
      for (const row of values) prepared.run([...row])
      prepared.free()
    }
    database.run('commit')
    return zipSync({ 'collection.anki2': database.export(), media: strToU8('{}') })
  } finally {
    database.close()
  }
}

/** What Anki finds duplicates by: of each text, the first 32 bits of its SHA-1. */
async function checksumsOf(texts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const encoder = new TextEncoder()
  const sums = new Map<string, number>()
  for (const text of new Set(texts)) {
    const digest = await crypto.subtle.digest('SHA-1', encoder.encode(text))
    sums.set(text, new DataView(digest).getUint32(0))
  }
  return sums
}
