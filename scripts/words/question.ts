import { drawItem } from '#domain/quiz/draw-item.ts'
import { joinParts } from '#domain/quiz/join-parts.ts'
import { entryAt, indexList, type ListIndex } from '#domain/quiz/list-index.ts'
import { type Manner, plainManner } from '#domain/quiz/manner.ts'
import type { Random } from '#domain/random.ts'
import type { QuizPartName, WordEntry } from '#domain/words/entry.ts'
import { quizPart } from '#lexicon/build.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'

/** A question as it is put down for reading. */
export type WrittenQuestion = {
  readonly target: WordEntry
  /** The five options in their order. */
  readonly options: readonly string[]
  /** The words that the options are of. */
  readonly words: readonly string[]
  /** The letter of the right option. */
  readonly key: string
}

const letters = 'ABCDE'

/** The words of these parts, ready for questions. */
export function indexOfParts(lexicon: Lexicon, parts: readonly QuizPartName[]): ListIndex {
  const { entries, asked, partOf } = joinParts(parts.map((part) => quizPart(lexicon, part)))
  return indexList(entries, asked, partOf)
}

/** A question about the word at `target`; `undefined` where none can be made. */
export function writtenQuestion(
  index: ListIndex,
  target: number,
  random: Random,
  manner: Partial<Manner> = {},
): WrittenQuestion | undefined {
  const drawn = drawItem(index, target, random, { ...plainManner, ...manner })
  if (!drawn.ok) return undefined
  const { options, senses } = drawn.value
  const entries = options.map((place) => entryAt(index, place))
  const text = ({ word, gloss, turkish }: WordEntry) => {
    if (manner.direction === 'tr-en') return word
    return (senses === 'gloss' ? gloss : turkish[0]) ?? ''
  }
  return {
    target: entryAt(index, target),
    options: entries.map(text),
    words: entries.map(({ word }) => word),
    key: letters.charAt(options.indexOf(target)),
  }
}

/** The options of a question, a line each, with their letters. */
export function optionLines({ options }: WrittenQuestion): string[] {
  return options.map((option, at) => `   ${letters.charAt(at)}) ${option}`)
}
