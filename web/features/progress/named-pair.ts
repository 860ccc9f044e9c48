import type { ConfusedPair } from '#domain/progress/confused-pairs.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { type NamedSense, namedSense } from '../../lexicon/named-sense.ts'

/** Two words that were taken for one another, with their names. */
export type NamedPair = ConfusedPair & { readonly names: readonly [NamedSense, NamedSense] }

/** `pair` by the names of its words; `undefined` where the lexicon has one of them no more. */
export function namedPair(table: WordTable, pair: ConfusedPair): NamedPair | undefined {
  const [first, second] = pair.senses.map((sense) => namedSense(table, sense))
  return first && second && { ...pair, names: [first, second] }
}
