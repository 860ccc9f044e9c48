import { databaseName, openInTime } from './stored-database.ts'

const partSize = 2000

// A database that another tab is just changing answers when that is done.
const patienceMs = 10_000

/**
 * Every record of the log as it is stored, in parts, in the order of their ids: by the browser's plain
 * interface and whatever version wrote it, so that it works where the log itself cannot be opened.
 * Nothing is created, raised or written.
 *
 * @throws a `DOMException` where the browser does not hand it out.
 */
export async function* storedRecords(name = databaseName): AsyncGenerator<readonly unknown[]> {
  const database = await openInTime(name, patienceMs)
  try {
    if (!database?.objectStoreNames.contains('records')) return
    let after: IDBKeyRange | undefined
    for (;;) {
      // A transaction for each part, since none waits while a part is being packed. Records are only
      // ever added, and later ones come after.
      const records = database.transaction('records').objectStore('records')
      const [part, keys] = await Promise.all([
        settled(records.getAll(after, partSize)),
        settled(records.getAllKeys(after, partSize)),
      ])
      if (part.length > 0) yield part
      if (part.length < partSize) return
      after = IDBKeyRange.lowerBound(keys.at(-1), true)
    }
  } finally {
    database?.close()
  }
}

/** What goes with the log under `fact`; `undefined` where there is no such thing. */
export async function storedFact(fact: string, name = databaseName): Promise<unknown> {
  const database = await openInTime(name, patienceMs)
  try {
    if (!database?.objectStoreNames.contains('facts')) return undefined
    const found = await settled(database.transaction('facts').objectStore('facts').get(fact))
    return (found as { readonly value: unknown } | undefined)?.value
  } finally {
    database?.close()
  }
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
