/** The database of the learning record, as the browser knows it. */
export const databaseName = 'ingilizce-ogreniyorum'

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
