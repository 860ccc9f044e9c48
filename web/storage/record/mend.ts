import { clockOf, restamped } from '#domain/record/log-clock.ts'
import type { StudyDatabase } from './database.ts'

/**
 * Whether records of the log have ids that no clock of ours can have made. A look at the latest is
 * enough: whatever damages a clock leaves them at the end.
 */
export async function isDamaged(database: StudyDatabase): Promise<boolean> {
  const latest = await database.records.orderBy('id').last()
  return latest !== undefined && clockOf(latest.id) === undefined
}

/** Gives such records ids by which they can be read again; see `restamped`. */
export async function mend(database: StudyDatabase): Promise<void> {
  await database.transaction('rw', database.records, async () => {
    const ids = await database.records.toCollection().primaryKeys()
    const damaged = await database.records.bulkGet(ids.filter((id) => clockOf(id) === undefined))
    const found = new Map(damaged.flatMap((record) => (record ? [[record.id, record]] : [])))
    if (found.size === 0) return
    const moved = restamped(ids.map((id) => found.get(id) ?? { id, device: '', at: 0 }))
    await database.records.bulkDelete([...found.keys()])
    await database.records.bulkAdd(
      [...found.values()].map((record) => ({ ...record, id: moved.get(record.id) ?? record.id })),
    )
  })
}
