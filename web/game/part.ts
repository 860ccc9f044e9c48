/** A part of the shared store, as the functions that work on it see it. */
export type Part<State> = {
  readonly get: () => State
  readonly set: (change: Partial<State>) => void
}
