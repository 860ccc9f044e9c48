import { parseJson } from '#domain/json.ts'
import type { Result } from '#domain/result.ts'
import { type FetchProblem, fetchText } from '../api/fetch-text.ts'
import { forgetKept, keptCopy } from './kept-copy.ts'

/**
 * Why a part of the lexicon is not there: nothing came; the server did not give it; or what came is
 * not what we have built (a network's own page).
 */
export type LoadProblem =
  | FetchProblem
  | {
      readonly kind: 'refused' | 'unreadable'
      /** The address that was asked. */
      readonly asked: string
      readonly status: number
    }

const timeoutMs = 8000

/**
 * A part of the lexicon, kept on the device (see `kept-parts.ts`) or from our own server, which has
 * 8 seconds for it. It is our own build under a hashed name, so it is not parsed by a schema.
 */
export async function loadBundle<Bundle>(asked: string): Promise<Result<Bundle, LoadProblem>> {
  const kept = await keptCopy(asked)
  if (kept !== undefined) {
    const value = parseJson(kept)
    if (value !== undefined) return { ok: true, value: value as Bundle }
    // What is kept and cannot be read (somebody else's page, say) helps nobody.
    await forgetKept(asked)
  }
  const fetched = await fetchText(asked, {}, timeoutMs)
  if (!fetched.ok) return fetched
  const { status, isOk, text } = fetched.value
  if (!isOk) return { ok: false, problem: { kind: 'refused', asked, status } }
  const value = parseJson(text)
  return value === undefined
    ? { ok: false, problem: { kind: 'unreadable', asked, status } }
    : { ok: true, value: value as Bundle }
}
