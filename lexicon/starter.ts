import { drawItem } from '#domain/quiz/draw-item.ts'
import { indexList } from '#domain/quiz/list-index.ts'
import { optionCount } from '#domain/quiz/manner.ts'
import { seededRandom, shuffleInPlace } from '#domain/random.ts'
import type { QuizPart, WordEntry } from '#domain/words/entry.ts'

/** How many words the first questions are about. */
export const starterCount = 20

type Entries = Pick<QuizPart, 'asked' | 'entries'>

/**
 * The same words, beginning with those of the starter: first `starterCount` that it asks, then the
 * options beside them. So a word has the same place in the starter and in the whole part, and a game
 * begun with the one goes on with the other.
 */
export function starterFirst({ asked, entries }: Entries): Entries {
  const starter = starterPlaces(entries, asked)
  const chosen = new Set(starter)
  const order = [...starter, ...entries.keys().filter((place) => !chosen.has(place))]
  const placeOf = new Uint32Array(entries.length)
  for (const [place, before] of order.entries()) placeOf[before] = place
  const moved = (places: readonly number[]) => places.map((place) => placeOf[place] as number)
  return {
    asked,
    entries: order.map((before) => {
      const entry = entries[before] as WordEntry
      const never = moved(entry.never)
      return entry.lures ? { ...entry, never, lures: entry.lures.map(moved) } : { ...entry, never }
    }),
  }
}

/** What the first questions of `part` need, whose words stand in the order of `starterFirst`. */
export function starterOf(part: QuizPart): QuizPart {
  const count = starterCount * optionCount
  const within = (places: readonly number[]) => places.filter((place) => place < count)
  const entries = part.entries.slice(0, count).map((entry, place): WordEntry => {
    const never = within(entry.never)
    if (place < starterCount) return { ...entry, never, lures: (entry.lures ?? []).map(within) }
    // Of what is only an option, nothing is told or spoken in English.
    const { lures: _, ...rest } = entry
    return { ...rest, never, wordInfo: [], ipa: { uk: '', us: '' } }
  })
  return { ...part, asked: starterCount, entries }
}

/** Places of the words to begin with, and behind them of four options for each; none stands twice. */
function starterPlaces(entries: readonly WordEntry[], asked: number): number[] {
  const index = indexList(entries, asked)
  const random = seededRandom(starterCount)
  const targets: number[] = []
  const beside: number[] = []
  const all = Array.from({ length: asked }, (_, place) => place)
  for (const target of shuffleInPlace(all, random)) {
    if (targets.length === starterCount) break
    const drawn = drawItem(index, target, random)
    if (!drawn.ok) continue
    const { options } = drawn.value
    const isFree = (place: number) =>
      place < asked && !targets.includes(place) && !beside.includes(place)
    if (!options.every(isFree)) continue
    targets.push(target)
    beside.push(...options.filter((place) => place !== target))
  }
  return [...targets, ...beside]
}
