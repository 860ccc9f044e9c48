import type { PastAnswer } from '../record/answer-history.ts'
import { isWithin, type Period } from './per-period.ts'

/** A word that was missed: how often, and how often it was asked at all. */
export type HardWord = {
  readonly sense: string
  readonly misses: number
  readonly answers: number
}

// With fewer misses in all, none of them says that a word is hard.
const leastMisses = 3
// As many as the address of a set holds.
const mostWords = 60

/**
 * The words missed most in `period`, the most misses first; of equal ones first those that were
 * asked less often. None as long as there were hardly any misses.
 */
export function hardWords(
  answers: readonly PastAnswer[],
  period: Period,
  today: number,
): readonly HardWord[] {
  const counts = new Map<string, { misses: number; answers: number }>()
  let misses = 0
  for (const { sense, day, grade } of answers) {
    if (!isWithin(day, period, today)) continue
    const count = counts.get(sense) ?? { misses: 0, answers: 0 }
    counts.set(sense, count)
    count.answers += 1
    if (grade !== 'again') continue
    count.misses += 1
    misses += 1
  }
  if (misses < leastMisses) return []
  return [...counts]
    .filter(([, count]) => count.misses > 0)
    .map(([sense, count]) => ({ sense, ...count }))
    .sort((a, b) => b.misses - a.misses || a.answers - b.answers || (a.sense < b.sense ? -1 : 1))
    .slice(0, mostWords)
}
