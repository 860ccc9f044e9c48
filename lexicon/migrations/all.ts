import { secondEdition } from './001-second-edition.ts'

/**
 * Brings a file of `words/` from the form before to its own. It takes and gives what the JSON
 * holds, and leaves alone what has its form already: running it again changes nothing.
 */
export type Migration = (file: unknown) => unknown

/** Every migration, the oldest first: the n-th stands in the file numbered n. */
export const migrations: readonly Migration[] = [secondEdition]

/** A file of any age in the form of today. */
export function migrated(file: unknown): unknown {
  return migrations.reduce((held, migrate) => migrate(held), file)
}
