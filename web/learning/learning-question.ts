import type { LearningTurn } from '#domain/learning/learning-session.ts'
import { drawItem, type Item } from '#domain/quiz/draw-item.ts'
import { plainManner } from '#domain/quiz/manner.ts'
import type { Random } from '#domain/random.ts'
import type { OptionText } from '#domain/words/entry.ts'
import { type LoadedWords, sourceAt, type WordSource } from '../lexicon/quiz-parts.ts'

/** What is on the screen: a word's card, or a question about it. */
export type LearningQuestion = {
  readonly turn: LearningTurn
  /** How far the session had come: a word that comes again is another question. */
  readonly number: number
  /** Its options; `undefined` where it is asked without, or five cannot be made. */
  readonly item: Item | undefined
  readonly source: Pick<WordSource, 'list' | 'version'>
  /** Where its options are. */
  readonly words: LoadedWords | undefined
}

/** The question that is due; where no five options can be made, it is asked without. */
export function questionFor({
  turn,
  number,
  words,
  ...drawing
}: LearningDrawing & {
  readonly turn: LearningTurn
  readonly number: number
  readonly words: LoadedWords | undefined
}): LearningQuestion {
  const place = askedPlace(words, turn.sense)
  if (!words || place === undefined) {
    return { turn, number, item: undefined, source: { list: '', version: '' }, words }
  }
  const item = turn.kind === 'choice' ? itemAt(words, place, drawing) : undefined
  return { turn, number, item, source: sourceAt(words, place), words }
}

/** What the options of a question are drawn with. */
export type LearningDrawing = {
  readonly random: Random
  /** What the options show, as the learner has set it now. */
  readonly optionText?: (() => OptionText) | undefined
}

/** Five options for the word at `place`; `undefined` where they cannot be made. */
export function itemAt(
  { index }: LoadedWords,
  place: number,
  { random, optionText = () => 'definition' }: LearningDrawing,
): Item | undefined {
  const drawn = drawItem(index, place, random, { ...plainManner, optionText: optionText() })
  return drawn.ok ? drawn.value : undefined
}

/** Where `words` asks a sense; `undefined` where it does not. */
export function askedPlace(words: LoadedWords | undefined, sense: string): number | undefined {
  const place = words?.places.get(sense)
  return words && place !== undefined && place < words.index.asked ? place : undefined
}
