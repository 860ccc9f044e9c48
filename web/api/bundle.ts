import type { Result } from '#domain/result.ts'

const timeoutMs = 8000

/**
 * A part of the lexicon, from our own server or the browser's cache.
 *
 * It is our own build under a hashed name, so it is not parsed by a schema. One that does not
 * arrive within 8 seconds, or is cut short, is `unavailable`.
 */
export async function loadBundle<Bundle>(address: string): Promise<Result<Bundle, 'unavailable'>> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return { ok: false, problem: 'unavailable' }
    return { ok: true, value: (await response.json()) as Bundle }
  } catch (error) {
    // No network, too slow, broken off in the middle.
    const isTransport =
      error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError
    if (isTransport) return { ok: false, problem: 'unavailable' }
    throw error
  }
}
