import { type FortnightEnd, fortnight, simulateFortnight } from './memory/fortnight.ts'

const learners = 500

/**
 * A fortnight of simulated learners who learn words in Öğren and come to Tekrar every day: what they
 * recall at its end. `e2e/fortnight.e2e.ts` walks one of them through the real screens.
 */
export function run(): void {
  const ends = Array.from({ length: learners }, (_, seed) => simulateFortnight(seed))
  const words = [...fortnight.sessions.values()].reduce((all, count) => all + count, 0)
  console.log(`${learners} learners, ${words} words, ${fortnight.days} days`)
  for (const what of ['trueRecall', 'believedRecall', 'retention'] as const) {
    const at = (share: number) => quantile(ends, what, share).toFixed(3)
    console.log(`${what.padEnd(15)} median ${at(0.5)}, 1 % below ${at(0.01)}, above ${at(0.99)}`)
  }
}

/** What a share of `ends` is below. */
export function quantile(
  ends: readonly FortnightEnd[],
  of: keyof FortnightEnd,
  share: number,
): number {
  const values = ends.map((end) => end[of]).toSorted((a, b) => a - b)
  return values[Math.floor(share * (values.length - 1))] ?? Number.NaN
}
