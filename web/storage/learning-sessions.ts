import {
  anyNumber,
  listOf,
  objectOf,
  oneOf,
  orAbsent,
  orNull,
  type Passing,
  text,
  truth,
} from '#domain/field-check.ts'
import { learningState } from '#domain/learning/learning-session.ts'
import { type LocalRecord, localRecord, storedKeys } from './local-record.ts'

const mostSteps = 2000
const id = text(100)
const senses = listOf(id, 100)

const learning = objectOf({
  /** Another with each change: by it a tab sees that another has gone on. */
  version: id,
  changedAt: anyNumber,
  /** Which session it is: another may be begun on the same set. Older ones have no name. */
  begun: orAbsent(id),
  senses,
  steps: listOf(
    objectOf({
      sense: id,
      kind: oneOf(['understood', 'known', 'choice', 'recall']),
      isRight: truth,
      // JSON has no undefined.
      round: orNull(id),
      seconds: anyNumber,
    }),
    mostSteps,
  ),
})

/** A session of Öğren as it is stored. */
export type StoredLearning = Passing<typeof learning>

const sweep = objectOf({
  version: id,
  changedAt: anyNumber,
  /** Whether it was ended before its last word: then it is not gone on with. */
  isClosed: truth,
  seed: anyNumber,
  senses: listOf(id, 20_000),
  steps: listOf(
    objectOf({
      sense: id,
      kind: oneOf(['known', 'unknown', 'check']),
      isRight: truth,
      round: id,
    }),
    40_000,
  ),
})

/** A Tarama as it is stored. */
export type StoredSweep = Passing<typeof sweep>

const learningPrefix = 'io.learn.'
const sweepPrefix = 'io.sweep.'

/** Where the session on a set lies; sets by what stands behind the `?` of their address. */
export function learningRecord(search: string): LocalRecord<StoredLearning> {
  return localRecord(`${learningPrefix}${search}`, 1, learning)
}

/** Where the sweep through a set lies. */
export function sweepRecord(search: string): LocalRecord<StoredSweep> {
  return localRecord(`${sweepPrefix}${search}`, 1, sweep)
}

/** The set of the session that was open last and has not ended; `undefined` where there is none. */
export function openLearningSearch(): string | undefined {
  return keptSessions().find(({ value }) => learningState(value).turn)?.search
}

/** The set that was learned from last, whether its session has ended or not. */
export function lastLearningSearch(): string | undefined {
  return keptSessions()[0]?.search
}

/** The sessions that lie on the device, the one changed last first. */
function keptSessions() {
  return storedKeys(learningPrefix)
    .flatMap((key) => {
      const search = key.slice(learningPrefix.length)
      const stored = learningRecord(search).read()
      return stored.ok && stored.value ? [{ search, value: stored.value }] : []
    })
    .toSorted((a, b) => b.value.changedAt - a.value.changedAt)
}

// Of sets that nobody comes back to. What was learned in them is in the learning record.
const mostKept = 20

/** Makes room for another: of sessions and of sweeps those that were changed last stay. */
export function dropOldSessions(): void {
  for (const [prefix, recordOf] of [
    [learningPrefix, learningRecord],
    [sweepPrefix, sweepRecord],
  ] as const) {
    const kept = storedKeys(prefix).map((key) => {
      const record = recordOf(key.slice(prefix.length))
      const stored = record.read()
      return { record, changedAt: stored.ok ? (stored.value?.changedAt ?? 0) : 0 }
    })
    const old = kept.toSorted((a, b) => b.changedAt - a.changedAt).slice(mostKept)
    for (const { record } of old) record.remove()
  }
}
