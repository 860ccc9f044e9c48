import { dayOf } from '../day.ts'
import type { Query } from './database.ts'

/**
 * How many more rows `table` takes today (UTC), at most `asked`.
 *
 * Two processes that ask in the same moment may each be told of the same room.
 *
 * @param perDay `undefined` where there is no limit.
 */
export async function roomToday(
  query: Query,
  table: 'messages' | 'reports',
  perDay: number | undefined,
  asked: number,
  now: number,
): Promise<number> {
  if (perDay === undefined) return asked
  const { count } = await query
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('received_at', '>=', Date.parse(dayOf(now)))
    .executeTakeFirstOrThrow()
  return Math.max(0, Math.min(asked, perDay - count))
}
