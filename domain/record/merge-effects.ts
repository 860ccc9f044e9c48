import {
  type ChangeableKind,
  changeableKinds,
  isAnswer,
  isErase,
  type LogRecord,
  latestValues,
  standing,
} from './log-record.ts'

/** What becomes of a log when records are added to it, in what the learner calls things. */
export type MergeEffects = {
  /** Answers that come with them. */
  readonly answers: number
  /** What else comes. */
  readonly others: number
  /** Words of which something that is recorded is forgotten. */
  readonly erasedWords: number
  /** Answers and wishes that are recorded and are taken back. */
  readonly takenBack: number
  /** Words of which something that was forgotten or taken back counts again. */
  readonly restoredWords: number
  /** Settings that get another value. */
  readonly settings: ReadonlyMap<string, unknown>
  /** Other fields that had a value and get another one, of lists and corrections. */
  readonly overwritten: number
}

/**
 * What adding `fresh` to `existing` would do. Nothing that is there is ever deleted; but an erasure,
 * an undo or a setting among what comes acts on it.
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
  const changes = changeableKinds.map((kind) => ({ kind, ...changedValues(existing, all, kind) }))
  return {
    answers,
    others: fresh.length - answers,
    erasedWords: countSenses(erased),
    takenBack: lost.length - erased.length,
    restoredWords: countSenses(restored),
    settings: changes.find(({ kind }) => kind === 'setting')?.values ?? new Map(),
    overwritten: changes
      .filter(({ kind }) => kind !== 'setting')
      .reduce((sum, { overwritten }) => sum + overwritten, 0),
  }
}

function countSenses(records: readonly LogRecord[]): number {
  return new Set(records.map((record) => 'sense' in record && record.sense)).size
}

/** The fields of a kind that get another value, and how many of them had one. */
function changedValues(
  existing: readonly LogRecord[],
  all: readonly LogRecord[],
  kind: ChangeableKind,
): { readonly values: ReadonlyMap<string, unknown>; readonly overwritten: number } {
  const before = latestValues(existing, kind)
  const values = new Map(
    latestValues(all, kind)
      .entries()
      .filter(([field, value]) => !before.has(field) || !areSame(before.get(field), value)),
  )
  return {
    values,
    overwritten: values
      .keys()
      .filter((field) => before.has(field))
      .toArray().length,
  }
}

// As JSON, which is what a value travels as.
function areSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
