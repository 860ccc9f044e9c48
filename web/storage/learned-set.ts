import { anyNumber, objectOf, type Passing, text } from '#domain/field-check.ts'
import { localRecord } from './local-record.ts'

const set = objectOf({
  /** What stands behind the `?` of its address. */
  search: text(20_000),
  name: text(300),
  /** How many of its words were ever asked or taught, of how many. */
  seen: anyNumber,
  words: anyNumber,
})

/** A set that is being learned, and how far: in a few bytes, so that home can tell it. */
export type LearnedSet = Passing<typeof set>

const record = localRecord('io.learned-set', 1, set)

/** The set that was learned from last; `undefined` where none was. */
export function learnedSet(): LearnedSet | undefined {
  const stored = record.read()
  return stored.ok ? stored.value : undefined
}

export function keepLearnedSet(learned: LearnedSet): void {
  record.write(learned)
}
