/** The database of the learning record, as the browser knows it. */
export const databaseName = 'ingilizce-ogreniyorum'

// What waits for a tab that does not let go is done when that tab is closed.
const deletionPatienceMs = 3000

/**
 * The database as it is stored, whatever version has written it; `undefined` where there is none.
 * Whoever opens it closes it soon: meanwhile nobody can bring it up to date.
 */
export async function openAsStored(name: string): Promise<IDBDatabase | undefined> {
  // Where there is no IndexedDB, opening it will say so.
  if (!globalThis.indexedDB) return undefined
  return await new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    let isNew = false
    opening.onupgradeneeded = () => {
      // To look must not create.
      isNew = true
      opening.transaction?.abort()
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => (isNew ? resolve(undefined) : reject(opening.error))
  })
}

/**
 * The same, as long as that takes no more than `patienceMs`: while an update waits for a tab that does
 * not let go, nothing is opened.
 *
 * @throws a `DOMException` where the browser does not hand it out, or not in time.
 */
export async function openInTime(
  name: string,
  patienceMs: number,
): Promise<IDBDatabase | undefined> {
  if (!globalThis.indexedDB) throw new DOMException('there is no IndexedDB', 'InvalidStateError')
  const opening = openAsStored(name)
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new DOMException('the database does not open', 'TimeoutError')),
    patienceMs,
  )
  try {
    return await Promise.race([opening, late])
  } catch (error) {
    // Should it open after all, nobody waits for it any more.
    void opening.then((database) => database?.close()).catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** The version of the database as it is stored, in Dexie's tenths; 0 where there is none yet. */
export async function storedVersion(name: string): Promise<number> {
  const database = await openAsStored(name)
  database?.close()
  return database?.version ?? 0
}

/**
 * Deletes the database, whatever version or damage it is in; tells whether everything in it is gone.
 * First what is in it, so that nothing is left even where another tab does not let go of the rest;
 * every other connection is told by the browser to close, and cannot write into it any more.
 */
export async function deleteDatabase(name: string): Promise<boolean> {
  if (!globalThis.indexedDB) return true
  const isEmpty = await emptied(name).catch(() => false)
  const isDeleted = await new Promise<boolean>((resolve) => {
    const deleting = indexedDB.deleteDatabase(name)
    deleting.onsuccess = () => resolve(true)
    deleting.onerror = () => resolve(false)
    setTimeout(() => resolve(false), deletionPatienceMs)
  })
  return isEmpty || isDeleted
}

async function emptied(name: string): Promise<boolean> {
  const database = await openInTime(name, deletionPatienceMs)
  if (!database || database.objectStoreNames.length === 0) return true
  try {
    const stores = [...database.objectStoreNames]
    const clearing = database.transaction(stores, 'readwrite')
    for (const store of stores) clearing.objectStore(store).clear()
    return await new Promise((resolve) => {
      clearing.oncomplete = () => resolve(true)
      clearing.onabort = () => resolve(false)
    })
  } finally {
    database.close()
  }
}
