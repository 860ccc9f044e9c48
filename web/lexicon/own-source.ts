import { truth } from '#domain/field-check.ts'
import { localRecord } from '../storage/local-record.ts'

/**
 * Whether the learning record has words of the learner's own, or (`true`) corrections of others: so
 * that whoever has nothing of the kind waits for nothing, and most need no code for it.
 */
export const ownMark = localRecord('io.own', 1, truth)

/** What of the learner's own there is to be read; `undefined` for nothing. */
export function markedOwn(): boolean | undefined {
  const mark = ownMark.read()
  return mark.ok ? mark.value : undefined
}

/** How the learner's own words are read, by the rooms that know: `tellOwn` is called then. */
export const ownSource: {
  read: () => Promise<unknown>
  /** Done once everything is told that is known already. */
  telling: Promise<unknown>
} = { read: async () => undefined, telling: Promise.resolve() }
