import type { QuizPart, WordEntry } from '../words/entry.ts'

/** Several parts as one: see `joinParts`. */
export type JoinedParts = {
  /** Those that are asked first, part by part; then, in the same order, those that are not. */
  readonly entries: readonly WordEntry[]
  readonly asked: number
  /** For each entry, the number of its part: only words of one part stand in one question. */
  readonly partOf: readonly number[]
}

/**
 * Several parts as one, so that a game or a run can ask from all of them. Each question still draws
 * its options from the part of its word alone, since only there the proof has looked at every pair.
 */
export function joinParts(parts: readonly QuizPart[]): JoinedParts {
  const placed = parts.flatMap(({ asked, entries }, part) =>
    entries.map((entry, at) => ({ entry, at, part, isAsked: at < asked })),
  )
  const ordered = [
    ...placed.filter(({ isAsked }) => isAsked),
    ...placed.filter(({ isAsked }) => !isAsked),
  ]
  const newPlaces = parts.map(({ entries }) => new Uint32Array(entries.length))
  for (const [place, { at, part }] of ordered.entries()) {
    const places = newPlaces[part]
    if (places) places[at] = place
  }
  return {
    entries: ordered.map(({ entry, part }) => {
      const moved = (places: readonly number[]) =>
        places.map((at) => newPlaces[part]?.[at] as number)
      const never = moved(entry.never)
      return entry.lures ? { ...entry, never, lures: entry.lures.map(moved) } : { ...entry, never }
    }),
    asked: placed.filter(({ isAsked }) => isAsked).length,
    partOf: ordered.map(({ part }) => part),
  }
}
