import { exchanges, irregularFamily, lookAlikes, prefixes } from './english-family-tables.ts'
import { englishWords, possibleLemmas } from './english-words.ts'

export type Families = (word: string) => ReadonlySet<string>

/**
 * The families of words, by their derivation: *decide*, *decision* and *decisive* are one.
 *
 * An ending or a beginning is taken off only where a known word remains, so that *river* is not
 * *rive*; `known` are all headwords there are. A phrase belongs to the families of all its words of
 * content, and a form to that of its word, *decisions* to *decision*. The name of a family means nothing beyond being the same for its members.
 */
export function wordFamilies(known: ReadonlySet<string>): Families {
  const memory = new Map<string, ReadonlySet<string>>()
  return (word) => {
    const found = memory.get(word)
    if (found) return found
    const families = new Set(
      englishWords(word)
        .filter((part) => !functionWords.has(part))
        .map((part) => root(part, known)),
    )
    memory.set(word, families)
    return families
  }
}

function root(word: string, known: ReadonlySet<string>): string {
  const way: string[] = []
  for (let here: string | undefined = word; here !== undefined; here = base(here, known)) {
    const irregular = irregularFamily.get(here)
    if (irregular !== undefined) return irregular
    const met = way.indexOf(here)
    // Abundance and abundant lead to each other: whoever enters, the family has one name.
    if (met !== -1) return way.slice(met).sort()[0] ?? word
    way.push(here)
  }
  return way.at(-1) ?? word
}

function base(word: string, known: ReadonlySet<string>): string | undefined {
  if (lookAlikes.has(word)) return undefined
  const isKnown = (candidate: string) =>
    candidate.length >= 3 &&
    candidate !== word &&
    (known.has(candidate) || irregularFamily.has(candidate))

  for (const [ending, bases] of exchanges) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (stem.length < 3) continue
    for (const end of bases) if (isKnown(stem + end)) return stem + end
    const undoubled = stem.slice(0, -1)
    if (stem.at(-1) === stem.at(-2) && isKnown(undoubled)) return undoubled
    if (stem.endsWith('i') && isKnown(`${undoubled}y`)) return `${undoubled}y`
  }
  for (const prefix of prefixes) {
    const rest = word.slice(prefix.length)
    if (word.startsWith(prefix) && rest.length >= 4 && isKnown(rest)) return rest
  }
  // The longest first: caring belongs to care, not to car.
  const lemmas = /(s|ed|ing)$/.test(word) ? possibleLemmas(word).filter(isKnown) : []
  return lemmas.sort((a, b) => b.length - a.length)[0]
}

const functionWords = new Set(
  (
    'a an the and or of to in on at by for from with without up down out off over under about after before ' +
    'into onto through across along around as than not no be is are do does have has had it its one ' +
    "someone something somebody each other another any some all one's oneself that this there"
  ).split(' '),
)
