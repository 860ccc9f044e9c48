import { cefrLevels } from '#domain/words/entry.ts'
import { minimumDistractors } from './admissible.ts'
import { areaOf } from './field-areas.ts'
import type { PlacedSense } from './lexicon.ts'
import type { Lure, Meetings } from './may-meet.ts'

/** Of so many lures a word has a choice; others of other parts would only make its own heavier. */
const sufficientLures = 6

/** So many words of its field and of its area a word should find, for the option that is no lure. */
const minimumOfField = 2
const minimumOfArea = 4

/**
 * The words of other parts that stand beside those of `all` as options: the lures of a word; then,
 * where too few are at hand, others of its subject and others of its form, of the nearest level
 * first.
 */
export function companions(
  all: readonly PlacedSense[],
  { mayMeet, luresOf, likeInForm }: Meetings,
): PlacedSense[] {
  const own = all.filter(({ sense }) => sense.quiz !== false)
  const atHand = new Set(own.map(({ sense }) => sense))
  const taken: PlacedSense[] = []
  const take = (word: PlacedSense) => {
    if (atHand.has(word.sense)) return
    atHand.add(word.sense)
    taken.push(word)
  }
  for (const key of own) {
    const lures = byNearness(luresOf(key))
    const missing = sufficientLures - lures.filter(({ sense }) => atHand.has(sense)).length
    const others = lures.filter(({ sense }) => !atHand.has(sense))
    for (const word of others.slice(0, Math.max(0, missing))) take(word)
  }
  /** Completes those at hand that suit a word to `count`, as far as there are any. */
  const complete = (key: PlacedSense, count: number, isMeant: (other: PlacedSense) => boolean) => {
    const suits = (other: PlacedSense) =>
      isMeant(other) && other.sense !== key.sense && mayMeet(key, other)
    const kin = likeInForm(key)
    const found = kin
      .values()
      .filter(({ sense }) => atHand.has(sense))
      .filter(suits)
      .take(count)
    const missing = count - found.reduce((sum) => sum + 1, 0)
    if (missing === 0) return
    const others = kin.filter((other) => !atHand.has(other.sense) && suits(other))
    const nearest = others.toSorted((a, b) => levelsApart(key, a) - levelsApart(key, b))
    for (const word of nearest.slice(0, missing)) take(word)
  }
  for (const key of own) {
    // A word of a level further away is no option for the key.
    const isNear = (other: PlacedSense) => levelsApart(key, other) <= 1
    const isNotAbove = ({ entry: { cefr } }: PlacedSense) =>
      cefrLevels.indexOf(cefr) <= cefrLevels.indexOf(key.entry.cefr) + 1
    const isOfField = (other: PlacedSense) => other.sense.field === key.sense.field
    complete(key, minimumOfField, (other) => isNotAbove(other) && isOfField(other))
    complete(key, minimumOfArea, (other) => isNear(other) && areOfOneArea(key, other))
    complete(key, minimumDistractors, () => true)
  }
  return taken
}

/** The lures of a word, the nearest of each kind before the others. */
function byNearness(lures: readonly Lure[]): PlacedSense[] {
  const rankOf = (lure: Lure) => lures.filter(({ kind }) => kind === lure.kind).indexOf(lure)
  return lures.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ word }) => word)
}

function areOfOneArea({ sense: a }: PlacedSense, { sense: b }: PlacedSense): boolean {
  return areaOf(a.field) !== undefined && areaOf(a.field) === areaOf(b.field)
}

function levelsApart({ entry: a }: PlacedSense, { entry: b }: PlacedSense): number {
  return Math.abs(cefrLevels.indexOf(a.cefr) - cefrLevels.indexOf(b.cefr))
}
