import { type Random, randomBelow } from '../random.ts'
import { entryAt, type ListIndex } from './list-index.ts'

/** Which words a game may still ask about. */
export type TargetChoice = {
  /** Places that the game may ask about. */
  readonly among: readonly number[]
  /** Places already asked in this game: never again. */
  readonly asked: ReadonlySet<number>
  /** Places seen in the game before: only when nothing else is left. */
  readonly recent: ReadonlySet<number>
}

// Who speaks Turkish knows *metal* before it was ever asked.
const chanceOfCognate = 1 / 3

/**
 * The next word of `index` to ask about, or `undefined` when the list is used up. A word that Turkish
 * has too teaches little where its meaning is asked: of three such that would be asked, about one is.
 */
export function drawTarget(
  index: ListIndex,
  choice: TargetChoice,
  random: Random,
): number | undefined {
  const left = choice.among.filter((place) => !choice.asked.has(place))
  const fresh = left.filter((place) => !choice.recent.has(place))
  const pool = fresh.length > 0 ? fresh : left
  const draw = () => pool[randomBelow(pool.length, random)]
  const drawn = draw()
  if (drawn === undefined || !entryAt(index, drawn).hasCognateGloss) return drawn
  return random() < chanceOfCognate ? drawn : draw()
}
