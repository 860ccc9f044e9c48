import { drawItem, type Item } from '#domain/quiz/draw-item.ts'
import type { Random } from '#domain/random.ts'
import type { DueWord } from '#domain/recall/recall-queue.ts'
import type { RecallSession } from '#domain/recall/recall-session.ts'
import type { LoadedList } from '../lexicon/word-lists.ts'

/** A word on the screen, and how it is put there. */
export type RecallQuestion = ChoiceAsked | PlainAsked

type WordAsked = {
  /** As the record had it when it came up: what the answer changes does not change the question. */
  readonly word: DueWord
  /** How far the session had come: a word that comes again is another question. */
  readonly number: number
}

export type ChoiceAsked = WordAsked & {
  readonly kind: 'choice'
  readonly list: LoadedList
  readonly item: Item
}

type PlainAsked = WordAsked & {
  readonly kind: 'teach' | 'typed' | 'shown' | 'write'
  /** The list of the word; none for a word of no list, whose card says all there is. */
  readonly list: LoadedList | undefined
}

export type Lists = ReadonlyMap<string, LoadedList>

/**
 * The question to which a session through `queue` has come: `undefined` at its end, `gone` where
 * the list of its word has it no longer.
 */
export function questionOf(
  { step, dealt: number }: RecallSession,
  {
    queue,
    lists,
    random,
  }: { readonly queue: readonly DueWord[]; readonly lists: Lists; readonly random: Random },
): RecallQuestion | 'gone' | undefined {
  const word = queue.find(({ sense }) => sense === step?.sense)
  if (!step || !word) return undefined
  const { kind } = step
  const list = lists.get(step.list)
  const place = list?.places.get(step.sense)
  if (list && place === undefined) return 'gone'
  if (kind !== 'choice') return { word, number, kind, list }
  const item = list && place !== undefined && drawnItem(list, place, random)
  // Where no five options can be made, the word is asked without.
  return item ? { word, number, kind, list, item } : { word, number, kind: 'shown', list }
}

function drawnItem({ index }: LoadedList, place: number, random: Random): Item | undefined {
  const drawn = drawItem(index, place, random)
  return drawn.ok ? drawn.value : undefined
}
