import { drawItem, type Item } from '#domain/quiz/draw-item.ts'
import type { Random } from '#domain/random.ts'
import type { RecallSession } from '#domain/recall/recall-session.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'

/** A word on the screen, and how it is put there. */
export type RecallQuestion = ChoiceAsked | PlainAsked

type WordAsked = {
  /** As the record had it when it came up: what the answer changes does not change the question. */
  readonly word: StudiedWord
  /** How far the session had come: a word that comes again is another question. */
  readonly number: number
}

export type ChoiceAsked = WordAsked & {
  readonly kind: 'choice'
  readonly list: LoadedWords
  readonly item: Item
}

type PlainAsked = WordAsked & {
  readonly kind: 'teach' | 'typed' | 'shown'
  /** The words that its own is among; none where they did not come: its card says all there is. */
  readonly list: LoadedWords | undefined
}

export type Lists = ReadonlyMap<string, LoadedWords>

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
  }: { readonly queue: readonly StudiedWord[]; readonly lists: Lists; readonly random: Random },
): RecallQuestion | 'gone' | undefined {
  const word = queue.find(({ sense }) => sense === step?.sense)
  if (!step || !word) return undefined
  const { kind } = step
  const list = lists.get(step.list)
  const known = list?.places.get(step.sense)
  const place = known !== undefined && known < (list?.index.asked ?? 0) ? known : undefined
  // A word of no list may still have its card.
  if (list && place === undefined && step.list !== '') return 'gone'
  if (kind !== 'choice') return { word, number, kind, list }
  const item = list && place !== undefined && drawnItem(list, place, random)
  // Where no five options can be made, the word is asked without.
  return item ? { word, number, kind, list, item } : { word, number, kind: 'shown', list }
}

function drawnItem({ index }: LoadedWords, place: number, random: Random): Item | undefined {
  const drawn = drawItem(index, place, random)
  return drawn.ok ? drawn.value : undefined
}
