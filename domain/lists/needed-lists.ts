import { type LogRecord, latestValues } from '../record/log-record.ts'
import { atOnce } from '../steps.ts'
import { listFields, listsOf } from './list-records.ts'

/**
 * Those of the records that are to be removed from a log which make lists that have words all the
 * same: put there by records that stay. Without them nobody would find these words any more.
 */
export function recordsOfNeededLists(
  removed: readonly LogRecord[],
  staying: readonly LogRecord[],
): ReadonlySet<string> {
  const isOfList = (record: LogRecord) =>
    'field' in record && record.kind === 'list' && typeof record.field === 'string'
  const made = removed.filter(isOfList) as readonly (LogRecord & { readonly field: string })[]
  const named = new Map(
    [...latestValues(made, 'list')].filter(([field]) => field.endsWith(listFields.name(''))),
  )
  const left = latestValues(staying, 'list')
  const there = new Set(atOnce(listsOf(left)).map(({ id }) => id))
  const needed = atOnce(listsOf(new Map([...named, ...left]))).filter(
    ({ id, words }) => !there.has(id) && words.length > 0,
  )
  const fields = new Set(needed.flatMap(({ id }) => [listFields.name(id), listFields.rank(id)]))
  return new Set(made.filter(({ field }) => fields.has(field)).map(({ id }) => id))
}
