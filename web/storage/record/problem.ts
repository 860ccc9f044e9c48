/**
 * Why the log cannot be used: not at all, no room, written by a newer version of the app, taken over
 * by one while this page was open, or because the code that keeps it did not come.
 */
export type LogProblem = 'unavailable' | 'full' | 'newer' | 'outdated' | 'unloaded'

/** The problem behind an error of the database; `undefined` for an error of ours. */
export function logProblemOf(error: unknown): LogProblem | undefined {
  if (!(error instanceof Error || error instanceof DOMException)) return undefined
  const inner = 'inner' in error && error.inner instanceof Error ? error.inner.name : ''
  const names = [error.name, inner]
  if (names.includes('QuotaExceededError')) return 'full'
  if (names.includes('VersionError')) return 'newer'
  const isChunkMissing = error instanceof TypeError && /import|module/i.test(error.message)
  if (isChunkMissing || names.includes('NetworkError')) return 'unloaded'
  return names.some((name) => unavailable.has(name)) ? 'unavailable' : undefined
}

// No IndexedDB, closed to us, damaged, or deleted under our feet.
const unavailable = new Set([
  'MissingAPIError',
  'OpenFailedError',
  'InvalidStateError',
  'SecurityError',
  'UnknownError',
  'DataError',
  'NotFoundError',
  'DatabaseClosedError',
  'TimeoutError',
  'AbortError',
])
