import { type AnswerGroups, countAnswers } from './results.ts'

/** The selected slice of the pie: right answers, wrong ones, nothing. */
export type Slice = 0 | 1 | 2

/** What the pie is drawn from. */
export function chartData(groups: AnswerGroups) {
  const { correct, wrong } = countAnswers(groups)
  return {
    labels: ['Doğru', 'Yanlış'],
    datasets: [{ label: '# of Votes', data: [correct, wrong] }],
  } as const
}

/** The words that a selected slice lists: answered rightly (0), right but not selected (1), none. */
export function wordsOfSlice(groups: AnswerGroups, slice: Slice): string[] {
  if (slice === 2) return []
  return groups
    .flat()
    .filter((entry) => entry.isTrue && entry.isSelection === (slice === 0))
    .map((entry) => entry.word)
}

/** The share of `part` in `total` in whole per cent; 0 of nothing is 0. */
export function percent(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part / total) * 100)
}
