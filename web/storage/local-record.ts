import { z } from 'zod/mini'
import { parseJson } from '#domain/json.ts'
import type { Result } from '#domain/result.ts'

/** Why a stored record cannot be used: damaged or foreign, or written by another version. */
export type RecordProblem = 'broken' | 'other-version'

/** Something small that survives a reload, under one key of the browser's local storage. */
export type LocalRecord<Value> = {
  /** The value, `undefined` where nothing is stored, or why what is stored cannot be used. */
  read(): Result<Value | undefined, RecordProblem>
  /** Whether it could be stored: not in a full or blocked storage. */
  write(value: Value): boolean
  remove(): void
}

const envelope = z.object({ version: z.number(), value: z.unknown() })

/**
 * A record under `key`, parsed by `schema` when read. A change of its shape takes a new `version`;
 * a record of another one is never guessed at.
 */
export function localRecord<Value>(
  key: string,
  version: number,
  schema: z.ZodMiniType<Value>,
): LocalRecord<Value> {
  return {
    read() {
      const text = storedText(key)
      if (text === null) return { ok: true, value: undefined }
      const stored = envelope.safeParse(parseJson(text))
      if (!stored.success) return { ok: false, problem: 'broken' }
      if (stored.data.version !== version) return { ok: false, problem: 'other-version' }
      const value = schema.safeParse(stored.data.value)
      return value.success ? { ok: true, value: value.data } : { ok: false, problem: 'broken' }
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify({ version, value }))
        return true
      } catch (error) {
        if (isStorageRefusal(error)) return false
        throw error
      }
    },
    remove() {
      try {
        localStorage.removeItem(key)
      } catch (error) {
        if (!isStorageRefusal(error)) throw error
      }
    },
  }
}

/** The keys of local storage that begin with `prefix`. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
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

// A full storage, or one that the browser's settings close to us.
function isStorageRefusal(error: unknown): boolean {
  return (
    error instanceof DOMException && ['QuotaExceededError', 'SecurityError'].includes(error.name)
  )
}
