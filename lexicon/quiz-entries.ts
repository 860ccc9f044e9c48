import { lureKinds, type QuizPart, type QuizPartName, type WordEntry } from '#domain/words/entry.ts'
import { isCognate } from './cognates.ts'
import { companions } from './companions.ts'
import { areaOf } from './field-areas.ts'
import { type Lexicon, type PlacedSense, partSenses } from './lexicon.ts'
import { type Lure, meetings } from './may-meet.ts'
import type { Sense } from './schema.ts'

/** The definitions of one word together have at most this many characters. */
const mostCharacters = 70

/**
 * The words of a quiz part as the quiz works on them, and behind them the words of other parts that
 * stand beside them as options.
 *
 * In KOLAY a word has its second sense too where both are short; questions are about the first.
 */
export function quizEntries(
  lexicon: Lexicon,
  part: QuizPartName,
): Pick<QuizPart, 'asked' | 'entries'> {
  const meeting = meetings(lexicon)
  const own = partSenses(lexicon, part)
  const placed = [...own, ...likesTogether(companions(own, meeting))]
  const places = new Map(placed.map(({ sense }, place) => [sense, place]))
  const never = keptAway(placed, meeting.mayMeet)
  const entries = placed.map((word, place): WordEntry => {
    const isAsked = place < own.length
    const entry = quizEntry(word, part, isAsked)
    const lures = isAsked ? luresByKind(meeting.luresOf(word), places) : []
    const away = never[place] ?? []
    return lures.length > 0 ? { ...entry, never: away, lures } : { ...entry, never: away }
  })
  return { asked: own.length, entries }
}

function quizEntry(
  { headword, entry, sense }: PlacedSense,
  part: QuizPartName,
  isAsked: boolean,
): Omit<WordEntry, 'never'> {
  const shown = part === 'kolay' && isAsked ? fittingSenses(entry.senses) : [sense]
  // Of what is only an option beside others, nothing is told or spoken in English.
  const english = isAsked ? shown.map(({ definition }) => definition) : []
  const area = areaOf(sense.field)
  const [gloss = ''] = sense.gloss
  return {
    id: sense.id,
    word: headword.headword,
    wordInfo: part === 'zor' ? (english[0] ?? '') : english,
    turkish: shown.map(({ definitionTr }) => definitionTr),
    gloss,
    ...(isCognate(gloss, headword.headword) ? { hasCognateGloss: true as const } : {}),
    partOfSpeech: entry.partOfSpeech,
    cefr: entry.cefr,
    ...(sense.shape === undefined ? {} : { shape: sense.shape }),
    fields: [...new Set(shown.map(({ field }) => field))],
    ...(area === undefined ? {} : { area }),
    ...(sense.quiz === false ? { quiz: sense.quiz } : {}),
    ipa: isAsked ? entry.ipa : { uk: '', us: '' },
  }
}

/** Words of one kind and subject side by side, as which their columns weigh less. */
function likesTogether(words: readonly PlacedSense[]): PlacedSense[] {
  const kindOf = ({ sense, entry }: PlacedSense) =>
    [entry.partOfSpeech, sense.shape, areaOf(sense.field), sense.field, entry.cefr].join()
  return Map.groupBy(words, kindOf)
    .entries()
    .toArray()
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => group)
}

function fittingSenses([first, second]: readonly Sense[]): Sense[] {
  if (!first) return []
  if (!second || second.quiz === false || first.shape !== second.shape) return [first]
  const characters = first.definitionTr.length + second.definitionTr.length
  return characters <= mostCharacters ? [first, second] : [first]
}

/** The places of lures, a row for each kind up to the last that has any. */
function luresByKind(lures: readonly Lure[], places: ReadonlyMap<Sense, number>): number[][] {
  const rows = lureKinds.map((kind) =>
    lures
      .filter((lure) => lure.kind === kind)
      .map(({ word }) => places.get(word.sense))
      .filter((place) => place !== undefined),
  )
  return rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1)
}

// Words of different parts of speech never meet, so nothing need keep them apart.
function keptAway(
  placed: readonly PlacedSense[],
  mayMeet: (one: PlacedSense, other: PlacedSense) => boolean,
): number[][] {
  const away: number[][] = placed.map(() => [])
  const partsOfSpeech = Map.groupBy(placed.keys(), (at) => placed[at]?.entry.partOfSpeech)
  for (const places of partsOfSpeech.values()) {
    for (const [before, at] of places.entries()) {
      const one = placed[at] as PlacedSense
      away[at] = places
        .slice(before + 1)
        .filter((place) => !mayMeet(one, placed[place] as PlacedSense))
    }
  }
  return away
}
