import type { PastAnswer } from '../record/answer-history.ts'
import { type Cefr, cefrLevels } from '../words/entry.ts'

/** How many answers there were to words of a level, and how many of them were right. */
export type LevelAccuracy = {
  readonly cefr: Cefr
  readonly answers: number
  readonly right: number
}

/** The level of each sense that has one. */
export type Levels = ReadonlyMap<string, Cefr>

/**
 * Right answers of every kind by the level of their word, easiest level first; levels without an
 * answer are left out, and so are senses without a level.
 */
export function accuracyByLevel(answers: readonly PastAnswer[], levels: Levels): LevelAccuracy[] {
  const byLevel = Map.groupBy(answers, ({ sense }) => levels.get(sense))
  return cefrLevels.flatMap((cefr) => {
    const given = byLevel.get(cefr)
    if (!given) return []
    const right = given.filter(({ grade }) => grade !== 'again').length
    return [{ cefr, answers: given.length, right }]
  })
}
