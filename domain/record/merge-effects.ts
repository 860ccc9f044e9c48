import { isAnswer, isErase, type LogRecord, latestValues, standing } from './log-record.ts'

/** What becomes of a log when records are added to it, in what the learner calls things. */
export type MergeEffects = {
  /** Answers that come with them. */
  readonly answers: number
  /** What else comes, record by record. */
  readonly others: number
  /** Of how many words something comes that is no answer: a wish, a teaching, a claim, a memory. */
  readonly studiedWords: number
  /** Words of which something that is recorded is forgotten. */
  readonly erasedWords: number
  /** Answers and wishes that are recorded and are taken back. */
  readonly takenBack: number
  /** Words of which something that was forgotten or taken back counts again. */
  readonly restoredWords: number
  /** Settings that get another value. */
  readonly settings: ReadonlyMap<string, unknown>
}

/**
 * What adding `fresh` to `existing` would do. Nothing that is there is ever deleted; but an erasure,
 * an undo or a setting among what comes acts on it. What it does to lists, `listEffects` tells.
 */
export function mergeEffects(
  existing: readonly LogRecord[],
  fresh: readonly LogRecord[],
): MergeEffects {
  const all = [...existing, ...fresh]
  const before = standing(existing)
  const after = new Set(standing(all).map(({ id }) => id))
  const counted = new Set(before.map(({ id }) => id))
  const erasedSenses = new Set(fresh.filter(isErase).map(({ sense }) => sense))
  const lost = before.filter(({ id }) => !after.has(id))
  const erased = lost.filter(({ sense }) => erasedSenses.has(sense))
  const restored = existing.filter(({ id }) => after.has(id) && !counted.has(id))
  const answers = fresh.filter(isAnswer).length
  return {
    answers,
    others: fresh.length - answers,
    studiedWords: countSenses(fresh.filter(({ kind }) => studying.includes(kind))),
    erasedWords: countSenses(erased),
    takenBack: lost.length - erased.length,
    restoredWords: countSenses(restored),
    settings: changedSettings(existing, all),
  }
}

const studying: readonly LogRecord['kind'][] = ['study', 'teach', 'claim', 'adopt']

function countSenses(records: readonly LogRecord[]): number {
  return new Set(records.map((record) => 'sense' in record && record.sense)).size
}

function changedSettings(
  existing: readonly LogRecord[],
  all: readonly LogRecord[],
): ReadonlyMap<string, unknown> {
  const before = latestValues(existing, 'setting')
  const after = latestValues(all, 'setting').entries()
  return new Map(
    after.filter(([field, value]) => !before.has(field) || !areSame(before.get(field), value)),
  )
}

// As JSON, which is what a value travels as.
function areSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
