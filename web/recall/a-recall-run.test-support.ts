import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { seededRandom } from '#domain/random.ts'
import type { DueWord } from '#domain/recall/recall-queue.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { wordsInMemory } from '../lexicon/quiz-parts.ts'
import { aLog } from '../question/a-log.test-support.ts'
import type { Lists } from './recall-question.ts'
import { createRecallRun, type RecallDependencies } from './recall-run.ts'

export const sense = (place: number) => `word${place}.n.1`

export const word = (place: number, more: Partial<DueWord> = {}): DueWord => ({
  sense: sense(place),
  list: 'zor',
  memory: { stabilityDays: 1, difficulty: 5, lastDay: 0, wasRight: true },
  answers: 2,
  taughtDay: 0,
  isStudied: true,
  wantedDay: undefined,
  lastDay: 0,
  direction: 'en-tr',
  isNew: 'taughtDay' in more && more.taughtDay === undefined,
  ...more,
})
export const firm = { stabilityDays: 9, difficulty: 5, lastDay: 0, wasRight: true }

/** A run on a queue that the test changes as the record would. */
export function aRun(
  queue: DueWord[],
  {
    entries = someEntries(12),
    keptWhen,
    lists,
    ...learner
  }: {
    entries?: WordEntry[]
    keptWhen?: () => Promise<void>
    lists?: Lists
  } & Partial<Pick<RecallDependencies, 'optionText' | 'wrongPicks'>> = {},
) {
  let seconds = 0
  const list = wordsInMemory({ part: 'zor', version: 'v1', asked: entries.length, entries })
  const { records, ...recording } = aLog(keptWhen)
  const store = createRecallRun({
    today: () => queue,
    lists: lists ?? new Map([['zor', list]]),
    random: seededRandom(3),
    newId: () => 'run',
    seconds: () => seconds,
    ...recording,
    ...learner,
  })
  return {
    ...store.getState(),
    now: store.getState,
    pass: (passed: number) => (seconds += passed),
    known: (place: number) =>
      queue.splice(
        queue.findIndex((one) => one.sense === sense(place)),
        1,
      ),
    records,
  }
}

export type Run = ReturnType<typeof aRun>

export function question(run: Run) {
  const { onScreen } = run.now()
  if (onScreen.phase === 'over') throw new Error('nothing is on the screen')
  return onScreen.question
}
export function choice(run: Run) {
  const asked = question(run)
  if (asked.kind !== 'choice') throw new Error(`${asked.kind}, not choice`)
  return asked
}
/** What is on the screen, in words: *asking choice word0.n.1*. */
export function seen(run: Run): string {
  const { onScreen } = run.now()
  if (onScreen.phase === 'over') return 'over'
  const { kind, word } = onScreen.question
  return `${onScreen.phase} ${kind} ${word.sense}`
}
