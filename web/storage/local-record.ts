import { anyNumber, anything, type Check, objectOf } from '#domain/field-check.ts'
import { parseJson } from '#domain/json.ts'
import type { Result } from '#domain/result.ts'

/** Why a stored record cannot be used: damaged or foreign, or written by another version. */
export type RecordProblem = 'broken' | 'older' | 'newer'

/**
 * What the product keeps in the browser's storages is found by its key: under `io.`, but for what
 * the script in index.html reads before the first paint. *Her şeyi sil* needs no other list.
 */
export type LocalKey = `io.${string}`

/**
 * Read and written by the script in index.html: colours, the day of the first paint, letters there.
 * It also looks whether there is a forecast (`io.due`).
 */
export const paintKeys = { theme: 'tema', day: 'gun', letters: 'yazi' } as const

/** Something small that survives a reload, under one key of the browser's local storage. */
export type LocalRecord<Value> = {
  /** The value, `undefined` where nothing is stored, or why what is stored cannot be used. */
  read(): Result<Value | undefined, RecordProblem>
  /** Whether it could be stored: not in a full or blocked storage, nor over a newer version's. */
  write(value: Value): boolean
  /** Removes it; what a newer version has written stays. */
  remove(): void
}

const envelope = objectOf({ version: anyNumber, value: anything })

/**
 * A record under `key`, held against `check` when read. A change of its shape takes a new `version`;
 * a record of another one is never guessed at, and that of a newer one never touched: a tab that
 * was left open, or a release that was taken back, must not cost the learner what is there.
 */
export function localRecord<Value>(
  key: LocalKey,
  version: number,
  check: Check<Value>,
): LocalRecord<Value> {
  return {
    read() {
      const text = storedText(key)
      if (text === null) return { ok: true, value: undefined }
      const stored = parseJson(text)
      if (!envelope(stored)) return { ok: false, problem: 'broken' }
      if (stored.version !== version) {
        return { ok: false, problem: stored.version > version ? 'newer' : 'older' }
      }
      const { value } = stored
      return check(value) ? { ok: true, value } : { ok: false, problem: 'broken' }
    },
    write(value) {
      if (isNewer(key, version)) return false
      try {
        localStorage.setItem(key, JSON.stringify({ version, value }))
        return true
      } catch (error) {
        if (isStorageRefusal(error)) return false
        throw error
      }
    },
    remove() {
      if (isNewer(key, version)) return
      try {
        localStorage.removeItem(key)
      } catch (error) {
        if (!isStorageRefusal(error)) throw error
      }
    },
  }
}

function isNewer(key: LocalKey, version: number): boolean {
  const text = storedText(key)
  if (text === null) return false
  const stored = parseJson(text)
  return envelope(stored) && stored.version > version
}

/** The keys of local storage that begin with `prefix`. */
export function storedKeys<Prefix extends LocalKey>(prefix: Prefix): `${Prefix}${string}`[] {
  try {
    return Object.keys(localStorage).filter((key): key is `${Prefix}${string}` =>
      key.startsWith(prefix),
    )
  } catch (error) {
    if (isStorageRefusal(error)) return []
    throw error
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    if (isStorageRefusal(error)) return null
    throw error
  }
}

/** Whether this was thrown by a full storage, or by one that the browser's settings close to us. */
export function isStorageRefusal(error: unknown): boolean {
  return (
    error instanceof DOMException && ['QuotaExceededError', 'SecurityError'].includes(error.name)
  )
}
