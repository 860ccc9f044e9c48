import type { Lexicon, PlacedSense } from '../lexicon.ts'

/** Something in the lexicon that is not as it should be. */
export type Finding = {
  /** A `problem` keeps the lexicon from being shipped; an `advice` is for a human to judge. */
  readonly severity: 'problem' | 'advice'
  readonly file: string
  /** The id of the sense, or whatever else leads the eye to the place in the file. */
  readonly place: string | undefined
  readonly says: string
  readonly remedy: string
}

export type Check = {
  readonly name: string
  /** What holds when there is nothing to find. */
  readonly sentence: string
  readonly find: (lexicon: Lexicon) => Iterable<Finding>
}

export function problem(
  file: string,
  place: string | undefined,
  says: string,
  remedy: string,
): Finding {
  return { severity: 'problem', file, place, says, remedy }
}

export function advice(
  file: string,
  place: string | undefined,
  says: string,
  remedy: string,
): Finding {
  return { severity: 'advice', file, place, says, remedy }
}

/** What is wrong with a sense, in words; `file` and `place` are those of the sense. */
export function inSense(
  { file, sense }: PlacedSense,
  severity: Finding['severity'],
  says: string,
  remedy: string,
): Finding {
  return { severity, file, place: sense.id, says, remedy }
}
