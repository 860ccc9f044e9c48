import type { Correction } from '#domain/lists/correction.ts'
import type { ListedWord } from '#domain/lists/own-list.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { namedSense } from '../../lexicon/named-sense.ts'
import { partOfSpeechText, partText } from '../../text/lists.ts'
import { ownListText } from '../../text/own-lists.ts'
import { ownWordText } from '../../text/own-words.ts'

/** A word of a list as its row says it. */
export type DescribedWord = {
  readonly word: string
  readonly part: string | undefined
  readonly meanings: readonly string[]
  /** What is to be known of it beside its meaning: that it waits for one, who made or changed it. */
  readonly remark: string | undefined
}

/** @param table `undefined` while it is on its way: a sense of the lexicon is told by its slug then. */
export function describedWord(
  listed: ListedWord,
  table: WordTable | undefined,
  corrections: ReadonlyMap<string, Correction>,
): DescribedWord {
  if (listed.own !== undefined) {
    const { word, meanings, partOfSpeech, isMachineMade } = listed.own
    return {
      word,
      part: partOfSpeech && partOfSpeechText[partOfSpeech],
      meanings,
      remark:
        meanings.length === 0 ? ownWordText.waits : isMachineMade ? ownListText.machine : undefined,
    }
  }
  const named = table && namedSense(table, listed.sense)
  if (!named) {
    const word = slugOfSense(listed.sense).replaceAll('-', ' ')
    return { word, part: undefined, meanings: [], remark: table && ownListText.missing }
  }
  const corrected = corrections.get(listed.sense)?.gloss
  return {
    word: named.word,
    part: partText(named),
    meanings: corrected ?? named.glosses,
    remark: corrected && ownWordText.corrected,
  }
}
