import { lettersOf, withoutMarks } from '../text/letters.ts'
import { contentStems, withoutInfinitive } from '../text/turkish-text.ts'
import type { PartOfSpeech } from '../words/entry.ts'
import type { TableWord } from '../words/word-table.ts'
import type { FoundWord } from './word-finder.ts'

/**
 * The sense that somebody means who writes a word with these meanings: the one whose gloss is one of
 * them, else one that shares a stem. Without any meaning it is the first of its part of speech.
 * `undefined` where the learner's meaning is none of ours.
 */
export function matchSense(
  { word }: FoundWord,
  meanings: readonly string[],
  partOfSpeech: PartOfSpeech | undefined,
): string | undefined {
  const senses = sensesOf(word)
  const ofKind = senses.filter((sense) => !partOfSpeech || sense.partOfSpeech === partOfSpeech)
  if (meanings.length === 0) return (ofKind[0] ?? senses[0])?.id
  const best = (matches: (sense: PreparedSense) => boolean) =>
    ofKind.find(matches) ?? senses.find(matches)
  const folded = new Set(meanings.map(foldedMeaning))
  const same = best(({ glosses }) => glosses.some((gloss) => folded.has(gloss)))
  if (same) return same.id
  const stems = new Set(meanings.flatMap(contentStems))
  return best((sense) => sense.stems.some((stem) => stems.has(stem)))?.id
}

type PreparedSense = {
  readonly id: string
  readonly partOfSpeech: PartOfSpeech | undefined
  readonly glosses: readonly string[]
  readonly stems: readonly string[]
}

const prepared = new WeakMap<TableWord, readonly PreparedSense[]>()

function sensesOf(word: TableWord): readonly PreparedSense[] {
  const known = prepared.get(word)
  if (known) return known
  const senses = word.entries.flatMap(({ partOfSpeech, senses }) =>
    senses.map(({ id, glosses }) => ({
      id,
      partOfSpeech,
      glosses: glosses.map(foldedMeaning),
      stems: glosses.flatMap(contentStems),
    })),
  )
  prepared.set(word, senses)
  return senses
}

/** By what two spellings of one meaning are the same; verbs also without their -mek. */
export function foldedMeaning(meaning: string): string {
  return withoutInfinitive(withoutMarks(lettersOf(meaning, 'tr')))
}
