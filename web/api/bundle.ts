import type { Result } from '#domain/result.ts'

const timeoutMs = 8000

/**
 * A part of the lexicon, kept on the device (see `kept-parts.ts`) or from our own server.
 *
 * It is our own build under a hashed name, so it is not parsed by a schema. One that does not
 * arrive within 8 seconds, or is cut short, is `unavailable`.
 */
export async function loadBundle<Bundle>(address: string): Promise<Result<Bundle, 'unavailable'>> {
  try {
    const response =
      (await keptCopy(address)) ??
      (await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }))
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

async function keptCopy(address: string): Promise<Response | undefined> {
  // Not on an insecure page.
  if (!('caches' in globalThis)) return undefined
  return await caches.match(address)
}
