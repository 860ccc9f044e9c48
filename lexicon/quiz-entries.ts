import { isDefensible, type MeaningFacts } from '#domain/quiz/distractor-proof.ts'
import type { SenseCount } from '#domain/quiz/list-index.ts'
import type { QuizPart, QuizPartName, WordEntry } from '#domain/words/entry.ts'
import { countAdmissible, minimumDistractors } from './admissible.ts'
import { companions } from './companions.ts'
import { type Lexicon, type PlacedSense, partSenses } from './lexicon.ts'
import { meaningFacts } from './meaning-facts.ts'
import type { Sense } from './schema.ts'

/** The definitions of one option together have at most this many characters. */
const mostCharacters = 70

/**
 * The words of a quiz part as the quiz works on them, and behind them the words of other parts that
 * stand beside them as options, because too few of its own can.
 *
 * In KOLAY a word shows its second sense too where both fit, and where enough other words show two
 * that its question has five options.
 */
export function quizEntries(
  lexicon: Lexicon,
  part: QuizPartName,
): Pick<QuizPart, 'asked' | 'entries'> {
  const facts = meaningFacts(lexicon)
  const own = partSenses(lexicon, part)
  const placed = [...own, ...companions(own, lexicon, facts)]
  const never = keptAway(placed, facts)
  const wanted = placed.map(
    ({ entry }, place): SenseCount =>
      part === 'kolay' && place < own.length ? fittingSenses(entry.senses) : 1,
  )
  const entriesShowing = (counts: readonly SenseCount[]) =>
    placed.map((place, at) => quizEntry(place, part, counts[at] ?? 1, never[at] ?? []))
  return { asked: own.length, entries: entriesShowing(sustainable(wanted, entriesShowing)) }
}

// A word that goes back to one sense is missing beside the others that show two: once more, until
// nothing changes.
function sustainable(
  wanted: readonly SenseCount[],
  entriesShowing: (counts: readonly SenseCount[]) => readonly WordEntry[],
): readonly SenseCount[] {
  const counts = [...wanted]
  for (;;) {
    const lonely = countAdmissible(entriesShowing(counts)).filter(
      ({ place, relaxed }) => counts[place] === 2 && relaxed < minimumDistractors,
    )
    if (lonely.length === 0) return counts
    for (const { place } of lonely) counts[place] = 1
  }
}

function fittingSenses([first, second]: readonly Sense[]): SenseCount {
  if (!first || !second || second.quiz === false || first.shape !== second.shape) return 1
  return first.definitionTr.length + second.definitionTr.length <= mostCharacters ? 2 : 1
}

function quizEntry(
  { headword, entry, sense }: PlacedSense,
  part: QuizPartName,
  count: SenseCount,
  never: readonly number[],
): WordEntry {
  const shown = entry.senses.slice(0, count)
  return {
    id: sense.id,
    word: headword.headword,
    wordInfo: part === 'zor' ? sense.definition : shown.map(({ definition }) => definition),
    turkish: shown.map(({ definitionTr }) => definitionTr),
    gloss: sense.gloss[0] ?? '',
    partOfSpeech: entry.partOfSpeech,
    cefr: entry.cefr,
    ...(sense.shape === undefined ? {} : { shape: sense.shape }),
    fields: [...new Set(shown.map(({ field }) => field))],
    ipa: entry.ipa,
    never,
  }
}

// Words of different parts of speech never meet, so the proof need not keep them apart.
function keptAway(
  placed: readonly PlacedSense[],
  facts: ReadonlyMap<string, MeaningFacts>,
): number[][] {
  return placed.map((one, at) => {
    const own = facts.get(one.headword.headword)
    const away: number[] = []
    for (const [further, other] of placed.slice(at + 1).entries()) {
      if (other.entry.partOfSpeech !== one.entry.partOfSpeech) continue
      const theirs = facts.get(other.headword.headword)
      if (own && theirs && isDefensible(own, theirs)) away.push(at + 1 + further)
    }
    return away
  })
}
