/**
 * The tables, for SQLite and PostgreSQL alike: text, and whole numbers for counts and for
 * milliseconds since the epoch. A key begins with what its table is spread by when the database is.
 */
export type Schema = {
  /** Keys of the server's own, shared by its processes. */
  server_keys: { purpose: string; day: string; key: string }
  /** Translations paid for, by the keyed hash of their text. */
  translations: { text_hash: string; translation: string; expires_at: number }
  /** Characters sent away, by spender (a client's hash, or everybody) and day (UTC). */
  translation_budgets: { spender: string; day: string; chars: number }
  messages: {
    id: string
    name: string | null
    email: string
    message: string
    received_at: number
    expires_at: number
    done_at: number | null
    /** When to pass it on next; `null` when there is nothing more to do. */
    forward_after: number | null
    forward_attempts: number
    forwarded_at: number | null
  }
  reports: {
    id: string
    sense_id: string
    kind: string
    comment: string | null
    chosen_sense_id: string | null
    lexicon_version: string
    received_at: number
    expires_at: number
    done_at: number | null
  }
  /** One row, written to learn whether that can be done. */
  readiness: { name: string; asked_at: number }
}
