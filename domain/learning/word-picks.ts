import type { Clash } from '../recall/recall-queue.ts'
import { firmnessOf, type StudiedWord } from '../record/studied-word.ts'
import { slugOfSense } from '../words/sense-id.ts'
import { type Learnable, mostUsefulFirst } from './usefulness.ts'

/** What has been seen of the words of a set. */
export type Seen = {
  /** Those never asked nor taught, and not said to be known, in the order in which to learn them. */
  readonly unseen: readonly string[]
  /** Those asked or taught and not firm yet, the weakest first. */
  readonly weak: readonly string[]
  /** Those said to be known, and nothing else. */
  readonly claimed: readonly string[]
  /** Those that a sweep would go through: never asked nor taught, nor swept before. */
  readonly unswept: readonly string[]
}

/**
 * What the record says of the words of a set. Words that a sweep has shown not to be known come
 * first, then the more useful before the less.
 */
export function seenOf(
  words: readonly Learnable[],
  studied: ReadonlyMap<string, StudiedWord>,
): Seen {
  const ordered = mostUsefulFirst(words)
  const of = ({ sense }: Learnable) => studied.get(sense)
  const isSeen = (one: Learnable) => firmnessOf(of(one)) !== 'new'
  const claim = (one: Learnable) => of(one)?.claim
  const senses = (some: readonly Learnable[]) => some.map(({ sense }) => sense)
  const fresh = ordered.filter((one) => !isSeen(one))
  const isWeak = (one: Learnable) => ['met', 'familiar'].includes(firmnessOf(of(one)))
  const stability = (one: Learnable) => of(one)?.memory?.stabilityDays ?? 0
  return {
    unseen: senses([
      ...fresh.filter((one) => claim(one) === 'unknown'),
      ...fresh.filter((one) => claim(one) === undefined),
    ]),
    weak: senses(
      ordered.filter((one) => isWeak(one)).toSorted((a, b) => stability(a) - stability(b)),
    ),
    claimed: senses(fresh.filter((one) => claim(one) === 'known')),
    unswept: senses(fresh.filter((one) => claim(one) === undefined)),
  }
}

/**
 * The first of `senses` of each word. A run asks for one meaning of a word at a time: so what it
 * counts are words, as lists of words do.
 */
export function oneOfEachWord(senses: readonly string[]): string[] {
  const seen = new Set<string>()
  return senses.filter((sense) => {
    const word = slugOfSense(sense)
    if (seen.has(word)) return false
    seen.add(word)
    return true
  })
}

/** How many words a set has, of how many something was seen, and of how many nothing. */
export function wordCounts(
  senses: readonly string[],
  { unseen, claimed }: Pick<Seen, 'unseen' | 'claimed'>,
): { readonly words: number; readonly seen: number; readonly unseen: number } {
  const isNew = new Set([...unseen, ...claimed])
  const seen = new Set(senses.filter((sense) => !isNew.has(sense)).map(slugOfSense))
  const untouched = oneOfEachWord(unseen).filter((sense) => !seen.has(slugOfSense(sense)))
  return { words: oneOfEachWord(senses).length, seen: seen.size, unseen: untouched.length }
}

/**
 * At most `count` of `all`, in their order and none of one word: words that are easily taken for one
 * another are not taught together, unless there are no others left.
 */
export function picked(all: readonly string[], count: number, clash: Clash): string[] {
  const senses = oneOfEachWord(all)
  const apart: string[] = []
  for (const sense of senses) {
    if (apart.length >= count) break
    if (!apart.some((other) => clash(sense, other))) apart.push(sense)
  }
  const chosen = new Set(apart)
  const others = senses.filter((sense) => !chosen.has(sense))
  return [...apart, ...others.slice(0, count - apart.length)]
}
