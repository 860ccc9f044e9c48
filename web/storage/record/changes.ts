import type {
  AdoptRecord,
  AnswerRecord,
  ChangeableKind,
  Draft,
  LogRecord,
} from '#domain/record/log-record.ts'
import type { Result } from '#domain/result.ts'
import type { Pace } from '../in-slices.ts'
import { randomName } from '../random-name.ts'
import type { LogProblem } from './problem.ts'
import { inLog, keepRecord, recordAll } from './study.ts'

// What is asked of the log and put into it outside of questions, which do not wait for this code.

/** Asks for a word in today's Tekrar; what undo names, or `undefined` where it cannot be kept. */
export async function recordWish(sense: string, list: string): Promise<string | undefined> {
  const round = randomName()
  return (await keepRecord({ kind: 'study', round, sense, list })) ? round : undefined
}
/** Forgets what was recorded of a word; what undo names, or `undefined` where it cannot be kept. */
export async function recordErasure(sense: string): Promise<string | undefined> {
  const round = randomName()
  return (await keepRecord({ kind: 'erase', round, sense })) ? round : undefined
}

/**
 * Changes fields of a kind, all of them or none: what is many, or not needed by a game that goes on,
 * does not wait for the log on this device, and is told where the log cannot take it.
 */
export async function recordChanges(
  kind: ChangeableKind,
  changes: readonly { readonly field: string; readonly value: unknown }[],
  onShare?: Pace['onShare'],
): Promise<Result<undefined, LogProblem>> {
  return await recordAll(
    changes.map((change) => ({ kind, ...change })),
    onShare,
  )
}

/** Takes memories over from another program, all of them or none; in the same way. */
export const recordAdoptions: (
  drafts: readonly Draft<AdoptRecord>[],
  onShare?: Pace['onShare'],
) => Promise<Result<undefined, LogProblem>> = recordAll

/** Takes back what was recorded under these rounds; in the same way. */
export const recordUndos = (rounds: readonly string[]) =>
  recordAll(rounds.map((round) => ({ kind: 'undo', round })))

/** The records of a kind by their ids, as far as they are not `known` already. */
export async function changeRecords(
  kind: ChangeableKind,
  known: ReadonlyMap<string, LogRecord>,
): Promise<Result<ReadonlyMap<string, LogRecord>, LogProblem>> {
  return await inLog((session) => session.changeRecords(kind, known))
}

/** Calls `onChange` whenever records of a kind may have changed, once the log can be opened. */
export async function followChanges(
  kind: ChangeableKind,
  onChange: () => void,
): Promise<Result<void, LogProblem>> {
  return await inLog(async (session) => session.followChanges(kind, onChange))
}

/** What the learner has picked wrongly for these senses, the latest first, as far as it can be read. */
export async function wrongPicksFor(
  senses: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (senses.length === 0) return new Map()
  const picks = await inLog((session) => session.wrongPicksFor(senses))
  return picks.ok ? picks.value : new Map()
}

/** The answers of a run, see `roundName`, that still count; `undefined` where they cannot be read. */
export async function answersOfRun(run: string): Promise<readonly AnswerRecord[] | undefined> {
  const answers = await inLog((session) => session.answersOfRun(run))
  return answers.ok ? answers.value : undefined
}
