import { useState } from 'react'
import type { TableMemory } from '#domain/search/word-filter.ts'
import { nameOf, sensesAt, setOfWords, type WordSet } from '#domain/search/word-set.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import type { TickedWords } from '../../sets/set-bar.tsx'

/** The words that are ticked, by their places, each as it was meant: see `nameOf`. */
type Ticked = ReadonlyMap<number, readonly string[]>

/** What the learner has ticked; it outlives scrolling and searching, and goes with the screen. */
export type Ticks = {
  readonly isTicked: (place: number) => boolean
  /** Whether all words of the list are ticked, or some. */
  readonly ofAll: boolean | 'some'
  /** Ticks or unticks a word; with `isThrough` also those from the one before up to it. */
  readonly toggle: (place: number, isThrough: boolean) => void
  readonly toggleAll: () => void
  /** `undefined` while nothing is ticked. */
  readonly chosen: TickedWords | undefined
}

/**
 * @param set what the list shows; a word that is ticked is meant as the set means it then.
 * @param places the words of the list; none while they are on their way.
 */
export function useTicks(
  set: WordSet,
  table: WordTable | undefined,
  places: Uint32Array,
  memory: TableMemory,
): Ticks {
  const [ticked, setTicked] = useState<Ticked>(new Map())
  const [last, setLast] = useState<number>()
  const ofList = places.reduce((count, place) => count + (ticked.has(place) ? 1 : 0), 0)
  const isAll = ofList > 0 && ofList === places.length

  const tick = (some: Iterable<number>, isOn: boolean) => {
    if (!table) return
    const next = new Map(ticked)
    for (const place of some) {
      if (!isOn) next.delete(place)
      else if (!next.has(place))
        next.set(place, nameOf(table, place, sensesAt(set, table, place, memory)))
    }
    setTicked(next)
  }
  const onClear = () => setTicked(new Map())
  return {
    isTicked: (place) => ticked.has(place),
    ofAll: isAll || (ofList > 0 && 'some'),
    toggle: (place, isThrough) => {
      const from = isThrough && last !== undefined ? places.indexOf(last) : -1
      const to = places.indexOf(place)
      const some = from < 0 ? [place] : places.slice(Math.min(from, to), Math.max(from, to) + 1)
      tick(some, !ticked.has(place))
      setLast(place)
    },
    toggleAll: () => tick(places, !isAll),
    chosen:
      ticked.size === 0
        ? undefined
        : {
            // All of a list, and nothing else, is the list: its address is shorter and lives longer.
            set: isAll && ticked.size === places.length ? set : setOfTicked(ticked),
            count: ticked.size,
            onClear,
          },
  }
}

function setOfTicked(ticked: Ticked): WordSet {
  const inOrder = [...ticked].sort(([a], [b]) => a - b)
  return setOfWords(inOrder.flatMap(([, names]) => names))
}
