import type { Shown } from '../quiz/list-index.ts'
import { type Random, seededRandom, shuffleInPlace } from '../random.ts'
import type { Gap, GapWord, Worksheet } from './worksheet.ts'
import type { WorksheetWord } from './worksheet-word.ts'

/** The versions of a worksheet: the same questions in two orders, for neighbors at one desk. */
export const worksheetVersions = ['A', 'B'] as const
export type WorksheetVersion = (typeof worksheetVersions)[number]

/** A worksheet as it is printed. Keys are places in what there is to choose from. */
export type ArrangedWorksheet = {
  readonly matching: readonly {
    readonly words: readonly WorksheetWord[]
    /** The words again, in the order in which their Turkish stands. */
    readonly meanings: readonly WorksheetWord[]
    /** For each word, the place of its Turkish. */
    readonly keys: readonly number[]
  }[]
  readonly options: readonly {
    readonly word: WorksheetWord
    readonly senses: Shown
    /** Places in the index. */
    readonly options: readonly number[]
    readonly key: number
  }[]
  readonly gap: readonly {
    /** The words to choose from, by the alphabet, which tells nothing. */
    readonly bank: readonly string[]
    readonly sentences: readonly Gap[]
  }[]
}

/** `worksheet` in both versions: whatever can stand in another order does so in B. */
export function arrangedWorksheets(
  worksheet: Worksheet,
): Readonly<Record<WorksheetVersion, ArrangedWorksheet>> {
  // Numbers of papers have 16 bits, so this is no other paper's chance.
  const random = seededRandom(worksheet.paper | 0x10000)
  const a = ordered(
    {
      matching: worksheet.matching.map((words) => ({ words, meanings: words })),
      options: worksheet.options.map(({ word, item: { senses, options, target } }) => {
        return { word, senses, options, target }
      }),
      gap: worksheet.gap,
    },
    (items) => shuffleInPlace([...items], random),
  )
  const b = ordered(a, (items) => inAnotherOrder(items, random))
  return { A: withKeys(a), B: withKeys(b) }
}

type Ordered = {
  readonly matching: readonly {
    readonly words: readonly WorksheetWord[]
    readonly meanings: readonly WorksheetWord[]
  }[]
  readonly options: readonly {
    readonly word: WorksheetWord
    readonly senses: Shown
    readonly options: readonly number[]
    readonly target: number
  }[]
  readonly gap: readonly (readonly GapWord[])[]
}

function ordered(
  { matching, options, gap }: Ordered,
  order: <Item>(items: readonly Item[]) => readonly Item[],
): Ordered {
  return {
    matching: order(matching).map(({ words, meanings }) => ({
      words: order(words),
      meanings: order(meanings),
    })),
    options: order(options).map((question) => ({ ...question, options: order(question.options) })),
    gap: order(gap).map(order),
  }
}

function inAnotherOrder<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const shuffled = shuffleInPlace([...items], random)
  const isSame = shuffled.every((item, place) => item === items[place])
  return isSame ? [...items.slice(1), ...items.slice(0, 1)] : shuffled
}

function withKeys({ matching, options, gap }: Ordered): ArrangedWorksheet {
  return {
    matching: matching.map(({ words, meanings }) => {
      return { words, meanings, keys: words.map((word) => meanings.indexOf(word)) }
    }),
    options: options.map(({ target, ...question }) => {
      return { ...question, key: question.options.indexOf(target) }
    }),
    gap: gap.map((group) => ({
      bank: group.map(({ word }) => word).sort((a, b) => (a < b ? -1 : 1)),
      sentences: group.map(({ gap }) => gap),
    })),
  }
}
