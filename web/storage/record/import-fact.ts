/** What is remembered of the last import, so that it can be taken back. */
export type ImportFact = {
  readonly at: number
  readonly ids: readonly string[]
  /** The settings that it changed, as they were. */
  readonly before: Readonly<Record<string, unknown>>
}

/** Under which name it is among the facts that go with the log. */
export const importFact = 'import'
