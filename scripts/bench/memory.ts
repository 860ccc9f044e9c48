import type { LuckRange } from './memory/learner.ts'
import { type Measures, measure, measureDirection } from './memory/measures.ts'
import { contenders, naive, type Scheduler } from './memory/schedulers.ts'
import { type Course, courseDays, simulate } from './memory/simulate.ts'
import { asDecided, otherPassings, simulateTwoWays, twoWayDays } from './memory/two-directions.ts'

const learners = 200
const seeds = [1, 2, 3]
const desiredRetention = 0.9
const fiveOptions: LuckRange = [0.2, 0.35]
const luckier: LuckRange = [0.4, 0.55]
const calibrationLearners = 40

/**
 * How well the guess-aware memory knows simulated learners, beside other schedulers in the same
 * run: the true memory of each learner is FSRS-6 with parameters of their own.
 */
export function run(): void {
  console.log(
    `${learners} learners × ${seeds.length} seeds, ${courseDays} days, asked ${desiredRetention}`,
  )
  const measured = contenders.map((scheduler) => ({
    scheduler,
    ...measure(courses(scheduler, fiveOptions)),
    atEqualRetention: wordsPerHourAtEqualRetention(scheduler),
  }))
  const reference = measured.find(({ scheduler }) => scheduler === naive)
  if (!reference) throw new Error('nothing to compare with')
  for (const row of measured) {
    const perHour = row.atEqualRetention / reference.atEqualRetention
    console.log(
      `${line(row.scheduler.name, row, reference)}  words/h at equal retention ×${perHour.toFixed(3)}`,
    )
  }
  console.log('with luck of 0.40–0.55, which nobody expects:')
  const [lucky, luckyNaive] = [contenders[0] as Scheduler, naive as Scheduler].map((scheduler) => ({
    name: scheduler.name,
    ...measure(courses(scheduler, luckier)),
  }))
  if (lucky && luckyNaive) console.log(line(lucky.name, lucky, luckyNaive))
  runTwoWays()
}

const producers = 60

/** The two memories of a word, for learners who have two: see docs/decisions/024. */
function runTwoWays(): void {
  console.log(`both directions, ${producers} learners × ${seeds.length} seeds, ${twoWayDays} days:`)
  for (const passing of [asDecided, ...otherPassings]) {
    const all = seeds.flatMap((seed) =>
      Array.from({ length: producers }, (_, learner) =>
        simulateTwoWays(passing, seed * 100_000 + learner, desiredRetention),
      ),
    )
    for (const direction of ['recognizing', 'producing'] as const) {
      const { retention, bias, falselyKnown, questions } = measureDirection(
        all.map((course) => course[direction]),
      )
      console.log(
        [
          passing.name.padEnd(15),
          direction.padEnd(12),
          `retention ${retention.toFixed(3)}`,
          `bias ${bias.toFixed(3)}`,
          `falsely known ${falselyKnown.toFixed(4)}`,
          `questions a day ${(questions / all.length / twoWayDays).toFixed(1)}`,
        ].join('  '),
      )
    }
  }
}

function courses(scheduler: Scheduler, luck: LuckRange): Course[] {
  return seeds.flatMap((seed) =>
    Array.from({ length: learners }, (_, learner) =>
      simulate(scheduler, seed * 100_000 + learner, luck, desiredRetention),
    ),
  )
}

/**
 * Words an hour when what the scheduler aims at is set so that the true retention is the one
 * desired: who asks for too little would otherwise look quick.
 */
function wordsPerHourAtEqualRetention(scheduler: Scheduler): number {
  const at = (retention: number) =>
    measure(
      Array.from({ length: calibrationLearners }, (_, learner) =>
        simulate(scheduler, 900_000 + learner, fiveOptions, retention),
      ),
    )
  let [low, high] = [0.5, 0.995]
  for (let step = 0; step < 9; step += 1) {
    const middle = (low + high) / 2
    if (at(middle).retention < desiredRetention) low = middle
    else high = middle
  }
  return at((low + high) / 2).wordsPerHour
}

function line(name: string, own: Measures, reference: Measures): string {
  const ratio = (key: 'excessLogLoss' | 'rmse' | 'pooledRmse' | 'falselyKnown') =>
    `×${(own[key] / reference[key]).toFixed(2)}`
  return [
    name.padEnd(22),
    `log loss ${ratio('excessLogLoss')}`,
    `RMSE ${ratio('rmse')}`,
    `pooled ${ratio('pooledRmse')}`,
    `falsely known ${ratio('falselyKnown')} (${own.falselyKnown.toFixed(3)})`,
    `bias ${own.bias.toFixed(3)}`,
    `retention ${own.retention.toFixed(3)}`,
  ].join('  ')
}
