import { type Cefr, cefrLevels } from '../words/entry.ts'

/** A sense that can be learned, and what makes it worth learning before others. */
export type Learnable = {
  readonly sense: string
  /** Unknown of a word of the learner's own, which they have chosen: it comes first. */
  readonly cefr?: Cefr | undefined
  /** In the texts of how many other words its headword is met. */
  readonly met: number
  /** How many meanings its headword has: frequent words have more (Zipf, 1945). */
  readonly meanings: number
  /** Which of its headword's entries it is of, by part of speech: 0 is the commonest. */
  readonly entryPlace: number
  /** Whether it can be asked among options; of most function words it can only be typed. */
  readonly hasOptions: boolean
}

// Of the times a headword is met, a further part of speech is taken to have so many: ours, and small.
const shareOfFurther = 0.05

/** How many words with options stand before each word without, at the least. */
const withOptionsBefore = 9

/**
 * `words`, the more useful before the less: the easier level before the harder; in it the word that is
 * met more often, of which a further part of speech has only a small share (*a number* comes long
 * before *to number*); then the one that means more. Never by the alphabet: words that are alike in
 * all this come in an order of no meaning, which is always the same.
 *
 * Words that can only be typed stand thinly between the others of their level, one in ten at most:
 * function words are met more often than all others, and nobody begins with ten of them.
 */
export function mostUsefulFirst(words: readonly Learnable[]): Learnable[] {
  const levels = Map.groupBy(words, levelOf)
  return [...levels]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, alike]) => thinned(alike.toSorted(byFrequency)))
}

const levelOf = ({ cefr }: Learnable) => (cefr ? cefrLevels.indexOf(cefr) : -1)

function byFrequency(a: Learnable, b: Learnable): number {
  return (
    timesMetAs(b) - timesMetAs(a) ||
    a.entryPlace - b.entryPlace ||
    b.meanings - a.meanings ||
    scattered(a.sense) - scattered(b.sense)
  )
}

const timesMetAs = ({ met, entryPlace }: Learnable) => met * shareOfFurther ** entryPlace

/** The same words, those without options further apart; what is left of them at the end. */
function thinned(words: readonly Learnable[]): Learnable[] {
  const typed = words.filter(({ hasOptions }) => !hasOptions)
  const order: Learnable[] = []
  for (const word of words.filter(({ hasOptions }) => hasOptions)) {
    order.push(word)
    const next = order.length % (withOptionsBefore + 1) === withOptionsBefore && typed.shift()
    if (next) order.push(next)
  }
  return [...order, ...typed]
}

/** A number for a text that says nothing of its letters: FNV-1a, mixed once more. */
function scattered(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0
}
