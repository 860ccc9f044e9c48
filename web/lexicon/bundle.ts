import type { Result } from '#domain/result.ts'
import { forgetKept, keptCopy } from './kept-files.ts'

const timeoutMs = 8000

/**
 * A part of the lexicon, kept on the device (see `kept-parts.ts`) or from our own server.
 *
 * It is our own build under a hashed name, so it is not parsed by a schema. One that does not
 * arrive within 8 seconds, or is cut short, is `unavailable`.
 */
export async function loadBundle<Bundle>(address: string): Promise<Result<Bundle, 'unavailable'>> {
  const kept = await keptCopy(address)
  const read = kept && (await parsed<Bundle>(kept))
  if (read?.ok) return read
  // What is kept and cannot be read (somebody else's page, say) helps nobody.
  if (kept) await forgetKept(address)
  try {
    return await parsed(await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }))
  } catch (error) {
    // No network, or too slow.
    if (error instanceof TypeError || error instanceof DOMException) {
      return { ok: false, problem: 'unavailable' }
    }
    throw error
  }
}

async function parsed<Bundle>(response: Response): Promise<Result<Bundle, 'unavailable'>> {
  try {
    if (response.ok) return { ok: true, value: (await response.json()) as Bundle }
  } catch (error) {
    // Broken off in the middle, or no JSON at all.
    const isBroken =
      error instanceof SyntaxError || error instanceof TypeError || error instanceof DOMException
    if (!isBroken) throw error
  }
  return { ok: false, problem: 'unavailable' }
}
