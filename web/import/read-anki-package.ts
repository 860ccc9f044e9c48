import type { SqlJsStatic } from 'sql.js'
import type { Result } from '#domain/result.ts'
import { mostBytes } from './read-bytes.ts'
import { type Collection, readCollection } from './read-collection.ts'
import { unzip } from './unzip.ts'

// The newest first: beside it lies an older one that only says so, for older versions of Anki.
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const

export type PackageProblem = 'too-large' | 'broken' | 'no-collection' | 'too-many-rows' | 'unloaded'

/**
 * The notes of an Anki package, `.apkg` or `.colpkg` alike. Its media are not even unpacked.
 *
 * @param loadSqlite gives SQLite; rejects where its code cannot be loaded.
 */
export async function readAnkiPackage(
  file: Blob,
  loadSqlite: () => Promise<SqlJsStatic>,
  onShare: (share: number) => void,
): Promise<Result<Collection, PackageProblem>> {
  if (file.size > mostBytes.package) return { ok: false, problem: 'too-large' }
  const files = unzip(new Uint8Array(await file.arrayBuffer()), collections)
  if (files === 'too-large') return { ok: false, problem: 'too-large' }
  if (!files) return { ok: false, problem: 'broken' }
  onShare(0.2)
  const name = collections.find((one) => files.has(one))
  const packed = name && files.get(name)
  if (!packed) return { ok: false, problem: 'no-collection' }
  const bytes = name === 'collection.anki21b' ? await unpacked(packed) : packed
  if (bytes === 'too-large') return { ok: false, problem: 'too-large' }
  if (bytes === 'unloaded') return { ok: false, problem: 'unloaded' }
  if (!bytes) return { ok: false, problem: 'broken' }
  onShare(0.4)
  const sqlite = await loadSqlite().catch(() => undefined)
  if (!sqlite) return { ok: false, problem: 'unloaded' }
  return readCollection(sqlite, bytes, (share) => onShare(0.4 + 0.6 * share))
}

async function unpacked(packed: Uint8Array) {
  const loaded = await import('./unzstd.ts').catch(() => undefined)
  return loaded ? loaded.unzstd(packed) : 'unloaded'
}
