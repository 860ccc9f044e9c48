import { isAnswer, type SenseRecord } from './log-record.ts'

/**
 * The senses that the learner has picked wrongly among options, by the sense that was asked: the
 * latest first, each once. `records` are those that count, in any order.
 */
export function wrongPicks(
  records: readonly SenseRecord[],
): ReadonlyMap<string, readonly string[]> {
  const picks = new Map<string, string[]>()
  const latestFirst = records.filter(isAnswer).toSorted((a, b) => (a.id < b.id ? 1 : -1))
  for (const { sense, question, grade, chosen } of latestFirst) {
    if (question !== 'choice' || grade !== 'again' || chosen === null) continue
    const known = picks.get(sense) ?? []
    if (!known.includes(chosen)) picks.set(sense, [...known, chosen])
  }
  return picks
}
