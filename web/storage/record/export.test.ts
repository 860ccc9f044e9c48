import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { LogRecord } from '#domain/record/log-record.ts'
import { aDevice, forgetDevices } from './a-device.test-support.ts'
import { readBackup } from './backup.ts'
import { makeBackup } from './export.ts'
import { deleteDatabase } from './stored-database.ts'
import { storedRecords } from './stored-records.ts'

afterEach(forgetDevices)

async function exported(name: string): Promise<LogRecord[]> {
  const backup = await makeBackup(5, [], name)
  const records: LogRecord[] = []
  if (!backup.ok) throw new Error(backup.problem)
  await readBackup(backup.value.file, (record) => records.push(record))
  return records
}

test('a backup has every record, however many, in whatever version the database is', async () => {
  const device = await aDevice('a')
  await Promise.all(Array.from({ length: 11 }, (_, at) => device.answer({ round: `g.${at}` })))
  const [first] = await device.records()
  const more = Array.from({ length: 4500 }, (_, at) => ({
    ...first,
    id: `00${String(at).padStart(7, '0')}0000-b`,
  })) as LogRecord[]
  await device.database.records.bulkAdd(more)
  const records = await device.records()
  device.database.close()
  await new Promise((resolve) => {
    indexedDB.open(device.database.name, 990).onsuccess = ({ target }) => {
      ;(target as IDBOpenDBRequest).result.close()
      resolve(undefined)
    }
  })

  expect(await exported(device.database.name)).toEqual(records)
  await deleteDatabase(device.database.name)
  expect(await makeBackup(5, [], device.database.name)).toEqual({ ok: false, problem: 'empty' })
})

test('where nothing is recorded there is no backup, and no database is made by looking', async () => {
  expect(await makeBackup(5, [], 'never-made')).toEqual({ ok: false, problem: 'empty' })
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('never-made')
})

test('records that will not come back are counted, and the others are in it', async () => {
  const device = await aDevice('a')
  await device.answer()
  const [record] = await device.records()
  await device.database.records.add({ ...record, id: '1', offsetMinutes: 1e308 } as LogRecord)

  expect(await makeBackup(5, [], device.database.name)).toMatchObject({
    value: { records: 1, unreadable: 1 },
  })
  expect(await exported(device.database.name)).toEqual([record])
})

test('what is not in the log yet is in the backup', async () => {
  const device = await aDevice('a')
  await device.answer()
  const [record] = await device.records()
  const waiting = { ...record, id: '0zzzzzzzz0000-p', device: 'p' } as LogRecord

  expect(await makeBackup(5, [waiting], device.database.name)).toMatchObject({
    value: { records: 2, unreadable: 0 },
  })
})

test('where the browser keeps its databases to itself there is no backup', async () => {
  const { indexedDB: own } = globalThis
  try {
    Reflect.deleteProperty(globalThis, 'indexedDB')
    expect(await makeBackup(5)).toEqual({ ok: false, problem: 'unavailable' })
    globalThis.indexedDB = {
      open() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    } as unknown as IDBFactory
    expect(await makeBackup(5)).toEqual({ ok: false, problem: 'unavailable' })
  } finally {
    globalThis.indexedDB = own
  }
})

test('a database that does not open is not waited for without end', async () => {
  const { indexedDB: own } = globalThis
  vi.useFakeTimers()
  try {
    globalThis.indexedDB = { open: () => ({}) } as unknown as IDBFactory
    const reading = storedRecords().next()
    const said = expect(reading).rejects.toMatchObject({ name: 'TimeoutError' })
    await vi.runAllTimersAsync()
    await said
  } finally {
    globalThis.indexedDB = own
    vi.useRealTimers()
  }
})
