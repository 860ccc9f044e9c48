import { plainMeaning } from '../text/plain-meaning.ts'
import type { QuizPart, WordEntry } from '../words/entry.ts'
import { clashesAmong } from './meaning-clashes.ts'
import type { KnownWord } from './own-part.ts'

/** What the learner has written in the place of what the lexicon says of a sense. */
export type SenseCorrection = {
  readonly gloss?: readonly string[]
  readonly definitionTr?: string
}

/**
 * `part` with what the learner has corrected of its words. What a text says now may be true of a word
 * that was proved to be wrong beside it before: such words are kept apart, and tempt no more.
 *
 * @param known what is known of the headword of an entry, with what was corrected of it.
 */
export function correctedPart(
  part: QuizPart,
  corrections: ReadonlyMap<string, SenseCorrection>,
  known: (entry: WordEntry) => KnownWord,
): QuizPart {
  const changed = part.entries.keys().filter((place) => {
    return corrections.has(part.entries[place]?.id ?? '')
  })
  const places = [...changed]
  if (places.length === 0) return part
  const entries = part.entries.map((entry) => correctedEntry(entry, corrections.get(entry.id)))
  const clashes = clashesAmong(entries.map((entry) => known(entry).meanings))
  const definitions = entries.map(({ turkish }) => ` ${turkish.map(plainMeaning).join(' / ')} `)
  const apart = entries.map(() => new Set<number>())
  for (const place of places) {
    const { gloss = [], definitionTr } = corrections.get(entries[place]?.id ?? '') ?? {}
    const said = gloss.map(plainMeaning).filter((text) => text !== '')
    const defined = definitions.entries().flatMap(([other, definition]) => {
      return said.some((text) => definition.includes(` ${text} `)) ? [other] : []
    })
    for (const other of [...clashes([...gloss, definitionTr ?? ''].filter(Boolean)), ...defined]) {
      if (other === place) continue
      apart[place]?.add(other)
      apart[other]?.add(place)
    }
  }
  return { ...part, entries: entries.map((entry, place) => keptApart(entry, apart[place])) }
}

function correctedEntry(entry: WordEntry, correction: SenseCorrection | undefined): WordEntry {
  if (!correction) return entry
  const [gloss = entry.gloss] = correction.gloss ?? []
  const [first = '', ...others] = entry.turkish
  return { ...entry, gloss, turkish: [correction.definitionTr ?? first, ...others] }
}

function keptApart(entry: WordEntry, apart: ReadonlySet<number> = new Set()): WordEntry {
  if (apart.size === 0) return entry
  const never = [...new Set([...entry.never, ...apart])]
  if (!entry.lures) return { ...entry, never }
  const lures = entry.lures.map((places) => places.filter((place) => !apart.has(place)))
  return { ...entry, never, lures }
}
