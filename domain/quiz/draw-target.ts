import { type Random, randomBelow } from '../random.ts'

/** Which words a game may still ask about. */
export type TargetChoice = {
  /** Places that the game may ask about. */
  readonly among: readonly number[]
  /** Places already asked in this game: never again. */
  readonly asked: ReadonlySet<number>
  /** Places seen in the game before: only when nothing else is left. */
  readonly recent: ReadonlySet<number>
}

/** The next word to ask about, or `undefined` when the list is used up. */
export function drawTarget(choice: TargetChoice, random: Random): number | undefined {
  const left = choice.among.filter((place) => !choice.asked.has(place))
  const fresh = left.filter((place) => !choice.recent.has(place))
  const pool = fresh.length > 0 ? fresh : left
  return pool[randomBelow(pool.length, random)]
}
