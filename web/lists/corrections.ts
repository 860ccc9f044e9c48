import { useEffect } from 'react'
import { type Correction, correctionChanges, correctionsOf } from '#domain/lists/correction.ts'
import type { Result } from '#domain/result.ts'
import type { LogProblem } from '../storage/record/problem.ts'
import { createChangeable, type Done } from './changeable.ts'

/** For the room itself. */
export const keptCorrections = createChangeable('correction', correctionsOf)
const none: ReadonlyMap<string, Correction> = new Map()

/** What the learner has corrected, by sense, live in every tab; nothing until it is read. */
export function useCorrections(): ReadonlyMap<string, Correction> {
  useEffect(() => void keptCorrections.follow(), [])
  return keptCorrections.use(({ derived }) => derived) ?? none
}

/** The corrections as they are now; a problem where the log is not to be had. */
export async function loadCorrections(): Promise<
  Result<ReadonlyMap<string, Correction>, LogProblem>
> {
  return await keptCorrections.read()
}

/** Makes `correction` all that is corrected of a sense; an empty one leaves it to the lexicon again. */
export async function correctSense(
  sense: string,
  correction: Correction,
): Promise<Result<Done<undefined>, LogProblem>> {
  return await keptCorrections.change(() => ({
    ok: true,
    value: { changes: correctionChanges(sense, correction), value: undefined },
  }))
}
