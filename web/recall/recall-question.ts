import { drawItem, type Item } from '#domain/quiz/draw-item.ts'
import type { Random } from '#domain/random.ts'
import type { DueWord } from '#domain/recall/recall-queue.ts'
import type { RecallSession } from '#domain/recall/recall-session.ts'
import type { OptionText } from '#domain/words/entry.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'

/** A word on the screen, and how it is put there. */
export type RecallQuestion = ChoiceAsked | PlainAsked

type WordAsked = {
  /** As the record had it when it came up: what the answer changes does not change the question. */
  readonly word: DueWord
  /** How far the session had come: a word that comes again is another question. */
  readonly number: number
  /** Whether it is the first card of a new word, which may be known: later ones are to be read again. */
  readonly isFirstCard: boolean
}

export type ChoiceAsked = WordAsked & {
  readonly kind: 'choice'
  readonly list: LoadedWords
  readonly item: Item
}

type PlainAsked = WordAsked & {
  readonly kind: 'teach' | 'typed' | 'shown' | 'write'
  /** The words that its own is among; none where they did not come: its card says all there is. */
  readonly list: LoadedWords | undefined
}

/** What the options of a question are drawn with. */
export type Drawing = {
  readonly random: Random
  /** What the options show, as the learner has set it. */
  readonly optionText: OptionText
  /** The senses that the learner has taken for one before, the latest first. */
  readonly wrongPicks: (sense: string) => readonly string[]
}

export type Lists = Pick<ReadonlyMap<string, LoadedWords>, 'get'>

/**
 * The question to which a session through `queue` has come: `undefined` at its end, `gone` where
 * the list of its word has it no longer.
 */
export function questionOf(
  { step, dealt: number }: RecallSession,
  {
    queue,
    lists,
    ...drawing
  }: Drawing & { readonly queue: readonly DueWord[]; readonly lists: Lists },
): RecallQuestion | 'gone' | undefined {
  const word = queue.find(({ sense }) => sense === step?.sense)
  if (!step || !word) return undefined
  const { kind } = step
  const isFirstCard = kind === 'teach' && step.lesson?.progress === 'ahead'
  const asked = { word, number, isFirstCard }
  const list = lists.get(step.list)
  const known = list?.places.get(step.sense)
  const place = known !== undefined && known < (list?.index.asked ?? 0) ? known : undefined
  // A word of no list may still have its card.
  if (list && place === undefined && step.list !== '') return 'gone'
  if (kind !== 'choice') return { ...asked, kind, list }
  const item = list && place !== undefined && drawnItem(word, place, list, drawing)
  // Where no five options can be made, the word is asked without.
  return item ? { ...asked, kind, list, item } : { ...asked, kind: 'shown', list }
}

/** Nearer options for a word that was known before, and what was taken for it among them. */
function drawnItem(
  { sense, memory }: DueWord,
  place: number,
  { index, places }: LoadedWords,
  { random, optionText, wrongPicks }: Drawing,
): Item | undefined {
  const drawn = drawItem(index, place, random, {
    direction: 'en-tr',
    optionText,
    wasRight: memory?.wasRight === true,
    confused: wrongPicks(sense)
      .map((pick) => places.get(pick))
      .filter((pick) => pick !== undefined),
  })
  return drawn.ok ? drawn.value : undefined
}
