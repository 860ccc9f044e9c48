import { isDefensible, type MeaningFacts } from '#domain/quiz/distractor-proof.ts'
import { cefrLevels } from '#domain/words/entry.ts'
import { minimumDistractors } from './admissible.ts'
import { everyFirstSense, type Lexicon, type PlacedSense } from './lexicon.ts'

/**
 * The words of other parts that stand beside those of `own` as options: of a word that has fewer
 * than `minimumDistractors` among its own, as many more as there are, of the nearest level first.
 */
export function companions(
  own: readonly PlacedSense[],
  lexicon: Lexicon,
  facts: ReadonlyMap<string, MeaningFacts>,
): PlacedSense[] {
  const ownSenses = new Set(own.map(({ sense }) => sense))
  const kin = Map.groupBy(everyFirstSense(lexicon), kindOf)
  const mayMeet = (one: PlacedSense, other: PlacedSense) => {
    const [a, b] = [one, other].map(({ headword }) => facts.get(headword.headword))
    return a !== undefined && b !== undefined && !isDefensible(a, b)
  }
  const taken = new Set<PlacedSense>()
  for (const key of own) {
    const fitting = (kin.get(kindOf(key)) ?? []).filter((other) => mayMeet(key, other))
    const here = fitting.filter((other) => ownSenses.has(other.sense) || taken.has(other))
    const missing = minimumDistractors - here.length
    if (missing <= 0) continue
    const further = fitting
      .filter((other) => !ownSenses.has(other.sense) && !taken.has(other))
      .toSorted((a, b) => levelsApart(key, a) - levelsApart(key, b))
    for (const other of further.slice(0, missing)) taken.add(other)
  }
  return [...taken]
}

// What never meets in a question is of another kind.
function kindOf({ entry, sense }: PlacedSense): string {
  return `${entry.partOfSpeech} ${sense.shape}`
}

function levelsApart({ entry: a }: PlacedSense, { entry: b }: PlacedSense): number {
  return Math.abs(cefrLevels.indexOf(a.cefr) - cefrLevels.indexOf(b.cefr))
}
