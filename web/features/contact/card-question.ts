import { drawItem } from '#domain/quiz/draw-item.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import type { Random } from '#domain/random.ts'
import { randomBelow } from '#domain/random.ts'
import type { Result } from '#domain/result.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'
import { listOfStarter, loadStarter } from '../../lexicon/load-quiz-part.ts'
import type { CardOption } from './question-card.tsx'

export type CardQuestion = { readonly word: string; readonly options: readonly CardOption[] }

/**
 * An easy question: an English word and the Turkish glosses of five words like it. The few words of
 * the starter will do: the server knows all of them, and it is the server that guards.
 *
 * @param before the word asked before, which is not asked again at once.
 */
export async function drawCardQuestion(
  random: Random,
  before: string | undefined,
): Promise<Result<CardQuestion, LoadProblem>> {
  const list = await loadStarter(listOfStarter)
  if (!list.ok) return list
  const { index } = list.value
  for (;;) {
    const target = randomBelow(index.asked, random)
    const drawn = drawItem(index, target, random)
    const { word } = entryAt(index, target)
    if (!drawn.ok || word === before) continue
    const options = drawn.value.options.map((place) => ({
      answer: entryAt(index, place).gloss,
      isCorrect: place === target,
    }))
    return { ok: true, value: { word, options } }
  }
}
