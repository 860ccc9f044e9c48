import type { Result } from '#domain/result.ts'

/** Why nothing came from an address: the server cannot be reached, or takes too long. */
export type FetchProblem = {
  readonly kind: 'offline' | 'too-slow'
  /** The address that was asked. */
  readonly asked: string
}

/** What came from an address, whole. */
export type FetchedText = {
  readonly status: number
  readonly isOk: boolean
  readonly text: string
}

/** Fetches a text; one that is not there after `timeoutMs`, or breaks off, is a problem. */
export async function fetchText(
  asked: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Result<FetchedText, FetchProblem>> {
  try {
    const response = await fetch(asked, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    const { status, ok: isOk } = response
    return { ok: true, value: { status, isOk, text: await response.text() } }
  } catch (error) {
    // The only names that fetching has for a failed connection and for the end of our patience.
    if (error instanceof TypeError) return { ok: false, problem: { kind: 'offline', asked } }
    if (error instanceof DOMException) return { ok: false, problem: { kind: 'too-slow', asked } }
    throw error
  }
}
