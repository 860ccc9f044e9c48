/** What lets time pass; a test has one of its own, which does not wait. */
export type Timer = {
  /** Milliseconds on a clock that nobody sets: the one by which events are stamped. */
  readonly nowMs: () => number
  /** Calls `run` after `ms` milliseconds. */
  readonly after: (ms: number, run: () => void) => void
}

export const browserTimer: Timer = {
  nowMs: () => performance.now(),
  after: (ms, run) => void setTimeout(run, ms),
}
