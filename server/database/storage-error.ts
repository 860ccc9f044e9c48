/** The database cannot be asked now: it is away, busy or full. What was asked for may come later. */
export class StorageError extends Error {
  /** The database's own code, or the system's. */
  readonly code: string

  constructor(code: string, cause: unknown) {
    super(`The database does not answer (${code})`, { cause })
    this.name = 'StorageError'
    this.code = code
  }
}

/** Two transactions met, and this one is to be tried again. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error)
  return code === '40001' || code === '40P01'
}

/** SQLite was kept from writing by another process that does so. */
export function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' && (errcode & 0xff) === sqliteBusy
}

/** `error` as a `StorageError` where it means that the database is away; itself where it does not. */
export function toStorageError(error: unknown): unknown {
  const code = codeOf(error)
  if (code !== undefined && (isAwayCode(code) || isConflict(error))) {
    return new StorageError(code, error)
  }
  if (error instanceof Error && poolMessages.test(error.message)) {
    return new StorageError('no-connection', error)
  }
  return error
}

// What pg says without a code.
const poolMessages =
  /^(?:timeout (?:exceeded when trying to connect|expired)|Connection terminated|Query read timeout|Client has encountered a connection error|Connection ended|Cannot use a pool after)/

// PostgreSQL, by class: connection, resources, operator's intervention, system; and a statement
// or lock that took too long, a server that only reads just now.
const awaySqlState = /^(?:08|53|57|58)|^(?:55P03|25006|25P03)$/
const awaySystemCodes = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENOENT'.split(
    ' ',
  ),
)
const sqliteBusy = 5
// SQLite: busy, locked, no memory, read only, interrupted, input or output, damaged, full, cannot
// open, no database.
const awaySqliteCodes = new Set([sqliteBusy, 6, 7, 8, 9, 10, 11, 13, 14, 26])

function isAwayCode(code: string): boolean {
  return awaySqlState.test(code) || awaySystemCodes.has(code) || code.startsWith('sqlite-')
}

function codeOf(error: unknown): string | undefined {
  const { code, errcode, errors } = error as { code?: unknown; errcode?: unknown; errors?: unknown }
  if (typeof errcode === 'number') {
    // The lower byte is the kind, the rest says more of it.
    return awaySqliteCodes.has(errcode & 0xff) ? `sqlite-${errcode}` : undefined
  }
  if (typeof code === 'string') return code
  // Several addresses were tried.
  return Array.isArray(errors) && errors.length > 0 ? codeOf(errors[0]) : undefined
}
